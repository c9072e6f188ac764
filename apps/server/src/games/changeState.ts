import type { Desk } from './desk.ts'
import type { GameState, LiveGame } from './gameState.ts'
import { saveState } from './gamesStore.ts'

/** How often a change is made anew when the game turned out to be newer. */
const ATTEMPTS_MAX = 5

/**
 * Makes a change of a running game that is neither move nor end: `decide` gives the state to store (its version is
 * set here), null for none, or a refusal; it is asked again where the game had changed. Only by who has the game's
 * turn. Throws where the database fails.
 */
export async function changeState<Refusal extends { ok: false }>(
  desk: Desk,
  game: LiveGame,
  decide: (state: GameState) => GameState | Refusal | null,
): Promise<Refusal | { ok: true; changed: boolean }> {
  if (game.stale) await desk.cache.refresh(game)
  // Should the database fail from here on, nobody knows what is stored.
  game.stale = true
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const from = game.state
    const decided = decide(from)
    if (decided === null || 'ok' in decided) {
      game.stale = false
      return decided ?? { ok: true, changed: false }
    }
    const next = { ...decided, version: from.version + 1 }
    if (await saveState(desk.ctx.db, game, { from, next, firstMoveMs: desk.firstMoveMs })) {
      game.state = next
      game.stale = false
      return { ok: true, changed: true }
    }
    await desk.cache.refresh(game)
  }
  throw new Error(`game ${game.facts.id} kept changing`)
}
