import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { readPlayerOnline } from '../../people/presence/index.ts'

/** Training stops for as long as the player has a live game, on whichever device. */
export async function mayTrain({ db }: Pick<Context, 'db'>, userId: string): Promise<{ ok: true } | Refusal> {
  const { current_game_id: gameId } = await readPlayerOnline(db, userId)
  return gameId === null ? { ok: true } : { ok: false, code: 'TRAINING_PAUSED' }
}
