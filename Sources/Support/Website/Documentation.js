// On paper, each question is followed by its answer, which is in the last of two tabs.
addEventListener("beforeprint", () => {
  for (const tabs of document.querySelectorAll(".TabNavigator .tabnav-items")) tabs.lastElementChild.querySelector("a").click()
})

// docc's pages call themselves "… | Documentation".
new MutationObserver(() => {
  const title = document.title.replace(/ \| Documentation$/, " | ClassicRedux")
  if (title !== document.title) document.title = title
}).observe(document.querySelector("title"), { childList: true })
