import { commitNumber } from './commitNumber.ts'

// Long tests take turns: a run of the whole suite has a fourth of them. Its commit decides which, so that a failure can
// be repeated, and four consecutive commits cover all. Everything runs where files are named (`npm test -- wallet`), in
// `npm run test:quick` and in `npm run prove`. TEST_TURNS names a turn (0 to 3) or `all`.

const TURNS = [0, 1, 2, 3] as const
export type Turn = (typeof TURNS)[number]

/** Server tests that take turns as whole files, below `apps/server`. About the same time in each turn. */
const SERVER_FILES: Record<Turn, readonly string[]> = {
  0: [
    'src/kernel/db/embedded/openEmbeddedPostgres',
    'src/money/withdrawals/crash',
    'src/play/hallOfFame/plans',
    'src/play/tournaments/killed',
    'src/play/tournaments/crowd',
  ],
  1: [
    'src/edges/operator/backup/backup',
    'src/play/games/crash',
    'src/play/fairPlay/judgeCrash',
    'src/play/swiss/swissKilled',
    'src/play/games/outages',
    'src/people/presence/leaseJournal',
  ],
  2: [
    'test/chaos/chaos',
    'src/play/games/slowLines',
    'src/money/ledger/walletMoves',
    'src/money/deposits/crash',
    'src/store/crash',
    'src/kernel/db/embedded/prepareRoles',
    'src/play/tournaments/crash',
    'src/play/games/twoServers',
  ],
  3: [
    'test/fuzz/fuzz',
    'src/play/tournaments/prizeNotices',
    'src/money/ledger/model',
    'src/play/arenas/arenaCrash',
    'src/money/wagers/crash',
    'src/play/arenas/arenaLive',
    'src/money/wagers/model',
    'src/money/withdrawals/races',
    'src/kernel/limits/sharedLimits',
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

/** The server tests whose turn it is not, as paths from the root. */
export const waitingServerTests = (): string[] =>
  TURNS.filter((turn) => !hasTurn(turn)).flatMap((turn) =>
    SERVER_FILES[turn].map((file) => `apps/server/${file}.test.ts`),
  )

/** One of these cases, chosen by the commit: as many consecutive commits as there are cases cover all of them. */
export function casesOf<T>(cases: readonly T[]): T[] {
  return takesAll ? [...cases] : cases.filter((_, index) => index === commitNumber() % cases.length)
}
