// Runs before everything else, in three parts.

// A chosen scheme never flashes in the other one.
try {
  const chosen = localStorage.getItem('scheme')
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.scheme = chosen
} catch {
  // Storage may be forbidden; the system's preference stands.
}

// What this address will need is asked for now; the build has laid it into the page as data (preloadScreens.ts).
try {
  const { languages, fallback, texts, screens } = JSON.parse(document.getElementById('screens').textContent)
  const path = location.pathname
  const screen = screens.find((one) => (one.isWhole ? path === one.path : path.startsWith(one.path)))
  const baseOf = (code) => code.split('-')[0].toLowerCase()
  const stored = localStorage.getItem('i18nextLng')
  const language =
    languages.find((code) => code === stored) ??
    navigator.languages
      .map((wanted) => languages.find((code) => baseOf(code) === baseOf(wanted)))
      .find(Boolean)
  const hint = (rel, href, as) => {
    const link = document.createElement('link')
    Object.assign(link, { crossOrigin: '', rel, href })
    if (as) link.as = as
    document.head.append(link)
  }
  for (const name of ['common', screen?.namespace]) {
    const file = texts[language]?.[name] ?? texts[fallback][name]
    if (file) hint('modulepreload', `/${file}`)
  }
  for (const file of screen?.files ?? []) {
    if (file.endsWith('.css')) hint('preload', `/${file}`, 'style')
    else hint('modulepreload', `/${file}`)
  }
  if (screen?.reads)
    hint('preload', screen.reads + (screen.isWhole ? '' : path.slice(screen.path.length)), 'fetch')
} catch {
  // Nothing is asked for early; all of it is fetched when it is needed.
}

// The browser's question whether to install comes once, maybe before anybody listens (pwa/installing.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
