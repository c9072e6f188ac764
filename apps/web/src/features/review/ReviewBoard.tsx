import type { Color } from '@lance/chess'
import { type ReactNode, useMemo, useRef } from 'react'
import { Board, viewedPosition } from '../board/index.ts'
import { useBoardTexts, useWheel, type Walk } from '../table/index.ts'
import { type ReviewGame, stepAt } from './reviewGame.ts'

type ReviewBoardProps = {
  game: ReviewGame
  walk: Walk
  orientation: Color
  /** A move to show as an arrow, in UCI. */
  hint?: string | null
  /** Shown beside the board. */
  children?: ReactNode
}

/** The board at the shown ply. It can't be played on, but the user can draw on it. */
export function ReviewBoard({ game, walk, orientation, hint = null, children }: ReviewBoardProps) {
  const texts = useBoardTexts()
  const frame = useRef<HTMLDivElement>(null)
  useWheel(frame, walk)
  const { ply } = walk
  const position = useMemo(() => {
    const { fen, move, check } = stepAt(game, ply)
    return viewedPosition({ fen, ply, orientation, check, uci: move?.uci ?? null, hint })
  }, [game, ply, orientation, hint])
  return (
    <div ref={frame} className="game-board">
      <Board position={position} texts={texts} onMove={() => false} onNotOwn={() => {}} />
      {children}
    </div>
  )
}
