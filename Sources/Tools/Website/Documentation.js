// On paper, each question is followed by its answer, which is in the last of two tabs.
addEventListener("beforeprint", () => {
  for (const tab of document.querySelectorAll(".tabnav-items > :last-child a")) tab.click()
})

// docc's pages call themselves "… | Documentation".
new MutationObserver(() => {
  const title = document.title.replace(/^(?!ClassicRedux)(.*) \| Documentation$/, "$1 | ClassicRedux")
  if (title !== document.title) document.title = title
}).observe(document.querySelector("title"), { childList: true })
