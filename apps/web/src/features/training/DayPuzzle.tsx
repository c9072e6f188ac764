import { puzzleOfDay } from '@lance/chess/puzzles'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BoardPreview } from '../board/index.ts'
import { calendarDay } from './calendarDay.ts'

/** The day's puzzle as a card that leads to it. Its styles and its space are home's. */
export function DayPuzzle() {
  const { t } = useTranslation('training')
  const [{ exercise, white, black, year }] = useState(() => puzzleOfDay(calendarDay(Date.now())))
  const { fen } = exercise
  const mover = fen.includes(' w ') ? 'white' : 'black'
  return (
    <Link to="/puzzle" className="on-puzzle">
      <span className="on-puzzle-board">
        <BoardPreview fen={fen} label={t('puzzle.title')} orientation={mover} />
      </span>
      <span className="on-puzzle-words">
        <span className="font-semibold">{t(`ask.${mover}`)}</span>
        <span className="on-terms" dir="ltr">
          {white} – {black}, {year}
        </span>
      </span>
    </Link>
  )
}
