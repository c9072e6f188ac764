import { type Color, makeFen, type Position, squareName, turn } from '@lance/chess'
import type { Mark, StudyNode } from '@lance/chess/study'
import type { PromotionLetter } from '@lance/contract'
import { type ReactNode, useMemo, useRef, useState } from 'react'
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

type AnalysisBoardProps = {
  position: Position
  node: StudyNode
  variant: 'standard' | 'chess960'
  orientation: Color
  /** A move to show as an arrow, in UCI. */
  hint: string | null
  walk: Walk
  onMove: (uci: string) => void
  onMarks: (marks: readonly Mark[]) => void
  children?: ReactNode
}

const NO_MARKS: readonly Mark[] = []

/** The board on which both sides move, and whose arrows and marks belong to the position. */
export function AnalysisBoard(props: AnalysisBoardProps) {
  const { position: shown, node, variant, orientation, hint, walk, onMove, onMarks, children } = props
  const texts = useBoardTexts()
  const frame = useRef<HTMLDivElement>(null)
  useWheel(frame, walk)
  const isAutoQueen = useSettings().autoQueen === 'on'
  const fen = makeFen(shown)
  const mover = turn(shown)
  const { ply } = walk
  const [promoting, setPromoting] = useState<{ squares: SquarePair; fen: string } | null>(null)
  const held = promoting?.fen === fen ? promoting.squares : null
  const rules = useMemo(() => readRules(fen, variant), [fen, variant])
  const uci = 'uci' in node && node.uci !== '0000' ? node.uci : null
  const marks = node.marks ?? NO_MARKS
  const position = useMemo(
    (): BoardPosition => ({
      placement: readPlacement(fen),
      variant,
      ply,
      orientation,
      own: mover,
      mover,
      premover: null,
      destinations: rules.destinations,
      lastMove: uci === null ? null : squaresOfUci(uci),
      keepsLastMove: true,
      hint: hint === null ? null : squaresOfUci(hint),
      check: rules.check,
      held,
      keptShapes: marks,
    }),
    [fen, variant, ply, orientation, mover, rules, uci, hint, held, marks],
  )
  const move = ({ from, to }: BoardMove) => {
    const isPromotion = rules.promotions.has(from * 64 + to)
    if (isPromotion && !isAutoQueen) {
      setPromoting({ squares: [from, to], fen })
      return true
    }
    onMove(squareName(from) + squareName(to) + (isPromotion ? 'q' : ''))
    return true
  }
  const promote = (letter: PromotionLetter) => {
    if (held !== null) onMove(squareName(held[0]) + squareName(held[1]) + letter)
    setPromoting(null)
  }
  return (
    <div ref={frame} className="game-board">
      <Board position={position} texts={texts} onMove={move} onNotOwn={() => {}} onDraw={onMarks} />
      {children}
      {held !== null && (
        <PromotionDialog color={mover} onChoose={promote} onClose={() => setPromoting(null)} />
      )}
    </div>
  )
}
