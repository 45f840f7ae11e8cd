// docc's pages call themselves "… | Documentation".
new MutationObserver(() => {
  const title = document.title.replace(/^(?!ClassicRedux)(.*) \| Documentation$/, "$1 | ClassicRedux")
  if (title !== document.title) document.title = title
}).observe(document.querySelector("title"), { childList: true })
