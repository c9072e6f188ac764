import { commitNumber } from '../../apps/server/test/commitNumber.ts'

/** Every place is checked once in this many commits. */
const SHARES = 10

/**
 * The share of all places that this run checks: its commit decides, so that a failure can be repeated and the
 * next commits take the others. EVERY_ROUTE_SHARE names one (0 to 9) or `all`, which `npm run prove` takes
 * too.
 */
export function shareOfRun(): { name: string; has: (index: number) => boolean } {
  const { EVERY_ROUTE_SHARE: given, PROVE } = process.env
  if (given === 'all' || (given === undefined && PROVE === 'full')) return { name: 'all', has: () => true }
  const share = given === undefined ? commitNumber() % SHARES : Number(given)
  if (!Number.isInteger(share) || share < 0 || share >= SHARES)
    throw new Error(`EVERY_ROUTE_SHARE is ${given}: expected 0 to ${SHARES - 1}, or all`)
  return { name: String(share), has: (index) => index % SHARES === share }
}
