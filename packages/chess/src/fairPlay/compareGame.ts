import { type Game, gamePosition, playMove, startGame } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import { type Move, moveFrom, moveTo } from '../move.ts'
import { nameOpening } from '../openings/nameOpening.ts'
import { type Color, pieceAt, turn, type Variant } from '../position.ts'
import { moverChances } from '../review/verdict.ts'
import { compareMoves, forgetPositions } from '../search/index.ts'
import { makeUci, parseUci } from '../uci.ts'

/**
 * A move that counts as evidence for or against engine use. `best`: the engine's move, in UCI. `isMatch`: it is
 * the one that was played. `isPlain`: a shallow search finds the engine's move too. `lost`: winning chances thrown
 * away compared with that move, in percentage points.
 */
export type ComparedMove = {
  ply: number
  color: Color
  best: string
  isMatch: boolean
  isPlain: boolean
  lost: number
}

type CompareLimits = { depthPlies: number; maxNodes: number; signal?: { readonly aborted: boolean } }

/** The depth of the nightly comparison, and of the shallow search. */
const FAIR_PLAY_LIMITS: CompareLimits = { depthPlies: 8, maxNodes: 40_000 }
const GLANCE = { depthPlies: 2, maxNodes: 4000 }
/** How steeply its centipawns turn into winning chances: they are smaller than those of a review. */
const PER_CENTIPAWN = 0.0048

/** Players know the first moves by heart, whether or not the opening has a name. */
const OPENING_PLIES_MIN = 8
/** With fewer legal moves, there is no real choice. */
const CHOICE_MIN = 4
/** When a side's winning chances are outside these bounds, any move will do. */
const DECIDED_BELOW = 8
const DECIDED_ABOVE = 92

/**
 * Compares the moves of a stored game with the engine's, one per step, in the order of the game. Yields null
 * for moves without evidence: known openings, positions with hardly any choice, recaptures, decided games.
 * Throws on an illegal move, since the moves come from a game that was played. `start`: where a game began that did
 * not begin as standard chess does; it has no known opening.
 */
export function* compareGame(
  ucis: readonly string[],
  limits: CompareLimits = FAIR_PLAY_LIMITS,
  start?: { fen: string; variant: Variant },
): Generator<ComparedMove | null> {
  const named = start === undefined ? nameOpening(ucis) : null
  const knownPlies = Math.max(OPENING_PLIES_MIN, named?.ply ?? 0)
  const game = startGame(start?.fen, start)
  forgetPositions()
  let captureSquare: number | null = null
  for (const [index, uci] of ucis.entries()) {
    const position = gamePosition(game)
    const wanted = parseUci(uci)
    const move = wanted && findMove(position, wanted)
    if (!move) throw new RangeError(`ply ${index + 1} is not a legal move: ${uci}`)
    const target = pieceAt(position, moveTo(move))
    // In Chess960 a king that castles goes onto its own rook.
    const isCapture = target !== null && target.color !== turn(position)
    yield index < knownPlies ? null : compareMove(game, { move, ply: index + 1, captureSquare }, limits)
    captureSquare = isCapture ? moveTo(move) : null
    playMove(game, move)
  }
}

function compareMove(
  game: Game,
  { move, ply, captureSquare }: { move: Move; ply: number; captureSquare: number | null },
  limits: CompareLimits,
): ComparedMove | null {
  const position = gamePosition(game)
  if (legalMoves(position).length < CHOICE_MIN) return null
  const glance = compareMoves(game, null, GLANCE)
  const compared = compareMoves(game, move, limits)
  if (glance === null || compared === null || compared.playedScore === null) return null
  if (captureSquare !== null && moveTo(compared.best) === captureSquare) return null
  const chances = moverChances(compared.bestScore, PER_CENTIPAWN)
  if (chances < DECIDED_BELOW || chances > DECIDED_ABOVE) return null
  const isSame = (one: Move, other: Move) =>
    moveFrom(one) === moveFrom(other) && moveTo(one) === moveTo(other)
  return {
    ply,
    color: turn(position),
    best: makeUci(compared.best),
    isMatch: isSame(compared.best, move),
    isPlain: isSame(glance.best, compared.best),
    lost: Math.max(0, chances - moverChances(compared.playedScore, PER_CENTIPAWN)),
  }
}
