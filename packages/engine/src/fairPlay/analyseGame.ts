import {
  type Color,
  findMove,
  type Game,
  gamePly,
  gamePosition,
  legalMoves,
  type Move,
  moveTo,
  parseUci,
  pieceAt,
  playMove,
  startGame,
  turn,
} from '@lance/chess'
import { type AnalysedMove, type CandidateMove, kindsOfMove } from '@lance/chess/fairPlay'
import { nameOpening } from '@lance/chess/openings'
import type { Engine, EngineGame } from '../engine.ts'
import { type FoundMove, searchPosition } from './searchPosition.ts'

/** What a look at a game spends: `nodes` on each position. Only players raised by the first look get the second. */
export type AnalysisLimits = { nodes: number }

export const FIRST_LOOK: AnalysisLimits = { nodes: 30_000 }
export const SECOND_LOOK: AnalysisLimits = { nodes: 300_000 }

/** Forgetting a small table costs little, and it holds what a position's search finds. */
const TABLE_MIB = 4

/** Players know the first moves by heart, whether or not the opening has a name. */
const OPENING_PLIES_MIN = 8
/** With fewer legal moves, there is no real choice. */
const CHOICES_MIN = 4
/** When a side's winning chances (in thousandths) are outside these bounds, any move will do. */
const DECIDED_BELOW = 80
const DECIDED_ABOVE = 920
/** A recapture that is better than any other move by so many thousandths takes no thought. */
const FORCED_FROM = 100

/**
 * Analyses the moves of a stored game, one per step, in the order of the game. Yields null for moves that are no evidence:
 * known openings, hardly any choice, forced recaptures, decided positions. `side`: only this side's moves; both if not said.
 * The same game gives the same analysis, whatever the engine did before; its table becomes small. A step takes some 20 ms at the first look and ten
 * times that at the second: between steps the caller may stop. Throws on an illegal move, since the game was played.
 */
export function* analyseGame(
  engine: Engine,
  stored: EngineGame,
  { limits = FIRST_LOOK, side }: { limits?: AnalysisLimits; side?: Color } = {},
): Generator<AnalysedMove | null> {
  const { ucis, fen, variant = 'standard' } = stored
  const named = fen === undefined ? nameOpening(ucis) : null
  const knownPlies = Math.max(OPENING_PLIES_MIN, named?.ply ?? 0)
  const game = startGame(fen, { variant })
  engine.resizeTable(TABLE_MIB)
  let captureSquare: number | null = null
  for (const [index, uci] of ucis.entries()) {
    const position = gamePosition(game)
    const mover = turn(position)
    const move = findUci(game, uci)
    const counts = index >= knownPlies && (side === undefined || side === mover)
    yield counts ? analyseMove(engine, { stored, game, move, captureSquare }, limits) : null
    const target = pieceAt(position, moveTo(move))
    // In Chess960 a king that castles goes onto its own rook.
    captureSquare = target !== null && target.color !== mover ? moveTo(move) : null
    playMove(game, move)
  }
}

function findUci(game: Game, uci: string): Move {
  const wanted = parseUci(uci)
  const move = wanted && findMove(gamePosition(game), wanted)
  if (!move) throw new RangeError(`ply ${gamePly(game) + 1} is not a legal move: ${uci}`)
  return move
}

type PlayedMove = { stored: EngineGame; game: Game; move: Move; captureSquare: number | null }

function analyseMove(
  engine: Engine,
  { stored, game, move, captureSquare }: PlayedMove,
  { nodes }: AnalysisLimits,
): AnalysedMove | null {
  const position = gamePosition(game)
  const choices = legalMoves(position).length
  if (choices < CHOICES_MIN) return null
  const ply = gamePly(game) + 1
  const at = { ...stored, ucis: stored.ucis.slice(0, ply - 1) }
  const played = stored.ucis[ply - 1] ?? ''
  const found = searchPosition(engine, { at, played, nodes })
  if (found === null || isNoEvidence(game, found.moves, captureSquare)) return null
  const candidates = found.moves.map(({ uci, chance, glance, look }): CandidateMove => {
    const candidate = findUci(game, uci)
    return [candidate, chance, glance, look, kindsOfMove(game, { move: candidate, captureSquare })]
  })
  return {
    ply,
    color: turn(position),
    choices,
    listed: found.listed,
    played: candidates.findIndex(([candidate]) => candidate === move),
    candidates,
  }
}

function isNoEvidence(game: Game, [best, next]: readonly FoundMove[], captureSquare: number | null) {
  if (best === undefined || next === undefined) return true
  if (best.chance < DECIDED_BELOW || best.chance > DECIDED_ABOVE) return true
  const isRecapture = captureSquare !== null && moveTo(findUci(game, best.uci)) === captureSquare
  return isRecapture && best.chance - next.chance >= FORCED_FROM
}
