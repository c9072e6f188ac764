import { rematchAskableMs, rematchStandsMs } from '@lance/domain'
import type { Desk } from './desk.ts'
import { isLookedAt, type LiveGame } from './gameState.ts'
import { selectNewerGames } from './gamesStore.ts'
import { inTurn } from './gameTurn.ts'
import { arrive } from './presenceOnGame.ts'

/**
 * Asks in one query for newer versions of the games that have sockets here, and tells them what they missed: so the
 * last message of all may be lost, and nobody waits in front of a dead board. Every 2 s.
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

/** A game that is over changes only by a rematch that is asked for and made. */
function mayChange({ facts, state: { end, rematch } }: LiveGame, nowMs: number): boolean {
  if (!end) return true
  const { timeControlS } = facts
  const untilMs = end.endedAtMs + rematchAskableMs(timeControlS) + rematchStandsMs(timeControlS)
  return rematch?.status !== 'ready' && nowMs < untilMs
}

async function readNewer(desk: Desk, gameId: string): Promise<void> {
  const game = desk.cache.peek(gameId)
  if (!game) return
  // With the game's turn, what was on its way from here has arrived.
  await inTurn(game, 'server', async () => {
    await desk.cache.refresh(game)
    // Another server saw a player leave whose new socket is here.
    for (const color of ['white', 'black'] as const) {
      if (game.here[color] > 0 && game.state[color].goneAtMs !== null) await arrive(desk, game, color)
    }
  })
}
