import { type Color, type Move, moveFrom, movePromotion, moveTo } from '@lance/chess'

// Where the policy has a move, as the side to move sees it: 56 planes for the directions and distances of a queen, 8 for
// the jumps of a knight, 9 for promotions to rook, bishop and queen. A promotion to a knight is the pawn's step. Castling
// is the king's move onto its rook.

/** Files and ranks of a step: north first, then clockwise. */
const DIRECTIONS = ['0 1', '1 1', '1 0', '1 -1', '0 -1', '-1 -1', '-1 0', '-1 1']
const JUMPS = ['1 2', '2 1', '2 -1', '1 -2', '-1 -2', '-2 -1', '-2 1', '-1 2']
const PROMOTIONS = ['rook', 'bishop', 'queen']
const FIRST_JUMP = 56
const FIRST_PROMOTION = 64

/** The index of a move among the policy's 80 times 64 numbers. `isCastling`: the king of the mover castles. */
export function policyIndexOf(
  move: Move,
  { mover, isCastling }: { mover: Color; isCastling: boolean },
): number {
  const flip = mover === 'white' ? 0 : 56
  const from = moveFrom(move) ^ flip
  const to = isCastling ? rookOf(from, moveTo(move) ^ flip) : moveTo(move) ^ flip
  const [files, ranks] = [(to & 7) - (from & 7), (to >> 3) - (from >> 3)]
  return planeOf(files, ranks, movePromotion(move) ?? null) * 64 + from
}

const rookOf = (from: number, to: number) => (to > from ? (from & 56) + 7 : from & 56)

function planeOf(files: number, ranks: number, promotion: string | null): number {
  const promoted = promotion === null ? -1 : PROMOTIONS.indexOf(promotion)
  if (promoted >= 0) return FIRST_PROMOTION + 3 * (files + 1) + promoted
  const jump = JUMPS.indexOf(`${files} ${ranks}`)
  if (jump >= 0) return FIRST_JUMP + jump
  const distance = Math.max(Math.abs(files), Math.abs(ranks))
  return 7 * DIRECTIONS.indexOf(`${files / distance} ${ranks / distance}`) + distance - 1
}
