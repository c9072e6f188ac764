/** After so long what came with the page is not news any more, in milliseconds since it was asked for. */
const FRESH_MS = 30_000

let answers = new Map<string, unknown>()
let areShown = false

/**
 * Reads what the server has laid into the page as its answers to a guest's first calls. `isInFirstView`: that
 * was rendered with them, or begins with nothing.
 */
export function readAnswers(isInFirstView: boolean): void {
  const laid = document.getElementById('answers')?.textContent
  // It is for somebody who reads another language, or for another address.
  if (!laid || document.documentElement.dataset.view === 'blank') return
  answers = new Map(Object.entries(JSON.parse(laid) as Record<string, unknown>))
  areShown = isInFirstView
}

/** Where no browser is: what the next page is rendered with. */
export function setStillAnswers(given: Readonly<Record<string, unknown>>): void {
  answers = new Map(Object.entries(given))
  areShown = true
}

/** What came with the page as the answer to a call, once: whoever asks again, or shows an old page, asks the server. */
export function takeAnswer<Answer>(path: string): Answer | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return performance.now() > FRESH_MS || isOld() ? undefined : (answer as Answer | undefined)
}

/** An answer that the first view shows at once, where others have a skeleton; it is asked for all the same. */
export const shownAnswer = <Answer>(path: string): Answer | undefined =>
  areShown ? (answers.get(path) as Answer | undefined) : undefined

/** Who goes back is shown the page as it was. */
function isOld(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
