import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BoardPreview } from '../board/index.ts'
import { calendarDay } from './calendarDay.ts'
import type { DayPuzzle as Puzzle } from './readDayPuzzle.ts'
import { useDayPuzzle } from './useDayPuzzle.ts'

/** The day's puzzle as a card that leads to it; until it is known its empty place. Its styles and its space are home's. */
export function DayPuzzle() {
  const { t } = useTranslation('training')
  const [today] = useState(() => calendarDay(Date.now()))
  const puzzle = useDayPuzzle(today)
  if (puzzle === null) return <div className="on-puzzle" aria-busy />
  const { fen } = puzzle.exercise
  const mover = fen.includes(' w ') ? 'white' : 'black'
  return (
    <Link to="/puzzle" className="on-puzzle">
      <span className="on-puzzle-board">
        <BoardPreview fen={fen} label={t('puzzle.title')} orientation={mover} />
      </span>
      <span className="on-puzzle-words">
        <span className="font-semibold">{t(`ask.${mover}`)}</span>
        <Players puzzle={puzzle} />
      </span>
    </Link>
  )
}

function Players({ puzzle }: { puzzle: Puzzle }) {
  const { white, black } = puzzle.kind === 'players' ? puzzle.game : puzzle
  const year = puzzle.kind === 'players' ? '' : `, ${puzzle.year}`
  return (
    <span className="on-terms on-players" dir="ltr">
      <bdi>{white}</bdi> – <bdi>{black}</bdi>
      {year}
    </span>
  )
}
