import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { insertMatchNotices, type TournamentRow, updateSeeds } from '../tournaments/index.ts'
import type { PlannedRound } from './planRound.ts'
import type { SwissHistory } from './readHistory.ts'
import type { SwissContext } from './swissContext.ts'
import { insertMatches, keepByes, type NewMatch } from './swissStore.ts'

/**
 * Writes a planned round of a locked tournament: pairing numbers, boards and byes. Returns who plays, and the function
 * that publishes the searches that end for it, to be called after the commit.
 */
export async function writeRound(
  ctx: SwissContext,
  trx: Kysely<Database>,
  {
    row: { id },
    round,
    players,
    plan,
  }: { row: Pick<TournamentRow, 'id'>; round: number; players: SwissHistory['players']; plan: PlannedRound },
): Promise<{ playing: string[]; publishSearches: () => void }> {
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  const seeded = players.map((player, index) => ({ ...player, seed: index + 1 }))
  await updateSeeds(trx, { id, seeded })
  await keepByes(trx, { tournamentId: id, round, userIds: plan.halfByes })
  const matches = makeMatches(plan, new Map(seeded.map(({ playerId, seed }) => [playerId, seed])))
  const dueAt = new Date(nowMs + ctx.config.TOURNAMENT_NO_SHOW_S * 1000)
  const ids = await insertMatches(trx, { tournamentId: id, round, matches, dueAt, now })
  if (plan.bye !== null) {
    const notice = { userId: plan.bye, matchId: ids.at(-1) ?? '', kind: 'bye' } as const
    await insertMatchNotices(trx, { tournamentId: id, notices: [notice], now })
  }
  const playing = plan.pairings.flatMap(({ white, black }) => [white, black])
  const publishSearches = await ctx.ports.endSearches(trx, { userIds: playing, nowMs })
  return { playing, publishSearches }
}

/** The boards in their order, then the player left over. */
function makeMatches({ pairings, bye }: PlannedRound, numbers: ReadonlyMap<string, number>): NewMatch[] {
  const numberOf = (playerId: string) => numbers.get(playerId) ?? 0
  const boards: NewMatch[] = pairings.map(({ white, black }, slot) => ({
    slot,
    whiteId: white,
    whiteNumber: numberOf(white),
    black: { id: black, number: numberOf(black) },
  }))
  if (bye === null) return boards
  return [...boards, { slot: boards.length, whiteId: bye, whiteNumber: numberOf(bye), black: null }]
}
