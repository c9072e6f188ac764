import { BaseSequencer } from 'vitest/node'

/** Files of one project stay together: a worker that changes projects loads all code again. */
const PROJECTS = ['unit', 'server', 'e2e']

/** Files that take over about ten seconds, longest first: started last, one would delay the end. */
const LONG = [
  'db/embedded/openEmbeddedPostgres',
  'chaos/plantedFaults',
  'chaos/chaos',
  'test/authorization',
  'test/socketAuthorization',
  'backup/backup',
  'withdrawals/crash',
  'games/crash',
  'wagers/crash',
  'tournaments/killed',
  'e2e/everyRoute',
  'e2e/tournaments',
  'e2e/installedApp',
  'e2e/botGame',
  'e2e/gameScreen',
  'e2e/table',
  'e2e/wallet',
  'e2e/chat',
  'e2e/wagers',
  'e2e/store',
  'e2e/firstView',
  'e2e/everyPage',
  'e2e/startCommand',
  'e2e/review',
  'e2e/accounts',
  'e2e/endings',
  'e2e/watching',
  'e2e/lists',
]

const projectOf = ({ project }) => PROJECTS.indexOf(project.name)

function rankOf({ moduleId }) {
  const index = LONG.findIndex((name) => moduleId.includes(`${name}.test.`))
  return index < 0 ? LONG.length : index
}

/** Orders the files of a project: first the long ones, then by vitest's order, by size or previous duration. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).sort(
      (one, other) => projectOf(one) - projectOf(other) || rankOf(one) - rankOf(other),
    )
  }
}
