import type { Color } from '@lance/chess'
import { type DrawnPiece, movedPieces } from './movedPieces.ts'
import { readPlacement } from './placement.ts'
import './board.css'

export type BoardPreviewProps = {
  /** Only the first field is read. */
  fen: string
  /** The label for screen readers, translated. */
  label: string
  orientation?: Color
}

/** A position as a static picture: no input, no script after rendering, the same on server and browser. */
export function BoardPreview({ fen, label, orientation = 'white' }: BoardPreviewProps) {
  return (
    <div className="board" role="img" aria-label={label} data-orientation={orientation}>
      <PiecesLayer pieces={movedPieces([], readPlacement(fen))} />
    </div>
  )
}

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
