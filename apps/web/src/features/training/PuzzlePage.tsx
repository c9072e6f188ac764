import { parseExercise } from '@lance/chess/training'
import { useTranslation } from '@lance/texts'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useEngineHelp } from '../../net/session/useEngineHelp.ts'
import { Themed } from '../appearance/index.ts'
import { calendarDay } from './calendarDay.ts'
import { ExerciseRoom } from './ExerciseRoom.tsx'
import { Paused } from './Paused.tsx'
import { PuzzleDays, type Walk } from './PuzzleDays.tsx'
import { PuzzleSource } from './PuzzleSource.tsx'
import { readPuzzleDay } from './puzzleDay.ts'
import { type DayPuzzle, historicPuzzle } from './readDayPuzzle.ts'
import { useDayPuzzle } from './useDayPuzzle.ts'
import '../table/game.css'
import './training.css'

/** /puzzle: a day's puzzle, a mistake of a game of two players or of a historic one. Today's, unless the address names a day before. */
export function PuzzlePage() {
  const { t } = useTranslation('training')
  usePageTitle(t('puzzle.title'))
  usePageDescription(t('puzzle.description'))
  const help = useEngineHelp({ isWanted: true })
  const [today] = useState(() => calendarDay(Date.now()))
  const day = useLocation({ select: ({ hash }) => readPuzzleDay(hash, today) })
  const puzzle = useReadable(useDayPuzzle(day), day)
  const [walked, setWalked] = useState<Walk | null>(null)
  if (help === 'playing') return <Paused />
  return (
    <Themed className="game-frame">
      <div className="game training" aria-busy={puzzle === null}>
        <h1 className="sr-only">{t('puzzle.title')}</h1>
        {puzzle !== null && (
          <PuzzleRoom key={day} puzzle={puzzle} isToday={day === today}>
            <PuzzleDays day={day} today={today} walked={walked} onWalk={setWalked} />
          </PuzzleRoom>
        )}
      </div>
    </Themed>
  )
}

/** Another version of the site may have kept a puzzle that this one can't read. */
function useReadable(puzzle: DayPuzzle | null, day: number): DayPuzzle | null {
  return useMemo(() => {
    if (puzzle === null || parseExercise(puzzle.exercise) !== null) return puzzle
    return historicPuzzle(day)
  }, [puzzle, day])
}

type PuzzleRoomProps = { puzzle: DayPuzzle; isToday: boolean; children: ReactNode }

function PuzzleRoom({ puzzle, isToday, children }: PuzzleRoomProps) {
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
          {children}
          <PuzzleSource puzzle={puzzle} />
        </div>
      }
      afterwards={isToday && <p className="text-quiet">{t('puzzle.tomorrow')}</p>}
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
