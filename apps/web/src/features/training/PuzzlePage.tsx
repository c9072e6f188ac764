import { parseExercise } from '@lance/chess/training'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useEngineHelp } from '../../net/session/useEngineHelp.ts'
import { Themed } from '../appearance/index.ts'
import { calendarDay } from './calendarDay.ts'
import { ExerciseRoom } from './ExerciseRoom.tsx'
import { Paused } from './Paused.tsx'
import { PuzzleSource } from './PuzzleSource.tsx'
import { type DayPuzzle, historicPuzzle } from './readDayPuzzle.ts'
import { useDayPuzzle } from './useDayPuzzle.ts'
import '../table/game.css'
import './training.css'

/** /puzzle: the day's puzzle, a mistake of a game of two players or of a historic one. */
export function PuzzlePage() {
  const { t } = useTranslation('training')
  usePageTitle(t('puzzle.title'))
  usePageDescription(t('puzzle.description'))
  const help = useEngineHelp({ isWanted: true })
  const puzzle = useReadable(useDayPuzzle())
  if (help === 'playing') return <Paused />
  return (
    <Themed className="game-frame">
      <div className="game training" aria-busy={puzzle === null}>
        <h1 className="sr-only">{t('puzzle.title')}</h1>
        {puzzle !== null && <PuzzleRoom puzzle={puzzle} />}
      </div>
    </Themed>
  )
}

/** Another version of the site may have kept a puzzle that this one can't read. */
function useReadable(puzzle: DayPuzzle | null): DayPuzzle | null {
  return useMemo(() => {
    if (puzzle === null || parseExercise(puzzle.exercise) !== null) return puzzle
    return historicPuzzle(calendarDay(Date.now()))
  }, [puzzle])
}

function PuzzleRoom({ puzzle }: { puzzle: DayPuzzle }) {
  const { t } = useTranslation('training')
  return (
    <ExerciseRoom
      exercise={puzzle.exercise}
      ask={(san) => t('puzzle.asked', { san })}
      onGrade={() => {}}
      onNext={null}
      facts={
        <div className="training-source">
          <p className="font-semibold">{t('puzzle.title')}</p>
          <PuzzleSource puzzle={puzzle} />
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
  )
}
