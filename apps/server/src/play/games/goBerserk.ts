import type { Color } from '@lance/chess'
import type { ServerEvent } from '@lance/contract'
import { movesMadeBy, startBerserk } from '@lance/domain'
import { berserkMs, goBerserk as halveClock } from '@lance/domain/arena'
import { changeState } from './changeState.ts'
import { withGameLock } from './gameQueue.ts'
import type { GameFacts, GameState, LiveGame } from './gameState.ts'
import { type GamesContext, publish } from './gamesContext.ts'

/** `berserkId` is the client's id for it, which the answer repeats. */
export type BerserkCommand = { by: Color; berserkId: string }

type BerserkRefusal = { ok: false; code: 'GAME_OVER' } | Extract<ReturnType<typeof halveClock>, { ok: false }>
type BerserkAnswer = { ok: true; repeated: ServerEvent<'game', 'berserk'> | null } | BerserkRefusal

/**
 * Halves a player's clock and drops their increment, before their first move. A player who is berserk already
 * gets the first answer again, at any time.
 */
export function goBerserk(
  context: GamesContext,
  game: LiveGame,
  command: BerserkCommand,
): Promise<BerserkAnswer | 'busy'> {
  return withGameLock(game, command.by, () => storeBerserk(context, game, command))
}

async function storeBerserk(
  context: GamesContext,
  game: LiveGame,
  { by, berserkId }: BerserkCommand,
): Promise<BerserkAnswer> {
  const { facts } = game
  const result = await changeState<BerserkRefusal>(context, game, (state) => decideBerserk(facts, state, by))
  if (!result.ok) return result
  const event: ServerEvent<'game', 'berserk'> = {
    type: 'berserk',
    version: game.state.version,
    data: { playerId: facts[by].id, leftMs: berserkMs(facts), berserkId },
  }
  if (!result.changed) return { ok: true, repeated: event }
  publish(context, facts.id, event)
  return { ok: true, repeated: null }
}

/** The state to store; null when the side is berserk already. */
function decideBerserk(facts: GameFacts, state: GameState, by: Color): GameState | BerserkRefusal | null {
  const { clock, end } = state
  if (clock.berserk[by]) return null
  if (end) return { ok: false, code: 'GAME_OVER' }
  if (!facts.allowsBerserk) return { ok: false, code: 'BERSERK_NOT_ALLOWED' }
  const halved = halveClock({ pace: facts, ownMoves: movesMadeBy(by, clock.ply) })
  if (!halved.ok) return halved
  return { ...state, clock: startBerserk(clock, { color: by, leftMs: halved.leftMs }) }
}
