import { rematchAskableMs, rematchStandsMs } from '@lance/domain'
import type { Desk } from './desk.ts'
import { isLookedAt, type LiveGame } from './gameState.ts'
import { selectNewerGames } from './gamesStore.ts'
import { inTurn } from './gameTurn.ts'
import { arrive } from './presenceOnGame.ts'

/**
 * Queries, every 2 s, for newer versions of the games that have sockets here, and publishes what they missed.
 * So any bus message may be lost, even the last one, without leaving a player in front of a dead board.
 */
export async function findNewer(desk: Desk): Promise<void> {
  const nowMs = desk.ctx.time.nowMs()
  const known = [...desk.cache.all()]
    .filter((game) => isLookedAt(game) && mayChange(game, nowMs))
    .map(({ facts, state }) => ({ gameId: facts.id, version: state.version }))
  if (known.length === 0) return
  const newer = await selectNewerGames(desk.ctx.db, known)
  await Promise.all(newer.map((gameId) => readNewer(desk, gameId)))
}

/** A finished game changes only when a rematch is requested or created. */
function mayChange({ facts, state: { end, rematch } }: LiveGame, nowMs: number): boolean {
  if (!end) return true
  const { timeControlS } = facts
  const untilMs = end.endedAtMs + rematchAskableMs(timeControlS) + rematchStandsMs(timeControlS)
  return rematch?.status !== 'ready' && nowMs < untilMs
}

async function readNewer(desk: Desk, gameId: string): Promise<void> {
  const game = desk.cache.peek(gameId)
  if (!game) return
  // Under the game lock, any change from this server that was in progress is complete.
  await inTurn(game, 'server', async () => {
    await desk.cache.refresh(game)
    // Another server may have recorded the absence of a player whose new socket is here.
    for (const color of ['white', 'black'] as const) {
      if (game.here[color] > 0 && game.state[color].goneAtMs !== null) await arrive(desk, game, color)
    }
  })
}
