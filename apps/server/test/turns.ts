import { commitNumber } from './commitNumber.ts'

// Long tests take turns: a run of the whole suite has a third of them. Its commit decides which, so that a failure can be
// repeated, and three consecutive commits cover all. Everything runs where files are named (`npm test -- wallet`), in
// `npm run test:quick` and in `npm run prove`. TEST_TURNS names a turn (0 to 2) or `all`.

const TURNS = 3

const { PROVE, TEST_TURNS } = process.env
const takesAll = PROVE === 'full' || TEST_TURNS === 'all'
const given = takesAll || !TEST_TURNS ? null : Number(TEST_TURNS)
if (given !== null && ![0, 1, 2].includes(given))
  throw new Error(`TEST_TURNS is ${TEST_TURNS}: expected 0 to ${TURNS - 1}, or all`)

/** Whether a long test runs now: `it('plays a whole game', { skip: !hasTurn(0) }, …)`. */
export function hasTurn(turn: 0 | 1 | 2): boolean {
  return takesAll || (given ?? commitNumber() % TURNS) === turn
}

/** One of these cases, chosen by the commit: as many consecutive commits as there are cases cover all of them. */
export function casesOf<T>(cases: readonly T[]): T[] {
  return takesAll ? [...cases] : cases.filter((_, index) => index === commitNumber() % cases.length)
}
