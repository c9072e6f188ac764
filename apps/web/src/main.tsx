import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readAnswers } from './firstView/pageAnswers.ts'
import { beginsAsRendered } from './firstView/shownFirst.ts'
import { currentLanguage, startI18n } from './i18n/i18n.ts'
import { rested } from './pwa/rested.ts'
import { openRouter } from './routes.tsx'
import { session } from './session/wiring.ts'
import './styles/index.css'

// On a slow line a script that the browser has kept is here before the rest of the page.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

declare global {
  /** What `early.js` has asked for beside the scripts: it never fails. Not there in development. */
  var wholeStyles: Promise<unknown> | undefined
}

/** The browser's turn before what follows: a finger is answered, a picture is painted. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

await turn()
const router = openRouter()
await turn()
// The page has the styles of what it shows; what may come next needs them all.
await Promise.all([startI18n(), globalThis.wholeStyles])
await turn()
// The first number that a browser writes takes it as long as a screen.
new Intl.NumberFormat(currentLanguage()).format(0)
await turn()

const app = <App router={router} session={session} />
const isTakenOver = beginsAsRendered(root, currentLanguage())
readAnswers(!isTakenOver || root.dataset.filled !== undefined)
if (isTakenOver) {
  // Its script and texts are there before the page is taken over: nothing that is seen goes away and comes back.
  await router.load()
  await turn()
  startTransition(() => void hydrateRoot(root, app))
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}

// Nobody waits for it, and the next page asks again.
void rested
  .then(() => import('./pwa/startApp.ts'))
  .then(
    ({ startApp }) => startApp(),
    () => {},
  )
