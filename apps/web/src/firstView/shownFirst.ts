/** What `early.js` says of the page before it is painted: nothing, or that it is not this visitor's. */
type View = 'waiting' | 'blank' | undefined

const languageOfPage = import.meta.env.SSR ? '' : document.documentElement.lang

/** Whether what was rendered into the page is what this visitor sees first: a guest, in his language, at this address. */
export function beginsAsRendered(root: HTMLElement, language: string): boolean {
  const view = document.documentElement.dataset.view as View
  return view === undefined && language === languageOfPage && root.firstElementChild !== null
}

/** The site itself is there: what stood in for it goes, and what waited for its scripts can be used. */
export function endFirstView(): void {
  for (const control of document.querySelectorAll('#root [inert]')) control.removeAttribute('inert')
  document.getElementById('waiting')?.remove()
  delete document.documentElement.dataset.view
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
