import type { CallAnswer, CallInput, CallKey } from '@lance/contract'
import { addressOf } from './send.ts'

/** How long the answers embedded in the page stay fresh, in milliseconds since the navigation. */
const FRESH_MS = 30_000

let answers: Record<string, unknown> = {}
let areShown = false

/**
 * Reads the answers to a guest's first calls that the server embedded in the page. `isInFirstView`: the first
 * view was rendered with them, or starts empty.
 */
export function readAnswers(isInFirstView: boolean): void {
  const embedded = document.getElementById('answers')?.textContent
  // The page was rendered for another language or address.
  if (!embedded || document.documentElement.dataset.view === 'blank') return
  answers = JSON.parse(embedded)
  areShown = isInFirstView
}

/** On the server: sets the answers for rendering the next page. */
export function setRenderAnswers(newAnswers: Readonly<Record<string, unknown>>): void {
  answers = { ...newAnswers }
  areShown = true
}

/** Returns the embedded answer to a call once; later calls, and restored pages, have to ask the server. */
export function takeAnswer<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
): CallAnswer<Key> | undefined {
  const address = addressOf(key, input)
  const answer = answers[address] as CallAnswer<Key> | undefined
  delete answers[address]
  return performance.now() > FRESH_MS || isRestored() ? undefined : answer
}

/** An embedded answer that the first view shows at once instead of a skeleton; the call is still made. */
export const initialAnswer = <Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
): CallAnswer<Key> | undefined =>
  areShown ? (answers[addressOf(key, input)] as CallAnswer<Key> | undefined) : undefined

/** Going back in history shows the page as it was, with old answers. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
