// On paper, each question is followed by its answer, which is in the last of two tabs.
addEventListener("beforeprint", () => {
  for (const tabs of document.querySelectorAll(".TabNavigator .tabnav-items")) tabs.lastElementChild.querySelector("a").click()
})

// docc's pages call themselves "… | Documentation". The first page has a title of its own.
const [first, title] = [location.pathname, document.title]
new MutationObserver(() => {
  const wanted = location.pathname === first ? title : document.title.replace(/ \| Documentation$/, " | ClassicRedux")
  if (wanted !== document.title) document.title = wanted
}).observe(document.querySelector("title"), { childList: true })
