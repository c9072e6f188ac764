import type { Color } from '@lance/chess'
import { movedPieces } from './movedPieces.ts'
import { PiecesLayer } from './PiecesLayer.tsx'
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
