import type { Color } from '@lance/chess'
import { decideEnd, type EndRequest } from './decideEnd.ts'
import type { LiveGame } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'

/**
 * The least time between two checks of a player's refusals against the database; in between, the game in
 * memory decides.
 */
const CHECK_EVERY_MS = 1000

/**
 * Whether a refusal decided on the game in memory has to be checked against the stored game: another server
 * published something newer, or the message may have been lost. Otherwise it is refused at once, at no cost
 * to the opponent.
 */
export function shouldRecheckRefusal(
  context: Pick<GamesContext, 'ctx'>,
  game: LiveGame,
  color: Color,
): boolean {
  const nowMs = context.ctx.time.nowMs()
  const isDue = Math.abs(nowMs - game.refusalCheckedAtMs[color]) >= CHECK_EVERY_MS
  if (isDue) game.refusalCheckedAtMs[color] = nowMs
  return isDue || game.stale || game.publishedVersion > game.state.version
}

export type PlayerEndRequest = Extract<EndRequest, { by: Color }>
type EndRefusal = Extract<ReturnType<typeof decideEnd>, { ok: false }>

/**
 * Why a player may not end the game now, found without a lock and mostly without the database; null when the
 * end has to be tried. The caller holds the game lock.
 */
export async function findEndRefusal(
  context: GamesContext,
  game: LiveGame,
  request: PlayerEndRequest,
): Promise<EndRefusal | null> {
  const decide = () => {
    const decision = decideEnd(game, request, {
      nowMs: context.ctx.time.nowMs(),
      firstMoveMs: context.firstMoveMs,
    })
    return decision.ok ? null : decision
  }
  const refusal = decide()
  if (refusal === null || !shouldRecheckRefusal(context, game, request.by)) return refusal
  await context.cache.refresh(game)
  return decide()
}
