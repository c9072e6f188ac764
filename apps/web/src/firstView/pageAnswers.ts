/** How long the answers embedded in the page stay fresh, in milliseconds since the navigation. */
const FRESH_MS = 30_000

let answers = new Map<string, unknown>()
let areShown = false

/**
 * Reads the answers to a guest's first calls that the server embedded in the page. `isInFirstView`: the first
 * view was rendered with them, or starts empty.
 */
export function readAnswers(isInFirstView: boolean): void {
  const laid = document.getElementById('answers')?.textContent
  // The page was rendered for another language or address.
  if (!laid || document.documentElement.dataset.view === 'blank') return
  answers = new Map(Object.entries(JSON.parse(laid) as Record<string, unknown>))
  areShown = isInFirstView
}

/** On the server: sets the answers for rendering the next page. */
export function setStillAnswers(given: Readonly<Record<string, unknown>>): void {
  answers = new Map(Object.entries(given))
  areShown = true
}

/** Returns the embedded answer to a call once; later calls, and restored pages, have to ask the server. */
export function takeAnswer<Answer>(path: string): Answer | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return performance.now() > FRESH_MS || isOld() ? undefined : (answer as Answer | undefined)
}

/** An embedded answer that the first view shows at once instead of a skeleton; the call is still made. */
export const shownAnswer = <Answer>(path: string): Answer | undefined =>
  areShown ? (answers.get(path) as Answer | undefined) : undefined

/** Going back in history shows the page as it was, with old answers. */
function isOld(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
