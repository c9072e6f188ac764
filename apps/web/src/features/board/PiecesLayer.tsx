import type { DrawnPiece } from './movedPieces.ts'

/** The pieces of a static board. Sorted by key, so that a moving piece stays the same element. */
export function PiecesLayer({ pieces }: { pieces: readonly DrawnPiece[] }) {
  return [...pieces]
    .sort((a, b) => a.key - b.key)
    .map(({ key, letter, square }) => (
      <span
        key={key}
        className="board-piece"
        data-piece={letter}
        data-file={square & 7}
        data-rank={square >> 3}
      />
    ))
}
