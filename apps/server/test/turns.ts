import { commitNumber } from './commitNumber.ts'

// Long tests take turns: a run of the whole suite has a fourth of them. Its commit decides which, so that a failure can
// be repeated, and four consecutive commits cover all. Everything runs where files are named (`npm test -- wallet`), in
// `npm run test:quick` and in `npm run prove`. TEST_TURNS names a turn (0 to 3) or `all`.

const TURNS = [0, 1, 2, 3] as const
export type Turn = (typeof TURNS)[number]

/** Unit and server tests that take turns as whole files. About the same time in each turn. */
const LONG_FILES: Record<Turn, readonly string[]> = {
  0: [
    'packages/chess/src/perft',
    'apps/server/src/kernel/db/embedded/openEmbeddedPostgres',
    'apps/server/src/money/withdrawals/crash',
    'apps/server/src/play/hallOfFame/plans',
    'apps/server/src/play/tournaments/killed',
    'apps/server/src/play/tournaments/crowd',
  ],
  1: [
    'packages/chess/src/peers',
    'apps/server/src/edges/operator/backup/backup',
    'apps/server/src/play/games/crash',
    'apps/server/src/play/fairPlay/judgeCrash',
    'apps/server/src/play/swiss/swissKilled',
    'apps/server/src/play/games/outages',
    'apps/server/src/people/presence/leaseJournal',
  ],
  2: [
    'packages/engine/src/review/knownBlunders',
    'apps/server/test/chaos/chaos',
    'apps/server/src/play/games/slowLines',
    'apps/server/src/money/ledger/walletMoves',
    'apps/server/src/money/deposits/crash',
    'apps/server/src/store/crash',
    'apps/server/src/kernel/db/embedded/prepareRoles',
    'apps/server/src/play/tournaments/crash',
    'apps/server/src/play/games/twoServers',
  ],
  3: [
    'packages/domain/src/fairPlay/judgePlayer',
    'apps/server/test/fuzz/fuzz',
    'apps/server/src/play/tournaments/prizeNotices',
    'apps/server/src/money/ledger/model',
    'apps/server/src/play/arenas/arenaCrash',
    'apps/server/src/money/wagers/crash',
    'apps/server/src/play/arenas/arenaLive',
    'apps/server/src/money/wagers/model',
    'apps/server/src/money/withdrawals/races',
    'apps/server/src/kernel/limits/sharedLimits',
  ],
}

const { PROVE, TEST_TURNS } = process.env
const takesAll = PROVE === 'full' || TEST_TURNS === 'all'
const given = takesAll || !TEST_TURNS ? null : Number(TEST_TURNS)
if (given !== null && !TURNS.some((turn) => turn === given))
  throw new Error(`TEST_TURNS is ${TEST_TURNS}: expected 0 to ${TURNS.length - 1}, or all`)

/** Whether a long test runs now: `it('plays a whole game', { skip: !hasTurn(0) }, …)`. */
export function hasTurn(turn: Turn): boolean {
  return takesAll || (given ?? commitNumber() % TURNS.length) === turn
}

/** The files of tests whose turn it is not, as paths from the root. */
export const waitingFiles = (): string[] =>
  TURNS.filter((turn) => !hasTurn(turn)).flatMap((turn) => LONG_FILES[turn].map((file) => `${file}.test.ts`))

/** One of these cases, chosen by the commit: as many consecutive commits as there are cases cover all of them. */
export function casesOf<T>(cases: readonly T[]): T[] {
  return takesAll ? [...cases] : cases.filter((_, index) => index === commitNumber() % cases.length)
}
