import { puzzleOfDay } from '@lance/chess/puzzles'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useEngineHelp } from '../../net/session/useEngineHelp.ts'
import { Themed } from '../appearance/index.ts'
import { calendarDay } from './calendarDay.ts'
import { ExerciseRoom } from './ExerciseRoom.tsx'
import { Paused } from './Paused.tsx'
import '../table/game.css'
import './training.css'

/** /puzzle: the day's puzzle, a mistake of a historic game. */
export function PuzzlePage() {
  const { t } = useTranslation('training')
  usePageTitle(t('puzzle.title'))
  usePageDescription(t('puzzle.description'))
  const help = useEngineHelp({ isWanted: true })
  const [puzzle] = useState(() => puzzleOfDay(calendarDay(Date.now())))
  if (help === 'playing') return <Paused />
  const { exercise, white, black, year } = puzzle
  return (
    <Themed className="game-frame">
      <div className="game training">
        <h1 className="sr-only">{t('puzzle.title')}</h1>
        <ExerciseRoom
          exercise={exercise}
          ask={(san) => t('puzzle.asked', { san })}
          onGrade={() => {}}
          onNext={null}
          facts={
            <div className="training-source">
              <p className="font-semibold">{t('puzzle.title')}</p>
              <p className="text-14 text-quiet" dir="ltr">
                {white} – {black}, {year}
              </p>
            </div>
          }
          afterwards={<p className="text-quiet">{t('puzzle.tomorrow')}</p>}
          more={
            <p className="training-list">
              <Link to="/train" className="link inline-block py-3">
                {t('puzzle.toTraining')}
              </Link>
            </p>
          }
        />
      </div>
    </Themed>
  )
}
