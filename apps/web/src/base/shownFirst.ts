/** Set by `early.js` before the first paint: nothing, or that the rendered page does not fit this visitor. */
type View = 'waiting' | 'blank' | undefined

const languageOfPage = import.meta.env.SSR ? '' : document.documentElement.lang

/** Whether the rendered page is what this visitor sees first: a guest, in their language, at this address. */
export function shouldHydrate(root: HTMLElement, language: string): boolean {
  const view = document.documentElement.dataset.view as View
  return view === undefined && language === languageOfPage && root.firstElementChild !== null
}

/** The site has loaded: removes its placeholder. */
export function removePlaceholder(): void {
  document.getElementById('waiting')?.remove()
  delete document.documentElement.dataset.view
}

/** The rendered controls that stay inert until hydration: in the frame around the screen, and in it. */
const waiting = {
  frame: '#root [inert]:not(#main [inert])',
  screen: '#main [inert]:not([data-later] [inert])',
  // Parts of home that are hydrated after it.
  table: '[data-later="table"] [inert]',
  ways: '[data-later="ways"] [inert]',
}

/** Makes a hydrated part of the rendered page usable. The parts are hydrated separately. */
export function enableControls(part: keyof typeof waiting): void {
  const selector = waiting[part]
  // Elements made inert later are so on purpose.
  waiting[part] = ':not(*)'
  for (const control of document.querySelectorAll(selector)) control.removeAttribute('inert')
}

/** The index of the day's view that was rendered; null if none was. */
export function renderedViewIndex(): number | null {
  if (import.meta.env.SSR) return viewIndexToRender
  const { turn } = document.getElementById('root')?.dataset ?? {}
  return turn === undefined ? null : Number(turn)
}

let viewIndexToRender = 0

/** On the server: sets the index of the day's view to render next. */
export function setRenderedViewIndex(index: number): void {
  viewIndexToRender = index
}

/** The title and description of the page being rendered on the server. */
export const pageHead = { title: '', description: '' }
