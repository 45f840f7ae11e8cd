// Errors you will see: a type of your own with the same name.
// Compiled with: the copied files

// error: invalid redeclaration of 'Route'
struct Route { var path = "" }
