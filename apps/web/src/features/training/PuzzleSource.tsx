import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { paceLabel, paceOfGame } from '../../design/paceLabel.ts'
import type { DayPuzzle } from './readDayPuzzle.ts'

/** From which game a puzzle is. */
export function PuzzleSource({ puzzle }: { puzzle: DayPuzzle }) {
  const { t, i18n } = useTranslation('training')
  if (puzzle.kind === 'historic') {
    const { white, black, year } = puzzle
    return (
      <p className="text-14 text-quiet" dir="ltr">
        {white} – {black}, {year}
      </p>
    )
  }
  const { gameId, white, black, endedAt, ...pace } = puzzle.game
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(endedAt)
  return (
    <>
      <p className="text-14 text-quiet">
        {t('puzzle.source', { white, black, pace: paceLabel(paceOfGame(pace), i18n.language), date })}
      </p>
      <Link to="/game/$gameId/review" params={{ gameId }} className="link inline-block py-3 text-14">
        {t('puzzle.game')}
      </Link>
    </>
  )
}
