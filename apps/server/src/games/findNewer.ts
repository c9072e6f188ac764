import type { Desk } from './desk.ts'
import { selectNewerGames } from './gamesStore.ts'
import { inTurn } from './gameTurn.ts'
import { arrive } from './presenceOnGame.ts'

/**
 * Asks in one query for newer versions of the games that have sockets here, and tells them what they missed: so the
 * last message of all may be lost, and nobody waits in front of a dead board. Every 2 s.
 */
export async function findNewer(desk: Desk): Promise<void> {
  const known = [...desk.cache.all()]
    .filter(({ here, state }) => here.white + here.black + here.others > 0 && !state.end)
    .map(({ facts, state }) => ({ gameId: facts.id, version: state.version }))
  if (known.length === 0) return
  const newer = await selectNewerGames(desk.ctx.db, known)
  await Promise.all(newer.map((gameId) => readNewer(desk, gameId)))
}

async function readNewer(desk: Desk, gameId: string): Promise<void> {
  const game = desk.cache.peek(gameId)
  if (!game) return
  // With the game's turn, what was on its way from here has arrived.
  await inTurn(game, async () => {
    await desk.cache.refresh(game)
    // Another server saw a player leave whose new socket is here.
    for (const color of ['white', 'black'] as const) {
      if (game.here[color] > 0 && game.state[color].goneAtMs !== null) await arrive(desk, game, color)
    }
  })
}
