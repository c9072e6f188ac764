import type { Color, Square } from '@lance/chess'
import type { SetupPiece } from '@lance/chess/setup'
import {
  type Dispatch,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { squareAtPlace } from './EditorBoard.tsx'
import { type Editor, type EditorInput, pieceOfTool } from './editor.ts'

/** A piece under the pointer: from a square, or from the palette. */
type Dragged = { piece: SetupPiece; from: Square | null }

type PointerOptions = {
  editor: Editor
  board: RefObject<HTMLDivElement | null>
  /** The element that follows the pointer with the dragged piece. */
  ghost: RefObject<HTMLElement | null>
  orientation: Color
  dispatch: Dispatch<EditorInput>
}

/** What a mouse, a pen or a finger does on the board and the palettes. */
export function useEditorPointer({ editor, board, ghost, orientation, dispatch }: PointerOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const squareUnder = ({ clientX, clientY }: { clientX: number; clientY: number }): Square | null => {
    const frame = board.current?.getBoundingClientRect()
    if (frame === undefined) return null
    const column = Math.floor(((clientX - frame.left) / frame.width) * 8)
    const row = Math.floor(((clientY - frame.top) / frame.height) * 8)
    const isOn = column >= 0 && column < 8 && row >= 0 && row < 8
    return isOn ? squareAtPlace(row * 8 + column, orientation) : null
  }
  /** Follows the pointer until it is lifted, or the browser takes it over. */
  const follow = (
    { pointerId }: ReactPointerEvent,
    { onMove, onEnd }: { onMove: (event: PointerEvent) => void; onEnd: (event: PointerEvent | null) => void },
  ) => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
      document.addEventListener(name, (event) => event.pointerId === pointerId && run(event), { signal })
    on('pointermove', onMove)
    on('pointerup', (event) => {
      controller.abort()
      onEnd(event)
    })
    on('pointercancel', () => {
      controller.abort()
      onEnd(null)
    })
  }
  const drag = (piece: Dragged, event: ReactPointerEvent, onDrop: (to: Square | null) => void) => {
    const start = { x: event.clientX, y: event.clientY }
    let isMoved = false
    follow(event, {
      onMove: (moved) => {
        if (!isMoved && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < DRAG_AFTER_PX) return
        if (!isMoved) setDragged(piece)
        isMoved = true
        place(ghost.current, board.current, moved)
      },
      onEnd: (ended) => {
        setDragged(null)
        if (ended !== null && isMoved) onDrop(squareUnder(ended))
        else if (ended !== null && piece.from !== null) dispatch({ type: 'press', square: piece.from })
      },
    })
  }
  const paint = (square: Square, event: ReactPointerEvent) => {
    const piece = event.button === 2 ? null : pieceOfTool(editor, square)
    let last: Square | null = square
    dispatch({ type: 'put', square, piece })
    follow(event, {
      onMove: (moved) => {
        const next = squareUnder(moved)
        if (next !== null && next !== last) dispatch({ type: 'put', square: next, piece, isStroke: true })
        last = next
      },
      onEnd: () => {},
    })
  }
  return {
    dragged,
    /** A pointer went down on a square. The right button takes pieces away. */
    pressSquare: (square: Square, event: ReactPointerEvent) => {
      if (event.button !== 0 && event.button !== 2) return
      const piece = editor.setup.pieces[square] ?? null
      if (event.button === 2 || editor.tool !== 'move') return paint(square, event)
      if (editor.selected !== null || piece === null) return dispatch({ type: 'press', square })
      drag({ piece, from: square }, event, (to) => dispatch({ type: 'move', from: square, to }))
    },
    /** A pointer went down on a piece of a palette. */
    grab: (piece: SetupPiece, event: ReactPointerEvent) => {
      if (event.button !== 0) return
      drag({ piece, from: null }, event, (to) => to !== null && dispatch({ type: 'put', square: to, piece }))
    },
  }
}

/** A press that moves less is no drag. */
const DRAG_AFTER_PX = 6

/** Under a finger a piece is drawn larger, so that it can be seen. */
const TOUCH_SCALE = 1.7

/** Centers the dragged piece under the pointer. */
function place(ghost: HTMLElement | null, board: HTMLElement | null, event: PointerEvent): void {
  if (ghost === null || board === null) return
  const size = (board.clientWidth / 8) * (event.pointerType === 'touch' ? TOUCH_SCALE : 1)
  ghost.style.width = `${size}px`
  ghost.style.transform = `translate(${event.clientX - size / 2}px, ${event.clientY - size / 2}px)`
}
