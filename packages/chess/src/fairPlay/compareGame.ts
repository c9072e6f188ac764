import { type Game, gamePosition, playMove, startGame } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import { type Move, moveFrom, moveTo } from '../move.ts'
import { nameOpening } from '../openings/nameOpening.ts'
import { type Color, pieceAt, turn } from '../position.ts'
import { moverChances } from '../review/verdict.ts'
import { compareMoves, forgetPositions } from '../search/index.ts'
import { parseUci } from '../uci.ts'

/**
 * A move of a game that says something of its maker. `isMatch`: it is the engine's. `isPlain`: the engine finds its move
 * at a glance too. `lost`: chances thrown away against the engine's, in points of a hundred.
 */
export type ComparedMove = {
  ply: number
  color: Color
  isMatch: boolean
  isPlain: boolean
  lost: number
}

type CompareLimits = { depthPlies: number; maxNodes: number; signal?: { readonly aborted: boolean } }

/** How deep the nightly look is, and how shallow a glance. */
const FAIR_PLAY_LIMITS: CompareLimits = { depthPlies: 8, maxNodes: 40_000 }
const GLANCE = { depthPlies: 2, maxNodes: 4000 }
/** What players of a rating find was measured with this one (docs/fair-play.md). */
const SIGHT = 'plain'

/** The first moves are known by heart, whatever they are called. */
const BEGUN_PLIES = 8
/** With fewer moves to choose from, there is no choice. */
const CHOICE_MIN = 4
/** Where one side's chances are beyond these, any move will do. */
const DECIDED_BELOW = 8
const DECIDED_ABOVE = 92

/**
 * Compares the moves of a stored game with the engine's, one a step. Left out is what says nothing: known openings, hardly
 * any choice, a piece taken back, a game decided. The rest comes in the order of the game; null for a move left out.
 * Throws where a move is not legal: the moves come from a game that was played.
 */
export function* compareGame(
  ucis: readonly string[],
  limits: CompareLimits = FAIR_PLAY_LIMITS,
): Generator<ComparedMove | null> {
  const knownPlies = Math.max(BEGUN_PLIES, nameOpening(ucis)?.ply ?? 0)
  const game = startGame()
  forgetPositions()
  let taken: number | null = null
  for (const [index, uci] of ucis.entries()) {
    const position = gamePosition(game)
    const wanted = parseUci(uci)
    const move = wanted && findMove(position, wanted)
    if (!move) throw new RangeError(`ply ${index + 1} is no legal move: ${uci}`)
    const isCapture = pieceAt(position, moveTo(move)) !== null
    yield index < knownPlies ? null : compareMove(game, { move, ply: index + 1, taken }, limits)
    taken = isCapture ? moveTo(move) : null
    playMove(game, move)
  }
}

function compareMove(
  game: Game,
  { move, ply, taken }: { move: Move; ply: number; taken: number | null },
  limits: CompareLimits,
): ComparedMove | null {
  const position = gamePosition(game)
  if (legalMoves(position).length < CHOICE_MIN) return null
  const glance = compareMoves(game, null, { ...GLANCE, sight: SIGHT })
  const compared = compareMoves(game, move, { ...limits, sight: SIGHT })
  if (glance === null || compared === null || compared.playedScore === null) return null
  if (taken !== null && moveTo(compared.best) === taken) return null
  const chances = moverChances(compared.bestScore)
  if (chances < DECIDED_BELOW || chances > DECIDED_ABOVE) return null
  const isSame = (one: Move, other: Move) =>
    moveFrom(one) === moveFrom(other) && moveTo(one) === moveTo(other)
  return {
    ply,
    color: turn(position),
    isMatch: isSame(compared.best, move),
    isPlain: isSame(glance.best, compared.best),
    lost: Math.max(0, chances - moverChances(compared.playedScore)),
  }
}
