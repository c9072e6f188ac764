import type { Color } from '@lance/chess'
import { movedPieces } from './movedPieces.ts'
import { PiecesLayer } from './PiecesLayer.tsx'
import { readPlacement } from './placement.ts'
import './board.css'

export type BoardPreviewProps = {
  /** Only its first field is read. */
  fen: string
  /** What a screen reader says of the picture, in the reader's language. */
  label: string
  orientation?: Color
}

/** A position as a picture: no input, no script after it is drawn, the same on the server as in the browser. */
export function BoardPreview({ fen, label, orientation = 'white' }: BoardPreviewProps) {
  return (
    <div className="board" role="img" aria-label={label} data-orientation={orientation}>
      <PiecesLayer pieces={movedPieces([], readPlacement(fen))} />
    </div>
  )
}
