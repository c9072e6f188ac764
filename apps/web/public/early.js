// Runs before everything else, and before the first paint.

// Applies the chosen scheme, so that the page never flashes in the other one.
try {
  const chosen = localStorage.getItem('scheme')
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.scheme = chosen
} catch {
  // Storage may be blocked; the system's preference applies.
}

// The page arrives as a guest sees it, in the language that the server assumed. If that is wrong for this
// visitor, none of it is shown: a signed-in user sees the loading view (`waiting`), another language or
// address starts empty (`blank`).
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
  // Tells the server about a choice made before this cookie existed; the site itself reports later ones.
  if (!isSpoken && /^[a-zA-Z-]{2,5}$/.test(chosen))
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore
    document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`
  if (!isHere || !isSpoken) page.dataset.view = 'blank'
  else if (localStorage.getItem('auth_token') !== null) page.dataset.view = 'waiting'
} catch {
  // Storage is blocked, so the visitor is not signed in and has chosen nothing.
}

// The site's scripts, its full styles and its fonts wait for the first paint if there is something to paint:
// the page contains the styles for that. The build has put their list into the page (laterScripts.ts).
try {
  const {
    entry,
    preload,
    styles = [],
    fonts = [],
    faces = [],
    worker,
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
    // Nothing waits for the fonts: the fallback fonts have the same metrics. They are declared all at once
    // when they have loaded, because each declaration lays out the whole page again.
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
    if (worker !== undefined) startWorker(worker)
  }
  // The screen's engine works while the screen's scripts are loading (analysis/earlyWorker.ts). Whether it may help a user is the
  // server's to say, so it begins for guests alone.
  const startWorker = ({ href, unless, keys, wide }) => {
    if (localStorage.getItem(unless.key)?.startsWith(unless.start)) return
    const early = new Worker(href, { type: 'module' })
    window.earlyWorker = early
    early.onmessage = ({ data }) => {
      window.earlyAnswer = data
    }
    early.onerror = () => {
      if (window.earlyWorker === early) delete window.earlyWorker
    }
    if (localStorage.getItem('auth_token') !== null) return
    const kept = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))
    early.postMessage({ kept, isWide: matchMedia(wide).matches })
  }
  const { view, at = '*' } = document.documentElement.dataset
  if (view !== undefined || at === '*' || document.hidden) ask()
  else {
    // The pictures that matter most come before the scripts, which would share a slow connection with them.
    const askAfterPictures = () => {
      const first = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
      if (first.length === 0) return ask()
      const askAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(ask))
      Promise.allSettled(first.map((picture) => picture.decode())).then(askAfterPaint)
      setTimeout(ask, 400)
    }
    new PerformanceObserver(askAfterPictures).observe({ type: 'paint', buffered: true })
    // Starts the site anyway if no paint has been reported by then.
    setTimeout(ask, 2000)
    // A returning visitor has the styles cached, so their pages appear in the right fonts at once.
    if (localStorage.getItem('styles') === styles[0]) dress()
  }
} catch {
  // In development the page loads its scripts itself.
}

// The browser offers its install prompt once, maybe before there is a listener (pwa/installing.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
