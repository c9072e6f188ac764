import type { Color } from '@lance/chess'
import { type ReactNode, useMemo, useRef } from 'react'
import { Board, type BoardPosition, readPlacement, squaresOfUci } from '../board/index.ts'
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

const noDestinations = new Map<number, number[]>()

/** The board at the shown ply. It can't be played on, but the user can draw on it. */
export function ReviewBoard({ game, walk, orientation, hint = null, children }: ReviewBoardProps) {
  const texts = useBoardTexts()
  const frame = useRef<HTMLDivElement>(null)
  useWheel(frame, walk)
  const { ply } = walk
  const position = useMemo((): BoardPosition => {
    const { fen, move, check } = stepAt(game, ply)
    return {
      placement: readPlacement(fen),
      ply,
      orientation,
      check,
      own: null,
      mover: null,
      premover: null,
      held: null,
      destinations: noDestinations,
      lastMove: move === null ? null : squaresOfUci(move.uci),
      hint: hint === null ? null : squaresOfUci(hint),
      isViewOnly: true,
    }
  }, [game, ply, orientation, hint])
  return (
    <div ref={frame} className="game-board">
      <Board position={position} texts={texts} onMove={() => false} onNotOwn={() => {}} />
      {children}
    </div>
  )
}
