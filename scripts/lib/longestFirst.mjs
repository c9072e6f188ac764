import { BaseSequencer } from 'vitest/node'

/** Files of one project stay together: a worker that changes projects loads all code again. */
const PROJECTS = ['unit', 'server', 'e2e']

/** Files that take about ten seconds or more, longest first: started last, one would delay the end. */
const LONG = [
  'db/embedded/openEmbeddedPostgres',
  'chaos/chaos',
  'test/authorization',
  'test/socketAuthorization',
  'backup/backup',
  'withdrawals/crash',
  'games/crash',
  'wagers/crash',
  'tournaments/killed',
  'e2e/everyRoute',
  'e2e/arena',
  'e2e/tournaments',
  'e2e/installedApp',
  'e2e/startCommand',
  'e2e/botGame',
  'e2e/endings',
  'e2e/reloadAndRestart',
  'e2e/watching',
  'e2e/gameScreen',
  'e2e/firstView',
  'e2e/factors',
  'e2e/connection',
  'e2e/swiss',
  'e2e/shell',
  'e2e/wallet',
  'e2e/wagers',
  'e2e/chat',
  'e2e/accounts',
  'e2e/lists',
  'e2e/desk',
  'e2e/table',
  'e2e/matchmaking',
  'e2e/invitation',
  'e2e/profilePage',
  'e2e/goingBack',
  'e2e/accountRecovery',
  'e2e/premium',
  'e2e/store',
  'e2e/everyPage',
  'e2e/collection',
  'e2e/analysis',
  'e2e/wholeGame',
  'e2e/explorer',
  'e2e/training',
  'e2e/deskWithdrawal',
  'e2e/review',
  'e2e/paces',
  'e2e/profile',
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
