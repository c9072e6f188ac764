import type { Color } from '@lance/chess'
import type { SetupPiece } from '@lance/chess/setup'
import { useTranslation } from '@lance/texts'
import { Eraser, Hand } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import type { EditorTool } from './editor.ts'

const PIECES: Readonly<Record<Color, readonly SetupPiece[]>> = {
  white: ['K', 'Q', 'R', 'B', 'N', 'P'],
  black: ['k', 'q', 'r', 'b', 'n', 'p'],
}

type PiecePaletteProps = {
  color: Color
  /** The tool that stands beside the pieces. */
  also: 'move' | 'erase'
  tool: EditorTool
  /** The same for both palettes of a board. */
  name: string
  onTool: (tool: EditorTool) => void
  /** A pointer went down on a piece, which may be dragged to the board. */
  onGrab: (piece: SetupPiece, event: PointerEvent) => void
}

/** The pieces of a color: each can be dragged to the board, or chosen and put on pressed squares. */
export function PiecePalette({ color, also, tool, name, onTool, onGrab }: PiecePaletteProps) {
  const { t } = useTranslation(['editor', 'game'])
  const Picture = also === 'move' ? Hand : Eraser
  return (
    <fieldset className="palette">
      <legend className="sr-only">{t(`pieces.${color}`)}</legend>
      {PIECES[color].map((piece) => (
        <PaletteTool
          key={piece}
          {...{ name, onTool }}
          value={piece}
          chosen={tool}
          label={t(`game:board.pieces.${piece}`)}
          onPointerDown={(event) => onGrab(piece, event)}
        >
          <span className="piece-picture" data-piece={piece} aria-hidden />
        </PaletteTool>
      ))}
      <PaletteTool {...{ name, onTool }} value={also} chosen={tool} label={t(`tools.${also}`)}>
        <Picture size={24} aria-hidden />
      </PaletteTool>
    </fieldset>
  )
}

type PaletteToolProps = Pick<PiecePaletteProps, 'name' | 'onTool'> & {
  value: EditorTool
  chosen: EditorTool
  label: string
  onPointerDown?: (event: PointerEvent) => void
  children: ReactNode
}

/** A tool as a radio button; `children` is its picture. */
function PaletteTool({ name, onTool, value, chosen, label, onPointerDown, children }: PaletteToolProps) {
  return (
    <label className="palette-piece" title={label} onPointerDown={onPointerDown}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={value === chosen}
        aria-label={label}
        onChange={() => onTool(value)}
      />
      {children}
    </label>
  )
}
