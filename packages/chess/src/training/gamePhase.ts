import type { SetupPiece } from '../setup/setup.ts'
import { readSetup } from '../setup/setupFen.ts'
import { type Board, isColor } from './boardSight.ts'

/** The phases of a game, in order. */
export const GAME_PHASES = ['opening', 'middlegame', 'endgame'] as const
export type GamePhase = (typeof GAME_PHASES)[number]

// The rule of lichess.org (scalachess, Divider.scala, MIT): the middlegame begins when pieces are exchanged, developed or
// close to each other, and the endgame when few are left. No phase comes back.

/** With at most so many queens, rooks, bishops and knights of both sides it is a middlegame, or an endgame. */
const MIDDLEGAME_PIECES = 10
const ENDGAME_PIECES = 6
/** With fewer men on its first rank a side has developed. */
const HOME_MEN = 4
/** Above this sum over all squares of two by two, both sides' men stand among each other. */
const MIXED_ABOVE = 150

/** The phase of each position of a game, given as FENs from the first on. */
export function phasesOf(fens: readonly string[]): GamePhase[] {
  let reached = 0
  return fens.map((fen) => {
    const board = readSetup(fen, { variant: 'chess960' })?.pieces ?? []
    reached = Math.max(reached, GAME_PHASES.indexOf(phaseOf(board)))
    return GAME_PHASES[reached] as GamePhase
  })
}

/** The phase of a position by itself, whatever came before. */
function phaseOf(board: Board): GamePhase {
  const pieces = board.filter((piece) => piece != null && !'kp'.includes(piece.toLowerCase())).length
  if (pieces <= ENDGAME_PIECES) return 'endgame'
  const isMiddlegame = pieces <= MIDDLEGAME_PIECES || isDeveloped(board) || mixednessOf(board) > MIXED_ABOVE
  return isMiddlegame ? 'middlegame' : 'opening'
}

const countMen = (men: readonly (SetupPiece | null)[], color: 'white' | 'black') =>
  men.filter((piece) => isColor(piece, color)).length

function isDeveloped(board: Board): boolean {
  return countMen(board.slice(0, 8), 'white') < HOME_MEN || countMen(board.slice(56), 'black') < HOME_MEN
}

function mixednessOf(board: Board): number {
  let sum = 0
  for (let rank = 0; rank < 7; rank++) {
    for (let file = 0; file < 7; file++) {
      const at = 8 * rank + file
      const men = [at, at + 1, at + 8, at + 9].map((square) => board[square] ?? null)
      sum += mixednessAt(rank + 1, { white: countMen(men, 'white'), black: countMen(men, 'black') })
    }
  }
  return sum
}

type Men = { white: number; black: number }

/** What four squares add, by their lower rank, 1 to 7: the more, the further their men have come and the closer they meet. */
function mixednessAt(rank: number, { white, black }: Men): number {
  const total = white + black
  if (total === 0) return 0
  if (white === 0 || black === 0) return aloneAt(rank, { white, black })
  if (total === 2) return 5 + Math.abs(3 - rank)
  if (white === 2 && black === 2) return 7
  const fromHome = white > black ? rank : 6 - rank
  return (total === 3 ? 4 : 5) + fromHome
}

/** Men of one side. Where they stood at the start they add nothing. */
function aloneAt(rank: number, { white, black }: Men): number {
  const count = white + black
  if (count === 1) return 1 + (white === 1 ? 8 - rank : rank)
  const fromHome = white > 0 ? rank - 1 : 7 - rank
  if (count === 2) return fromHome > 1 ? 1 + fromHome : 0
  return fromHome > 0 ? 3 + fromHome : 0
}
