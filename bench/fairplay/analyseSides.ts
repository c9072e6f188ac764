import type { Color } from '@lance/chess'
import { type JudgedGame, type JudgedTime, makeJudgedGame } from '@lance/domain/fairPlay'
import type { Engine } from '@lance/engine'
import { type AnalysisLimits, analyseGame } from '@lance/engine/fairPlay'
import { type LabGame, scoreOf, sideOf } from './labGames.ts'

/** One side of a game with who played it and what its moves show. `helpedPlies`: those that came from a helper. */
export type AnalysedSide = {
  player: string
  part: string
  model: string
  source: string
  strategy: string | null
  engine: string | null
  strength: string | null
  helpedPlies: readonly number[]
  game: JudgedGame
}

/** How certain a rating of the laboratory counts as: that of a player with a few dozen games. */
const DEVIATION = 75

/** Analyses one side of a game of the laboratory. */
export function analyseSide(
  engine: Engine,
  game: LabGame,
  { color, limits }: { color: Color; limits: AnalysisLimits },
): AnalysedSide {
  const side = sideOf(game, color)
  const analysed = [...analyseGame(engine, { ucis: game.ucis }, { limits, side: color })].filter(
    (move) => move !== null,
  )
  const own = color === 'white' ? 1 : 0
  return {
    player: side.player,
    part: game.part,
    model: side.model,
    source: game.source,
    strategy: side.cheat?.strategy ?? null,
    engine: side.cheat?.engine ?? null,
    strength: side.cheat?.strength ?? null,
    helpedPlies: game.helped.flatMap((is, at) => (is === 1 && (at + 1) % 2 === own ? [at + 1] : [])),
    game: makeJudgedGame(
      {
        gameId: game.id,
        endedAtMs: game.startedAtMs,
        rating: side.rating,
        deviation: DEVIATION,
        opponentRating: sideOf(game, color === 'white' ? 'black' : 'white').rating,
        stakeCents: game.stakeCents,
        initialMs: game.initialS * 1000,
        incrementMs: game.incrementS * 1000,
        score: scoreOf(game, color),
        plies: game.ucis.length,
        nodes: limits.nodes,
      },
      { analysed, times: timesOf(game) },
    ),
  }
}

/** Times by ply; the clock before a move is what the earlier moves left. */
function timesOf({ ucis, thinkMs, awayMs, initialS, incrementS }: LabGame): JudgedTime[] {
  const left = [initialS * 1000, initialS * 1000]
  return ucis.map((_, at) => {
    const leftMs = left[at % 2] ?? 0
    const think = thinkMs[at] ?? null
    if (think !== null) left[at % 2] = leftMs - think + incrementS * 1000
    return { thinkMs: think, leftMs: think === null ? null : leftMs, awayMs: awayMs[at] ?? null }
  })
}
