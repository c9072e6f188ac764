import { rematchRequestTtlMs, rematchWindowMs } from '@lance/domain'
import type { InSlices } from '../../kernel/sweep.ts'
import { withGameLock } from './gameQueue.ts'
import { hasLocalSockets, type LiveGame } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { selectNewerGames } from './gamesStore.ts'
import { arrive } from './presenceOnGame.ts'

/**
 * Queries, every 2 s, for newer versions of the games that have sockets here, and publishes what they missed.
 * So any bus message may be lost, even the last one, without leaving a player in front of a dead board.
 */
export async function refreshNewerGames(context: GamesContext, inSlices: InSlices): Promise<void> {
  const nowMs = context.ctx.time.nowMs()
  const games = [...context.cache.all()].filter((game) => hasLocalSockets(game) && mayChange(game, nowMs))
  await inSlices(games, async (slice) => {
    const known = slice.map(({ facts, state }) => ({ gameId: facts.id, version: state.version }))
    const newer = await selectNewerGames(context.ctx.db, known)
    await Promise.all(newer.map((gameId) => refreshNewerGame(context, gameId)))
  })
}

/** A finished game changes only when a rematch is requested or created. */
function mayChange({ facts, state: { end, rematch } }: LiveGame, nowMs: number): boolean {
  if (!end) return true
  const { timeControlS } = facts
  const untilMs = end.endedAtMs + rematchWindowMs(timeControlS) + rematchRequestTtlMs(timeControlS)
  return rematch?.status !== 'ready' && nowMs < untilMs
}

async function refreshNewerGame(context: GamesContext, gameId: string): Promise<void> {
  const game = context.cache.peek(gameId)
  if (!game) return
  // Under the game lock, any change from this server that was in progress is complete.
  await withGameLock(game, 'server', async () => {
    await context.cache.refresh(game)
    // Another server may have recorded the absence of a player whose new socket is here.
    for (const color of ['white', 'black'] as const) {
      if (game.localSockets[color] > 0 && game.state[color].goneAtMs !== null)
        await arrive(context, game, color)
    }
  })
}
