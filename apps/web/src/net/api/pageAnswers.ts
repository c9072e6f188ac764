/** How long the answers embedded in the page stay fresh, in milliseconds since the navigation. */
const FRESH_MS = 30_000

let answers = new Map<string, unknown>()
let areShown = false

/**
 * Reads the answers to a guest's first calls that the server embedded in the page. `isInFirstView`: the first
 * view was rendered with them, or starts empty.
 */
export function readAnswers(isInFirstView: boolean): void {
  const embedded = document.getElementById('answers')?.textContent
  // The page was rendered for another language or address.
  if (!embedded || document.documentElement.dataset.view === 'blank') return
  answers = new Map(Object.entries(JSON.parse(embedded) as Record<string, unknown>))
  areShown = isInFirstView
}

/** On the server: sets the answers for rendering the next page. */
export function setRenderAnswers(newAnswers: Readonly<Record<string, unknown>>): void {
  answers = new Map(Object.entries(newAnswers))
  areShown = true
}

/** Returns the embedded answer to a call once; later calls, and restored pages, have to ask the server. */
export function takeAnswer<Answer>(path: string): Answer | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return performance.now() > FRESH_MS || isRestored() ? undefined : (answer as Answer | undefined)
}

/** An embedded answer that the first view shows at once instead of a skeleton; the call is still made. */
export const initialAnswer = <Answer>(path: string): Answer | undefined =>
  areShown ? (answers.get(path) as Answer | undefined) : undefined

/** Going back in history shows the page as it was, with old answers. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
