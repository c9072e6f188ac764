import type { Color } from '@lance/chess'
import { decideEnd, type EndRequest } from './decideEnd.ts'
import type { Desk } from './desk.ts'
import type { LiveGame } from './gameState.ts'

/** A refusal of a player's is checked against the database this often at the most; those between count as they are. */
const CHECK_EVERY_MS = 1000

/**
 * Whether what is refused on the game in memory is to be looked at again on the game as it is stored: another server
 * told of something newer, or may have done so in vain. Else it is refused at once, and costs the opponent nothing.
 */
export function mayCheckRefusal(desk: Pick<Desk, 'ctx'>, game: LiveGame, color: Color): boolean {
  const nowMs = desk.ctx.time.nowMs()
  const isDue = Math.abs(nowMs - game.refusalCheckedAtMs[color]) >= CHECK_EVERY_MS
  if (isDue) game.refusalCheckedAtMs[color] = nowMs
  return isDue || game.stale || game.heardVersion > game.state.version
}

export type PlayersEndRequest = Extract<EndRequest, { by: Color }>
type EndRefusal = Extract<ReturnType<typeof decideEnd>, { ok: false }>

/**
 * Why a player may not end the game now, found without a lock and mostly without the database; null where it has to
 * be tried. Only by who has the game's turn.
 */
export async function findEndRefusal(
  desk: Desk,
  game: LiveGame,
  request: PlayersEndRequest,
): Promise<EndRefusal | null> {
  const decide = () => {
    const decision = decideEnd(game, request, {
      nowMs: desk.ctx.time.nowMs(),
      firstMoveMs: desk.firstMoveMs,
    })
    return decision.ok ? null : decision
  }
  const refusal = decide()
  if (refusal === null || !mayCheckRefusal(desk, game, request.by)) return refusal
  await desk.cache.refresh(game)
  return decide()
}
