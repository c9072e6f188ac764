import { type Cents, isDaily, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { enterGame, type PresenceChange, publishPresence } from '../presence/index.ts'
import { stakeGame } from '../wagers/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { deleteEntries } from './matchmakingStore.ts'

/** How games are made: by the games' own face, inside the pairing's transaction, which holds both players' rows. */
export type CreateGame = (
  trx: Kysely<Database>,
  game: {
    whiteId: string
    blackId: string
    timeControlS: number
    stake: Cents
    rated?: boolean
    rematchOf?: string
    firstMoveMs: number
    nowMs: number
  },
) => Promise<{ ok: true; gameId: string } | { ok: false }>

/**
 * Makes the game of two whose rows are held and who were admitted, takes their stakes, ends their live searches, and
 * seats them. Throws, so that everything is undone, where a seat is taken all the same.
 */
export async function seatPair(
  trx: Kysely<Database>,
  createGame: CreateGame,
  game: Parameters<CreateGame>[1],
): Promise<{ gameId: string; changes: PresenceChange[] }> {
  const { whiteId, blackId, timeControlS, stake, nowMs } = game
  const userIds = [whiteId, blackId]
  const made = await createGame(trx, game)
  if (!made.ok) throw new Error('a player who was free has no seat')
  const { gameId } = made
  await stakeGame(trx, { gameId, userIds, stake, nowMs })
  if (isDaily(timeControlS)) return { gameId, changes: [] }
  for (const userId of userIds) await deleteEntries(trx, userId, 'live')
  return { gameId, changes: await enterGame(trx, { userIds, gameId, nowMs }) }
}

/** Tells two players wherever they are that they have a game. To be called after the commit alone. */
export function tellPair(
  ctx: Pick<Context, 'bus'>,
  {
    gameId,
    timeControlS,
    stake,
    userIds,
    changes,
  }: {
    gameId: string
    timeControlS: number
    stake: Cents
    userIds: readonly string[]
    changes: readonly PresenceChange[]
  },
): void {
  publishPresence(ctx, changes)
  if (stake > NO_CENTS) publishBalances(ctx, userIds)
  const data = { code: 'MATCH_FOUND' as const, gameId, timeControl: timeControlS }
  for (const userId of userIds) ctx.bus.publish({ topic: 'player', userId, event: { type: 'notice', data } })
}
