import { type Color, squareName } from '@lance/chess'
import type { PromotionLetter } from '@lance/contract'
import { useMemo, useRef, useState } from 'react'
import {
  Board,
  type BoardMove,
  type BoardPosition,
  readPlacement,
  type SquarePair,
  squaresOfUci,
} from '../board/index.ts'
import { useSettings } from '../settings/index.ts'
import { PromotionDialog, readRules, useBoardTexts, useWheel, type Walk } from '../table/index.ts'
import type { LineStep } from './lineSteps.ts'
import type { Trainer } from './trainer.ts'

type TrainingBoardProps = {
  trainer: Trainer
  step: LineStep
  orientation: Color
  walk: Walk
  onMove: (uci: string) => void
}

/** The board of an exercise: it takes a move while one is asked for, and shows lines afterwards. */
export function TrainingBoard({ trainer, step, orientation, walk, onMove }: TrainingBoardProps) {
  const texts = useBoardTexts()
  const frame = useRef<HTMLDivElement>(null)
  useWheel(frame, walk)
  const isAutoQueen = useSettings().autoQueen === 'on'
  const { exercise, status, isHinted, at } = trainer
  const { variant } = exercise
  const { fen, uci, check } = step
  const isAsking = status === 'asking'
  const mover: Color = fen.includes(' w ') ? 'white' : 'black'
  const [promoting, setPromoting] = useState<{ squares: SquarePair; fen: string } | null>(null)
  const held = promoting?.fen === fen ? promoting.squares : null
  const rules = useMemo(() => readRules(fen, variant), [fen, variant])
  const best = exercise.line[0] ?? ''
  const position = useMemo((): BoardPosition => {
    const [from] = squaresOfUci(best)
    const isMarked = isAsking && isHinted
    return {
      placement: readPlacement(fen),
      variant,
      ply: at,
      orientation,
      own: isAsking ? mover : null,
      mover: isAsking ? mover : null,
      premover: null,
      destinations: rules.destinations,
      lastMove: uci === null ? null : squaresOfUci(uci),
      keepsLastMove: true,
      check,
      held,
      keptShapes: isMarked ? [{ from, to: from, brush: 'green' }] : [],
    }
  }, [fen, variant, at, orientation, isAsking, isHinted, mover, rules, uci, check, held, best])
  const move = ({ from, to }: BoardMove) => {
    const isPromotion = rules.promotions.has(from * 64 + to)
    if (isPromotion && !isAutoQueen) setPromoting({ squares: [from, to], fen })
    else onMove(squareName(from) + squareName(to) + (isPromotion ? 'q' : ''))
    return true
  }
  const promote = (letter: PromotionLetter) => {
    if (held !== null) onMove(squareName(held[0]) + squareName(held[1]) + letter)
    setPromoting(null)
  }
  return (
    <div ref={frame} className="game-board">
      <Board position={position} texts={texts} onMove={move} onNotOwn={() => {}} />
      {held !== null && (
        <PromotionDialog color={mover} onChoose={promote} onClose={() => setPromoting(null)} />
      )}
    </div>
  )
}
