import type { ComparedMove } from '@lance/chess/fairPlay'
import type { Context } from '../../kernel/context.ts'
import { insertEvidence, selectEvidence } from './evidenceStore.ts'
import { selectTimedMoves } from './fairPlayStore.ts'
import { makePlayedGame } from './makePlayedGame.ts'
import { openComparer } from './openComparer.ts'
import { selectShownGames } from './shownGameStore.ts'

export type Look =
  | { ok: true; moves: readonly ComparedMove[] }
  | { ok: false; code: 'NOT_FOUND' | 'STILL_PLAYED' | 'BUSY' }

/**
 * Compares the moves of one ended game with the engine's for an operator, and keeps what it finds. Takes
 * seconds, on a thread of its own. At most one at a time on a server: BUSY meanwhile, and when the server stops.
 */
export function openGameLooks(ctx: Context): { look(gameId: string): Promise<Look> } {
  let isLooking = false
  async function compare(gameId: string): Promise<Look> {
    const [game] = await selectShownGames(ctx.db, [gameId])
    if (!game) return { ok: false, code: 'NOT_FOUND' }
    const { endedAt } = game
    if (endedAt === null) return { ok: false, code: 'STILL_PLAYED' }
    const comparer = openComparer({ isStopping: ctx.draining })
    try {
      const played = await selectTimedMoves(ctx.db, game, { isTimed: false })
      const moves = await comparer.compare(makePlayedGame(game, played))
      if (moves === null) return { ok: false, code: 'BUSY' }
      await insertEvidence(ctx.db, { gameId, endedAt, moves })
      return { ok: true, moves }
    } finally {
      await comparer.close()
    }
  }
  return {
    async look(gameId) {
      const known = await selectEvidence(ctx.db, gameId)
      if (known) return { ok: true, moves: known }
      if (isLooking || ctx.draining()) return { ok: false, code: 'BUSY' }
      isLooking = true
      return compare(gameId).finally(() => {
        isLooking = false
      })
    },
  }
}
