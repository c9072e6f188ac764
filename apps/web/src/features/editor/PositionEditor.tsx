import { type Color, squareName, type Variant } from '@lance/chess'
import { findPositionProblems, makeSetupFen, readSetup, startSetup } from '@lance/chess/setup'
import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'
import { Themed } from '../appearance/index.ts'
import { useBoardTexts, type useFlippedBoard } from '../table/index.ts'
import { EditorActions } from './EditorActions.tsx'
import { EditorBoard } from './EditorBoard.tsx'
import { EditorTerms } from './EditorTerms.tsx'
import { type EditorInput, startEditor, stepEditor } from './editor.ts'
import { PiecePalette } from './PiecePalette.tsx'
import { ProblemList } from './ProblemList.tsx'
import { useEditorPointer } from './useEditorPointer.ts'
import '../table/game.css'
import './editor.css'

/** A position and the rules that it is played by. */
export type EditedPosition = { fen: string; variant: Variant }

type PositionEditorProps = {
  from: EditedPosition
  /** Whether the board is flipped, and how to flip it. */
  turned: ReturnType<typeof useFlippedBoard>
  onAnalyse: (position: EditedPosition) => void
  onPlay: (position: EditedPosition) => void
  onClose: () => void
}

/** Sets up a position in place of the analysis ([STUDY-16]). */
export function PositionEditor({ from, turned, onAnalyse, onPlay, onClose }: PositionEditorProps) {
  const { t } = useTranslation(['editor', 'game'])
  const [editor, dispatch] = useReducer(stepEditor, from, ({ fen, variant }) =>
    startEditor(readSetup(fen, { variant }) ?? startSetup()),
  )
  const { setup, tool } = editor
  const { isFlipped, flip } = turned
  const orientation: Color = isFlipped ? 'black' : 'white'
  const board = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLSpanElement>(null)
  const pointer = useEditorPointer({ editor, board, ghost, orientation, dispatch })
  const texts = useBoardTexts()
  const problems = useMemo(() => findPositionProblems(setup), [setup])
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  useUndoKey(dispatch)
  const name = useId()
  const edited: EditedPosition = { fen: makeSetupFen(setup), variant: setup.variant }
  const palette = (color: Color, also: 'move' | 'erase') => (
    <PiecePalette
      {...{ color, also, tool, name }}
      onTool={(chosen) => dispatch({ type: 'tool', tool: chosen })}
      onGrab={pointer.grab}
    />
  )
  return (
    <Themed className="game-frame">
      <div className="game editor">
        <div className="game-table">
          {palette(otherColor(orientation), 'erase')}
          <div className="game-board">
            <EditorBoard
              board={board}
              pieces={setup.pieces}
              orientation={orientation}
              texts={texts}
              selected={editor.selected}
              lifted={pointer.dragged?.from ?? null}
              wrong={problems.flatMap(({ squares }) => squares)}
              onPointerDown={pointer.pressSquare}
              onPress={(square) => dispatch({ type: 'press', square })}
              onPut={(square, piece) => {
                dispatch({ type: 'put', square, piece })
                setSaid(
                  piece === null
                    ? t('game:board.empty', { square: squareName(square) })
                    : texts.square(square, piece),
                )
              }}
            />
          </div>
          {palette(orientation, 'move')}
        </div>
        <aside className="game-side editor-side">
          <h1 ref={title} tabIndex={-1} className="text-20">
            {t('title')}
          </h1>
          <EditorActions canUndo={editor.past.length > 0} onInput={dispatch} onFlip={flip} />
          <EditorTerms setup={setup} onInput={dispatch} />
          <ProblemList problems={problems} />
          <div className="editor-ways">
            <button
              type="button"
              className="button button-primary"
              aria-disabled={problems.length > 0 || undefined}
              onClick={() => problems.length === 0 && onAnalyse(edited)}
            >
              {t('analyse')}
            </button>
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={problems.length > 0 || undefined}
              onClick={() => problems.length === 0 && onPlay(edited)}
            >
              {t('play')}
            </button>
            <button type="button" className="button button-quiet" onClick={onClose}>
              {t('cancel')}
            </button>
          </div>
          <p className="editor-keys text-quiet">{t('keys')}</p>
        </aside>
        <p className="sr-only" role="status">
          {said}
        </p>
        <span
          ref={ghost}
          className="piece-picture editor-ghost"
          data-piece={pointer.dragged?.piece}
          hidden={pointer.dragged === null}
          aria-hidden
        />
      </div>
    </Themed>
  )
}

/** Ctrl+Z outside of text fields. */
function useUndoKey(dispatch: (input: EditorInput) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      const isTyped =
        event.target instanceof Element && event.target.closest('input[type="text"], textarea') !== null
      if (!isUndo || isTyped) return
      event.preventDefault()
      dispatch({ type: 'undo' })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [dispatch])
}
