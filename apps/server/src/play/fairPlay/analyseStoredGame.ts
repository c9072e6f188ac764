import { initialMs, isDaily, unpackMoveSigns } from '@lance/domain'
import { type JudgedFacts, makeJudgedGame } from '@lance/domain/fairPlay'
import { FIRST_LOOK, SECOND_LOOK } from '@lance/engine/fairPlay'
import type { Context } from '../../kernel/context.ts'
import { insertLook, selectTimedMoves } from './fairPlayStore.ts'
import { insertSide, type Look } from './judgedSideStore.ts'
import { makePlayedGame } from './makePlayedGame.ts'
import type { Analyst } from './openAnalyst.ts'
import type { StoredGame } from './storedGame.ts'

const LIMITS = { 1: FIRST_LOOK, 2: SECOND_LOOK } as const
/** Of a player without a rating at this speed. */
const UNKNOWN_DEVIATION = 350

type Side = 'white' | 'black'

/**
 * Analyses a game that has ended and stores what is found of each side, or of `side` alone. False if the analysis gave up,
 * because the server is stopping or the game took too long. Safe to repeat.
 */
export async function analyseStoredGame(
  { db, time }: Pick<Context, 'db' | 'time'>,
  game: StoredGame,
  { analyst, look, side }: { analyst: Analyst; look: Look; side?: Side },
): Promise<boolean> {
  const isTimed = !isDaily(game.timeControlS)
  const moves = await selectTimedMoves(db, game, { isTimed })
  const limits = LIMITS[look]
  const analysed = await analyst.analyse({ ...makePlayedGame(game, moves), limits, ...(side && { side }) })
  if (analysed === null) return false
  const times = moves.map(({ thinkMs, leftMs, signs }) => {
    return { thinkMs, leftMs, awayMs: unpackMoveSigns(signs)?.awayMs ?? null }
  })
  const now = new Date(time.nowMs())
  for (const color of side ? [side] : (['white', 'black'] as const)) {
    const own = analysed.filter((move) => move.color === color)
    const judged = makeJudgedGame(factsOf(game, { color, isTimed, nodes: limits.nodes }), {
      analysed: own,
      times,
    })
    await insertSide(db, { userId: game[`${color}Id`], look, side: judged, now })
  }
  // The night leaves it out.
  if (look === 1) await insertLook(db, { gameId: game.id, endedAt: game.endedAt, now })
  return true
}

function factsOf(
  game: StoredGame,
  { color, isTimed, nodes }: { color: Side; isTimed: boolean; nodes: number },
): JudgedFacts {
  const other = color === 'white' ? 'black' : 'white'
  const { winnerId } = game
  return {
    gameId: game.id,
    endedAtMs: game.endedAt.getTime(),
    rating: game[`${color}Elo`],
    deviation: game[`${color}Deviation`] ?? UNKNOWN_DEVIATION,
    opponentRating: game[`${other}Elo`],
    stakeCents: Number(game.wagerCents),
    initialMs: isTimed ? initialMs(game) : null,
    incrementMs: isTimed ? game.incrementS * 1000 : null,
    score: winnerId === null ? 0.5 : Number(winnerId === game[`${color}Id`]),
    plies: game.ply,
    nodes,
  }
}
