import type { PairedRound } from './pairJob.ts'
import type { SwissHistory } from './readHistory.ts'
import type { SwissContext } from './swissContext.ts'
import type { ByeRow, PlayerRow } from './swissStore.ts'

/** Who meets in a round. `halfByes`: whose request for a bye counts. */
export type PlannedRound = PairedRound & { halfByes: string[] }

/** With fewer players who have not withdrawn there is nothing to play for. */
const PLAYERS_MIN = 2

/**
 * Plans the round after these; null if there can be none: too few players are left, or all pairings are illegal.
 * Requests for byes count unless they leave no legal pairing: a player can't end a tournament by asking for one.
 */
export async function planRound(
  { pairer }: Pick<SwissContext, 'pairer'>,
  { history, rows, byes }: { history: SwissHistory; rows: readonly PlayerRow[]; byes: readonly ByeRow[] },
): Promise<PlannedRound | null> {
  const withdrawn = rows.flatMap(({ userId, withdrawnAt }) => (withdrawnAt === null ? [] : [userId]))
  if (rows.length - withdrawn.length < PLAYERS_MIN) return null
  const isOut = new Set(withdrawn)
  const round = history.rounds.length + 1
  const halfByes = byes.flatMap((bye) => (bye.round === round && !isOut.has(bye.userId) ? [bye.userId] : []))
  const present = rows.length - withdrawn.length - halfByes.length
  if (present === 0) return { pairings: [], bye: null, halfByes }
  const wanted = await pairer.pair(history, [...withdrawn, ...halfByes])
  if (wanted !== null) return { ...wanted, halfByes }
  if (halfByes.length === 0) return null
  const full = await pairer.pair(history, withdrawn)
  return full && { ...full, halfByes: [] }
}
