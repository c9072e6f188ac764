import { judgePlayer, type MoveEvidence } from '@lance/domain/fairPlay'
import type { Context } from '../../kernel/context.ts'
import { analyseStoredGame } from './analyseStoredGame.ts'
import { selectSidesOfGame } from './judgedSideStore.ts'
import { openAnalyst } from './openAnalyst.ts'
import { selectStoredGames } from './storedGame.ts'

export type Look =
  | { ok: true; moves: readonly MoveEvidence[] }
  | { ok: false; code: 'NOT_FOUND' | 'STILL_PLAYED' | 'BUSY' }

/**
 * Analyses one ended game for an operator, and keeps what it finds. Takes seconds, on a thread of its own. At most one at a
 * time on a server: BUSY meanwhile, and when the server stops.
 */
export function openGameLooks(ctx: Context): { look(gameId: string): Promise<Look> } {
  let isLooking = false
  async function analyse(gameId: string): Promise<Look> {
    const [game] = await selectStoredGames(ctx.db, [gameId], { pliesMin: 0 })
    if (!game) return { ok: false, code: 'NOT_FOUND' }
    const analyst = openAnalyst({ isStopping: ctx.draining })
    try {
      if (!(await analyseStoredGame(ctx, game, { analyst, look: 1 }))) return { ok: false, code: 'BUSY' }
      return { ok: true, moves: (await readGameEvidence(ctx, gameId)) ?? [] }
    } finally {
      await analyst.close()
    }
  }
  return {
    async look(gameId) {
      const known = await readGameEvidence(ctx, gameId)
      if (known) return { ok: true, moves: known }
      if (isLooking || ctx.draining()) return { ok: false, code: 'BUSY' }
      isLooking = true
      return analyse(gameId).finally(() => {
        isLooking = false
      })
    },
  }
}

/**
 * The moves of a game that count as evidence, of both sides, each side judged by this game alone; null before anything
 * analysed it, and after that was deleted.
 */
export async function readGameEvidence(
  { db }: Pick<Context, 'db'>,
  gameId: string,
): Promise<MoveEvidence[] | null> {
  const sides = await selectSidesOfGame(db, gameId)
  if (sides.length === 0) return null
  const games = sides.flatMap(({ side }) => judgePlayer({ games: [side], complaints: 0 }).games)
  return games.flatMap(({ moves }) => moves).toSorted((one, other) => one.ply - other.ply)
}
