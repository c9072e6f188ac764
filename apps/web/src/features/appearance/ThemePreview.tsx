import { type DrawnPiece, PiecesLayer } from '../board/index.ts'
import type { Settings } from '../settings/index.ts'

/** Squares in the corner of the board that the preview shows. */
const [B7, C6] = [49, 42]
const pieces: readonly DrawnPiece[] = [
  { key: 0, letter: 'q', square: B7 },
  { key: 1, letter: 'N', square: C6 },
]

/** The corner of a board in a theme. */
export function ThemePreview({ theme }: { theme: Settings['boardTheme'] }) {
  return (
    <span className="appearance-preview" data-board-theme={theme} aria-hidden>
      <span className="board" data-orientation="white">
        <PiecesLayer pieces={pieces} />
      </span>
    </span>
  )
}
