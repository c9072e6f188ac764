import type { Square } from '@lance/chess'
import {
  changeSetup,
  clearSetup,
  mirrorSetup,
  moveTo,
  putOn,
  type Setup,
  type SetupPiece,
  setRight,
  startSetup,
  swapColors,
} from '@lance/chess/setup'

/** How many changes can be undone. */
export const EDITOR_UNDO_MAX = 100

/** What a press on a square does: moves its piece, takes it away, or puts this piece there. */
export type EditorTool = 'move' | 'erase' | SetupPiece

export type Editor = {
  setup: Setup
  past: readonly Setup[]
  tool: EditorTool
  /** The square of a piece that was pressed to be moved to the next pressed square. */
  selected: Square | null
}

export type EditorInput =
  | { type: 'tool'; tool: EditorTool }
  /** A press on a square with the tool in hand. */
  | { type: 'press'; square: Square }
  /** `isStroke`: goes on with the last change, and is undone with it. */
  | { type: 'put'; square: Square; piece: SetupPiece | null; isStroke?: boolean }
  /** To no square: takes the piece from the board. */
  | { type: 'move'; from: Square; to: Square | null }
  | { type: 'change'; changes: Partial<Setup> }
  | { type: 'right'; right: number; isGiven: boolean }
  | { type: 'set'; setup: Setup }
  | { type: 'start' | 'clear' | 'mirror' | 'swap' | 'undo' | 'deselect' }

export const startEditor = (setup: Setup): Editor => ({ setup, past: [], tool: 'move', selected: null })

export function stepEditor(was: Editor, input: EditorInput): Editor {
  const { setup } = was
  switch (input.type) {
    case 'tool':
      return { ...was, tool: input.tool, selected: null }
    case 'press':
      return press(was, input.square)
    case 'put':
      return change(was, putOn(setup, input.square, input.piece), input.isStroke)
    case 'move':
      return change(was, moveTo(setup, input.from, input.to))
    case 'change':
      return change(was, changeSetup(setup, input.changes))
    case 'right':
      return change(was, setRight(setup, input.right, input.isGiven))
    case 'set':
      return change(was, input.setup)
    case 'start':
      return change(was, startSetup())
    case 'clear':
      return change(was, clearSetup(setup))
    case 'mirror':
      return change(was, mirrorSetup(setup))
    case 'swap':
      return change(was, swapColors(setup))
    case 'undo':
      return undo(was)
    case 'deselect':
      return { ...was, selected: null }
  }
}

/** What the tool puts on a square: pressing a square with the piece in hand takes it away again. */
export function pieceOfTool({ tool, setup }: Editor, square: Square): SetupPiece | null {
  return tool === 'move' || tool === 'erase' || setup.pieces[square] === tool ? null : tool
}

function press(was: Editor, square: Square): Editor {
  if (was.tool !== 'move') return change(was, putOn(was.setup, square, pieceOfTool(was, square)))
  if (was.selected === square) return { ...was, selected: null }
  if (was.selected !== null) return change(was, moveTo(was.setup, was.selected, square))
  return was.setup.pieces[square] === null ? was : { ...was, selected: square }
}

function change(was: Editor, setup: Setup, isStroke = false): Editor {
  if (setup === was.setup) return { ...was, selected: null }
  const past = isStroke ? was.past : [...was.past, was.setup].slice(-EDITOR_UNDO_MAX)
  return { ...was, setup, past, selected: null }
}

function undo(was: Editor): Editor {
  const setup = was.past.at(-1)
  return setup === undefined ? was : { ...was, setup, past: was.past.slice(0, -1), selected: null }
}
