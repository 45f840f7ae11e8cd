// Errors you will see: a type of your own with the same name.
// SPDX-License-Identifier: MIT
// Compiled with: the copied files

// error: invalid redeclaration of 'Route'
struct Route { var path = "" }
