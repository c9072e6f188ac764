import type { GameState, LiveGame } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { saveState } from './gamesStore.ts'

/** How many times a change is retried when the game turns out to be newer. */
const ATTEMPTS_MAX = 5

/**
 * Changes the state of a running game other than by a move or an end. `decide` returns the state to store
 * (its version is set here), null for no change, or a refusal; it is called again when the game has changed.
 * The caller holds the game lock. Throws when the database fails.
 */
export async function changeState<Refusal extends { ok: false }>(
  context: GamesContext,
  game: LiveGame,
  decide: (state: GameState) => GameState | Refusal | null,
): Promise<Refusal | { ok: true; changed: boolean }> {
  if (game.stale) await context.cache.refresh(game)
  // If the database fails from here on, what is stored is unknown.
  game.stale = true
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const from = game.state
    const decided = decide(from)
    if (decided === null || 'ok' in decided) {
      game.stale = false
      return decided ?? { ok: true, changed: false }
    }
    const next = { ...decided, version: from.version + 1 }
    if (await saveState(context.ctx.db, game, { from, next, firstMoveMs: context.firstMoveMs })) {
      game.state = next
      game.stale = false
      return { ok: true, changed: true }
    }
    await context.cache.refresh(game)
  }
  throw new Error(`game ${game.facts.id} kept changing`)
}
