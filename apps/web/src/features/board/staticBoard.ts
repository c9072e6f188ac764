import type { Color } from '@lance/chess'
import { squareAt } from './boardCells.ts'
import { movedPieces } from './movedPieces.ts'
import { colorOf, type Placement, squareNameOf } from './placement.ts'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

/** The HTML of a board rendered on the server: it looks like what `BoardView` draws, without the behavior. */
export function staticBoard(placement: Placement, orientation: Color): string {
  const nameAt = (index: number) => squareNameOf(squareAt(index, orientation))
  const layer = (name: string, inside: string) => `<div class="${name}" aria-hidden="true">${inside}</div>`
  const coordinates = (names: readonly string[]) => names.map((name) => `<span>${name}</span>`).join('')
  const pieces = movedPieces([], placement).map(
    ({ letter, square }) =>
      `<span class="board-piece" data-piece="${letter}" data-color="${colorOf(letter)}"` +
      ` data-file="${square & 7}" data-rank="${square >> 3}"></span>`,
  )
  return [
    layer('board-ranks', coordinates(PLACES.map((place) => nameAt(place * 8).charAt(1)))),
    layer('board-files', coordinates(PLACES.map((place) => nameAt(56 + place).charAt(0)))),
    layer('board-pieces', pieces.join('')),
  ].join('')
}
