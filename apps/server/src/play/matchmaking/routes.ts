import { matchmakingCalls, type SearchAnswer } from '@lance/contract'
import { makeReais } from '@lance/domain'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse, Refused } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { enterSearch } from './enterSearch.ts'
import { leaveSearch } from './leaveSearch.ts'
import { selectDailySearches, selectFoundGame } from './matchmakingStore.ts'
import type { Pool } from './pool.ts'
import type { PoolSweeper } from './poolSweeper.ts'

/** Routes of matchmaking ([MATCH-1] to [MATCH-10]). */
export function matchmakingRoutes(ctx: Context, sweeper: PoolSweeper): (app: App) => void {
  return (app) => {
    serveCall(app, matchmakingCalls.enterSearch, async (request) => {
      const { userId } = callerOf(request)
      const { pool, enteredAt } = orRefuse(await enterSearch(ctx, { userId, search: request.body }))
      return answerSearch(ctx, { userId, pool, enteredAt, sweeper })
    })
    serveCall(app, matchmakingCalls.listSearches, async (request) => {
      const playerId = requireOwner(request, request.params.player_id)
      const searches = await selectDailySearches(ctx.db, playerId, new Date(ctx.time.nowMs()))
      return {
        items: searches.map(({ time_control_s, wager_cents, entered_at, lease_until }) => ({
          time_control: time_control_s,
          wager: makeReais(wager_cents),
          entered_at: entered_at.getTime(),
          until: lease_until.getTime(),
        })),
      }
    })
    serveCall(app, matchmakingCalls.leaveSearch, async (request) => {
      const userId = requireOwner(request, request.params.player_id)
      const { time_control: timeControlS } = request.query
      const which = timeControlS === undefined ? 'all' : { timeControlS }
      return orRefuse(await leaveSearch(ctx, { userId, which })).player
    })
    serveCall(app, matchmakingCalls.updatePlayerOnline, async (request) => {
      const userId = requireOwner(request, request.params.id)
      const { status, current_game_id } = request.body
      if (status !== 'online' || current_game_id !== null)
        throw new Refused({ ok: false, code: 'STATUS_REFUSED' })
      return orRefuse(await leaveSearch(ctx, { userId, which: 'live' })).player
    })
  }
}

function requireOwner(request: FastifyRequest, ownerId: string): string {
  if (ownerId !== callerOf(request).userId) throw new Refused({ ok: false, code: 'FORBIDDEN' })
  return ownerId
}

/**
 * Answers at once with the game of a player who is paired at once; the others are notified on their sockets.
 */
async function answerSearch(
  ctx: Context,
  { userId, pool, enteredAt, sweeper }: { userId: string; pool: Pool; enteredAt: Date; sweeper: PoolSweeper },
): Promise<SearchAnswer> {
  try {
    await sweeper.sweep(pool)
    const gameId = await selectFoundGame(ctx.db, { playerId: userId, pool, since: enteredAt })
    if (gameId) return { status: 'matched', game_id: gameId }
  } catch (error) {
    // The search is entered; the pool is swept again within a second.
    ctx.log.warn({ err: error }, 'a pool could not be swept at once')
  }
  return { status: 'searching' }
}
