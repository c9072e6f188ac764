import type { Square } from '@lance/chess'
import type { MoveInput } from '@lance/domain'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listenToInput } from './boardInput.ts'
import { BoardView } from './boardView.ts'
import { inputOf } from './inputOf.ts'
import { type BoardInput, type BoardPosition, type BoardState, startBoard, stepBoard } from './state.ts'
import { stillBoard } from './stillBoard.ts'
import type { BoardWords } from './words.ts'
import './board.css'

/** How long the last move stays highlighted. Specification, part 1, section 9. */
const LAST_MOVE_MS = 2000

/** `isPremove`: chosen before the player's turn, so the player can't be asked for a promotion piece. */
export type BoardMove = { from: Square; to: Square; isPremove: boolean; input: MoveInput }

export type BoardProps = {
  position: BoardPosition
  words: BoardWords
  /** A move by drag, click or key that `position.destinations` allows; returning false takes it back. */
  onMove: (move: BoardMove) => boolean
  /** The player tried to move a piece that is not theirs. */
  onNotOwn: () => void
}

/**
 * The interactive board. React provides a frame and the position; the board handles input and drawing itself,
 * so that a drag costs only one element's transform.
 */
export function Board({ position, words, onMove, onNotOwn }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null)
  const live = useRef<LiveBoard>(null)
  const handlers = useRef({ onMove, onNotOwn })
  const still = useStillParts(position, words)

  useLayoutEffect(() => {
    handlers.current = { onMove, onNotOwn }
  })
  useLayoutEffect(() => {
    if (frame.current === null) return
    live.current ??= new LiveBoard(frame.current, position, words, handlers)
    live.current.show(position, words)
  }, [position, words])
  useEffect(
    () => () => {
      live.current?.stop()
      live.current = null
    },
    [],
  )
  return <div ref={frame} className="board" {...still} suppressHydrationWarning />
}

/** The frame's content: empty, to be filled by the board itself; on the server, a picture of the position. */
function useStillParts({ placement, orientation }: BoardPosition, words: BoardWords) {
  const [parts] = useState(() =>
    import.meta.env.SSR
      ? {
          ...{ role: 'img', 'aria-label': words.board, 'data-orientation': orientation },
          dangerouslySetInnerHTML: { __html: stillBoard(placement, orientation) },
        }
      : // Never changes, so that React never touches what the board has put there.
        { dangerouslySetInnerHTML: { __html: '' } },
  )
  return parts
}

class LiveBoard {
  readonly #view: BoardView
  readonly #handlers: { readonly current: Pick<BoardProps, 'onMove' | 'onNotOwn'> }
  readonly #stopListening: () => void
  #state: BoardState
  #lit: BoardPosition['lastMove'] = null
  #litTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    root: HTMLElement,
    position: BoardPosition,
    words: BoardWords,
    handlers: { readonly current: Pick<BoardProps, 'onMove' | 'onNotOwn'> },
  ) {
    root.replaceChildren()
    this.#handlers = handlers
    this.#state = startBoard(position)
    this.#view = new BoardView(root, words)
    this.#stopListening = listenToInput({
      root,
      state: () => this.#state,
      step: (input) => this.#step(input),
      pieceOn: (square) => this.#view.pieceOn(square),
      focus: (square) => this.#view.focus(square),
    })
  }

  show(position: BoardPosition, words: BoardWords) {
    this.#view.setWords(words)
    this.#step({ type: 'position', position: { ...position, lastMove: this.#light(position) } })
  }

  stop() {
    clearTimeout(this.#litTimer)
    this.#stopListening()
  }

  #step(input: BoardInput) {
    const made = inputOf(this.#state, input)
    const { state, outcome } = stepBoard(this.#state, input)
    this.#state = state
    this.#view.draw(state)
    if (outcome?.type === 'not_own') this.#handlers.current.onNotOwn()
    if (outcome?.type !== 'move') return
    if (!this.#handlers.current.onMove({ ...outcome, input: made })) this.#step({ type: 'refused' })
  }

  /** The last move while it is highlighted; a new move restarts the highlight. */
  #light(position: BoardPosition): BoardPosition['lastMove'] {
    if (position.isStill) return position.lastMove
    if (String(position.lastMove) !== String(this.#lit)) {
      this.#lit = position.lastMove
      clearTimeout(this.#litTimer)
      this.#litTimer = setTimeout(() => {
        this.#litTimer = undefined
        this.#state = { ...this.#state, lastMove: null }
        this.#view.draw(this.#state)
      }, LAST_MOVE_MS)
    }
    return this.#litTimer === undefined ? null : position.lastMove
  }
}
