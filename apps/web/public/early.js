// Runs before everything else, and before anything is painted.

// A chosen scheme never flashes in the other one.
try {
  const chosen = localStorage.getItem('scheme')
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.scheme = chosen
} catch {
  // Storage may be forbidden; the system's preference stands.
}

// The page comes as a guest sees it, in the language that the server took for his. Where it is not this visitor's, none
// of it is shown: who is signed in waits as he is used to (`waiting`); another language or address begins empty (`blank`).
try {
  const page = document.documentElement
  const { at = '*', asks = '' } = page.dataset
  const { pathname } = location
  const search = new URLSearchParams(location.search)
  const here = at.endsWith('*') ? pathname.replace(/[^/]*$/, '*') : pathname
  const isHere = at === '*' || (at === here && !asks.split(' ').some((name) => search.has(name)))
  const chosen = localStorage.getItem('i18nextLng')
  const asked = search.get('lang')
  const isSpoken = chosen === null || chosen === page.lang || asked === page.lang
  // The server is told of a choice made before it could know; the site itself tells it of those that follow.
  if (!isSpoken && /^[a-zA-Z-]{2,5}$/.test(chosen))
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere
    document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`
  if (!isHere || !isSpoken) page.dataset.view = 'blank'
  else if (localStorage.getItem('auth_token') !== null) page.dataset.view = 'waiting'
} catch {
  // Storage is forbidden, so nobody is signed in and nothing was chosen.
}

// The site's own scripts, its whole styles and its faces wait until the page has been painted, where there is something to
// see: it comes with the styles that this takes. The build has laid their list into the page as data (laterScripts.ts).
try {
  const {
    entry,
    preload,
    styles = [],
    fonts = [],
    faces = [],
  } = JSON.parse(document.getElementById('scripts').textContent)
  const lay = (name, parts) => document.head.append(Object.assign(document.createElement(name), parts))
  const comes = (rel, parts) =>
    new Promise((resolve) => {
      lay('link', { rel, crossOrigin: '', onload: resolve, onerror: resolve, ...parts })
    })
  const layStyle = (href) => comes('stylesheet', { href })
  const dress = () => {
    if (window.wholeStyles !== undefined) return
    window.wholeStyles = Promise.all(styles.map(layStyle))
      .then(() => styles.length > 0 && localStorage.setItem('styles', styles[0]))
      .catch(() => {})
    // Nobody waits for the faces: until they have come the stand-ins have their measure. Declared when they are here, all
    // of them at once: each time the whole page is laid out again.
    const fetched = fonts.map((href) =>
      comes('preload', { as: 'font', type: 'font/woff2', fetchPriority: 'low', href }),
    )
    Promise.all(fetched).then(() => faces.map(layStyle))
  }
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    dress()
    for (const href of preload) lay('link', { rel: 'modulepreload', crossOrigin: '', href })
    lay('script', { type: 'module', crossOrigin: '', src: entry })
  }
  const { view, at = '*' } = document.documentElement.dataset
  if (view !== undefined || at === '*' || document.hidden) ask()
  else {
    new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
    // Whatever is not painted by then, or never said so, does not keep the site from running.
    setTimeout(ask, 2000)
    // Who has been here has them, so that his pages come in their own faces at once.
    if (localStorage.getItem('styles') === styles[0]) dress()
  }
} catch {
  // In development the page asks for its scripts itself.
}

// The browser's question whether to install comes once, maybe before anybody listens (pwa/installing.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
