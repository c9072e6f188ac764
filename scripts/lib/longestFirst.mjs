import { BaseSequencer } from 'vitest/node'

/** Files of more than about ten seconds, the longest first: begun last, one would keep the others waiting. */
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

/** Orders the files of a run: the long ones, then as vitest does, by their size or by how long they took before. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const index = LONG.findIndex((name) => moduleId.includes(`${name}.test.`))
      return index < 0 ? LONG.length : index
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
