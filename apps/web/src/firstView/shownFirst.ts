/** What `early.js` says of the page before it is painted: nothing, or that it is not this visitor's. */
type View = 'waiting' | 'blank' | undefined

const languageOfPage = import.meta.env.SSR ? '' : document.documentElement.lang

/** Whether what was rendered into the page is what this visitor sees first: a guest, in his language, at this address. */
export function beginsAsRendered(root: HTMLElement, language: string): boolean {
  const view = document.documentElement.dataset.view as View
  return view === undefined && language === languageOfPage && root.firstElementChild !== null
}

/** The site itself is there: what stood in for it goes. */
export function endWaiting(): void {
  document.getElementById('waiting')?.remove()
  delete document.documentElement.dataset.view
}

/** What waits in the page until its script listens: in the frame around the screen, and in the screen. */
const waiting = { frame: '#root [inert]:not(#main [inert])', screen: '#main [inert]' }

/** A part of the rendered page is listened to: it can be used. Each is taken over at its own moment, the screen last. */
export function freeControls(part: keyof typeof waiting): void {
  const selector = waiting[part]
  // What is made inert later is so by somebody's will.
  waiting[part] = ':not(*)'
  for (const control of document.querySelectorAll(selector)) control.removeAttribute('inert')
}

/** Of the views that take turns from day to day, the one that was rendered; null: none was. */
export function renderedTurn(): number | null {
  if (import.meta.env.SSR) return stillTurn
  const { turn } = document.getElementById('root')?.dataset ?? {}
  return turn === undefined ? null : Number(turn)
}

let stillTurn = 0

/** Where no browser is: which turn is rendered next. */
export function setStillTurn(turn: number): void {
  stillTurn = turn
}
