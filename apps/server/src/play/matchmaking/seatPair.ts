import { type Cents, isDaily, NO_CENTS, type PacedVariant, type RatingClass } from '@lance/domain'
import type { Kysely } from 'kysely'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { stakeGame } from '../../money/wagers/index.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { enterGame, type PresenceChange, publishPresence } from '../../people/presence/index.ts'
import { deleteEntries } from './matchmakingStore.ts'

/**
 * Creates a game inside the pairing's transaction, which holds both players' rows. The games capability
 * provides it.
 */
export type CreateGame = (
  trx: Kysely<Database>,
  game: PacedVariant & {
    whiteId: string
    blackId: string
    stake: Cents
    rated?: boolean
    speed?: RatingClass
    rematchOf?: string
    firstMoveMs: number
    nowMs: number
  },
) => Promise<{ ok: true; gameId: string } | { ok: false }>

/**
 * Creates the game of two admitted players whose rows are locked, takes their stakes, ends their live
 * searches, and seats them. Throws, so that everything is rolled back, if a seat is taken nevertheless.
 */
export async function seatPair(
  trx: Kysely<Database>,
  createGame: CreateGame,
  game: Parameters<CreateGame>[1],
): Promise<{ gameId: string; changes: PresenceChange[] }> {
  const { whiteId, blackId, timeControlS, stake, nowMs } = game
  const userIds = [whiteId, blackId]
  const created = await createGame(trx, game)
  if (!created.ok) throw new Error('an admitted player has no free seat')
  const { gameId } = created
  await stakeGame(trx, { gameId, userIds, stake, nowMs })
  if (isDaily(timeControlS)) return { gameId, changes: [] }
  for (const userId of userIds) await deleteEntries(trx, userId, 'live')
  return { gameId, changes: await enterGame(trx, { userIds, gameId, nowMs }) }
}

/** Notifies both players, wherever they are, that they have a game. Call only after the commit. */
export function notifyPair(
  ctx: Pick<Context, 'bus'>,
  {
    gameId,
    timeControlS,
    incrementS,
    variant,
    stake,
    userIds,
    changes,
  }: PacedVariant & {
    gameId: string
    stake: Cents
    userIds: readonly string[]
    changes: readonly PresenceChange[]
  },
): void {
  publishPresence(ctx, changes)
  if (stake > NO_CENTS) publishBalances(ctx, userIds)
  for (const userId of userIds)
    publishNotice(ctx, userId, {
      code: 'MATCH_FOUND',
      gameId,
      timeControl: timeControlS,
      increment: incrementS,
      ...(variant !== 'standard' && { variant }),
    })
}
