import { BaseSequencer } from 'vitest/node'

/** Files that take over about ten seconds, longest first: started last, one would delay the end. */
const LONG = [
  'db/embedded/openEmbeddedPostgres',
  'chaos/plantedFaults',
  'chaos/chaos',
  'withdrawals/crash',
  'test/authorization',
  'test/socketAuthorization',
  'wagers/crash',
  'e2e/installedApp',
  'e2e/startCommand',
  'e2e/endings',
  'e2e/botGame',
  'e2e/tournaments',
  'e2e/wagers',
  'e2e/wallet',
]

/** Orders the files of a run: first the long ones, then by vitest's order, by size or previous duration. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const index = LONG.findIndex((name) => moduleId.includes(`${name}.test.`))
      return index < 0 ? LONG.length : index
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
