import type { Context } from '../../kernel/context.ts'
import { writeEnd } from './endGame.ts'
import type { EndStep } from './endStep.ts'
import { selectGame } from './gamesStore.ts'

/**
 * Voids a running game for an operator: no winner, no rating, stakes are returned. The servers find
 * out by the game's version, as for any change on another server.
 */
export async function voidGame(
  ctx: Context,
  { gameId, endSteps }: { gameId: string; endSteps: readonly EndStep[] },
): Promise<{ ok: true } | { ok: false; code: 'GAME_NOT_FOUND' | 'GAME_OVER' }> {
  const loaded = await selectGame(ctx.db, gameId)
  if (!loaded) return { ok: false, code: 'GAME_NOT_FOUND' }
  const context = { ctx, endSteps, firstMoveMs: ctx.config.FIRST_MOVE_S * 1000, faults: {} }
  const ended = await writeEnd(context, loaded.facts, { kind: 'void' })
  return ended.ok ? { ok: true } : { ok: false, code: 'GAME_OVER' }
}
