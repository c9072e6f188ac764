import type { Square } from '@lance/chess'
import type { MoveInput } from '@lance/domain'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardTexts } from './boardCells.ts'
import { listenToInput } from './boardInput.ts'
import { BoardView } from './boardView.ts'
import type { Shape } from './shapes.ts'
import {
  type BoardInput,
  type BoardPosition,
  type BoardState,
  type SquarePair,
  startBoard,
  stepBoard,
} from './state.ts'
import { staticBoard } from './staticBoard.ts'
import './board.css'

/** How long the last move stays bright ([GAME-27]). */
const LAST_MOVE_MS = 2000

/** `isPremove`: chosen before the player's turn, so the player can't be asked for a promotion piece. */
export type BoardMove = { from: Square; to: Square; isPremove: boolean; input: MoveInput }

export type BoardProps = {
  position: BoardPosition
  texts: BoardTexts
  /** A move by drag, click or key that `position.destinations` allows; returning false takes it back. */
  onMove: (move: BoardMove) => boolean
  /** The player chose a move for their next turn, or took it back. */
  onPremove?: ((squares: SquarePair | null) => void) | undefined
  /** The player tried to move a piece that is not theirs. */
  onNotOwn: () => void
  /** The user drew or removed a shape. */
  onDraw?: ((shapes: readonly Shape[]) => void) | undefined
}

/**
 * The interactive board. React provides a frame and the position; the board handles input and drawing itself,
 * so that a drag costs only one element's transform.
 */
export function Board({ position, texts, onMove, onPremove, onNotOwn, onDraw }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null)
  const live = useRef<LiveBoard>(null)
  const handlers = useRef({ onMove, onPremove, onNotOwn, onDraw })
  const content = useFrameContent(position, texts)

  useLayoutEffect(() => {
    handlers.current = { onMove, onPremove, onNotOwn, onDraw }
  })
  useLayoutEffect(() => {
    if (frame.current === null) return
    live.current ??= new LiveBoard(frame.current, position, texts, handlers)
    live.current.show(position, texts)
  }, [position, texts])
  useEffect(
    () => () => {
      live.current?.stop()
      live.current = null
    },
    [],
  )
  return <div ref={frame} className="board" {...content} suppressHydrationWarning />
}

/** The frame's content: empty, to be filled by the board itself; on the server, a picture of the position. */
function useFrameContent({ placement, orientation }: BoardPosition, texts: BoardTexts) {
  const [parts] = useState(() =>
    import.meta.env.SSR
      ? {
          role: 'img',
          'aria-label': texts.board,
          'data-orientation': orientation,
          dangerouslySetInnerHTML: { __html: staticBoard(placement, orientation) },
        }
      : // Never changes, so that React never touches what the board has put there.
        { dangerouslySetInnerHTML: { __html: '' } },
  )
  return parts
}

type BoardHandlers = Pick<BoardProps, 'onMove' | 'onPremove' | 'onNotOwn' | 'onDraw'>

class LiveBoard {
  readonly #view: BoardView
  readonly #handlers: { readonly current: BoardHandlers }
  readonly #stopListening: () => void
  #state: BoardState
  #highlighted: BoardPosition['lastMove'] = null
  #highlightTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    root: HTMLElement,
    position: BoardPosition,
    texts: BoardTexts,
    handlers: { readonly current: BoardHandlers },
  ) {
    root.replaceChildren()
    this.#handlers = handlers
    this.#state = startBoard(position)
    this.#view = new BoardView(root, texts)
    this.#stopListening = listenToInput({
      root,
      state: () => this.#state,
      step: (input) => this.#step(input),
      pieceOn: (square) => this.#view.pieceOn(square),
      focus: (square) => this.#view.focus(square),
    })
  }

  show(position: BoardPosition, texts: BoardTexts) {
    this.#view.setTexts(texts)
    this.#step({ type: 'position', position: { ...position, isLastFaint: this.#isFaint(position) } })
  }

  stop() {
    clearTimeout(this.#highlightTimer)
    this.#stopListening()
  }

  #step(input: BoardInput) {
    const made = inputOf(this.#state, input)
    const { state, outcome } = stepBoard(this.#state, input)
    const { premove: hadPremove, shapes: hadShapes } = this.#state
    this.#state = state
    this.#view.draw(state)
    // A new position plays or drops it, which everyone else knows by the ply.
    if (state.premove !== hadPremove && input.type !== 'position')
      this.#handlers.current.onPremove?.(state.premove?.squares ?? null)
    if (state.shapes !== hadShapes && input.type === 'draw_end') this.#handlers.current.onDraw?.(state.shapes)
    if (outcome?.type === 'not_own') this.#handlers.current.onNotOwn()
    if (outcome?.type !== 'move') return
    if (!this.#handlers.current.onMove({ ...outcome, input: made })) this.#step({ type: 'refused' })
  }

  /** Whether the last move has been bright for long enough; a new move starts the time again. */
  #isFaint(position: BoardPosition): boolean {
    if (position.keepsLastMove) return false
    if (String(position.lastMove) !== String(this.#highlighted)) {
      this.#highlighted = position.lastMove
      clearTimeout(this.#highlightTimer)
      this.#highlightTimer = setTimeout(() => {
        this.#highlightTimer = undefined
        if (this.#state.keepsLastMove) return
        this.#state = { ...this.#state, isLastFaint: true }
        this.#view.draw(this.#state)
      }, LAST_MOVE_MS)
    }
    return this.#highlightTimer === undefined
  }
}

/** How the move was made that results from this input on the given board. */
function inputOf({ drag }: Pick<BoardState, 'drag'>, input: BoardInput): MoveInput {
  if (input.type === 'position') return 'premove'
  if (input.type === 'choose') return 'keyboard'
  // The second of two clicks is on a square where no drag starts.
  return drag !== null ? 'drag' : 'click'
}
