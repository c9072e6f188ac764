import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { openRouter } from './app/routes.tsx'
import { watchStyles } from './base/failedStyles.ts'
import { afterFirstView } from './base/laterParts.ts'
import { shouldHydrate } from './base/shownFirst.ts'
import { currentLanguage, startI18n } from './i18n/i18n.ts'
import { readAnswers } from './net/api/pageAnswers.ts'
import { session } from './net/session/wiring.ts'
import './design/styles/index.css'

// On a slow connection a cached script runs before the rest of the page has arrived.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

declare global {
  /** The full styles, fetched by `early.js` beside the scripts. Never rejects; undefined in development. */
  var wholeStyles: Promise<unknown> | undefined
}

/** Yields to the browser, so that it can handle input and paint. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

watchStyles()
await yieldToBrowser()
const router = openRouter()
await yieldToBrowser()
// The page has only the styles of its first view; what comes next needs them all.
await Promise.all([startI18n(), globalThis.wholeStyles])
await yieldToBrowser()
// The first number format takes a browser as long as rendering a screen.
new Intl.NumberFormat(currentLanguage()).format(0)
await yieldToBrowser()

/** Names what went wrong: React's own error only says that it rendered again. */
function reportRecovered(error: unknown): void {
  reportError((error instanceof Error && error.cause) || error)
}

const app = <App router={router} session={session} />
const isTakenOver = shouldHydrate(root, currentLanguage())
readAnswers(!isTakenOver || root.dataset.filled !== undefined)
if (isTakenOver) {
  // Loads the screen's script and texts before hydration, so that nothing visible disappears and comes back.
  await router.load()
  await yieldToBrowser()
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportRecovered }))
} else {
  root.replaceChildren()
  createRoot(root, { onRecoverableError: reportRecovered }).render(app)
}

// Nothing waits for this, and the next page retries it.
void afterFirstView
  .then(() => import('./app/pwa/startApp.ts'))
  .then(
    ({ startApp }) => startApp(),
    () => {},
  )
