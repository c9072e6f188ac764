import { THEMES, type Theme } from '@lance/chess/training'
import { planPortion } from '@lance/domain/training'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { useEngineHelp } from '../../net/session/useEngineHelp.ts'
import { Themed } from '../appearance/index.ts'
import { calendarDay } from './calendarDay.ts'
import { ExerciseList } from './ExerciseList.tsx'
import { OwnExerciseRoom } from './OwnExerciseRoom.tsx'
import type { OwnExercise } from './ownExercise.ts'
import { Paused } from './Paused.tsx'
import { pickExercise } from './pickExercise.ts'
import { MakingNote, TrainingFacts } from './TrainingFacts.tsx'
import { type OwnTraining, useOwnTraining } from './useOwnTraining.ts'
import { useMaking, useSync } from './useSync.ts'
import '../table/game.css'
import './training.css'

/** /train: the player's own mistakes, as exercises. */
export function TrainPage() {
  const { t } = useTranslation('training')
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  const { user, status } = useAuth()
  const help = useEngineHelp({ isWanted: true })
  const own = useOwnTraining(user.id)
  useMaking(own?.training ?? null, help)
  const isWanted = status === 'user' && help === 'allowed'
  useSync(own?.training ?? null, { state: own?.state, isWanted, isMember: user.isPremium })
  if (help === 'playing') return <Paused />
  if (status === 'loading' || own === null) return <TrainingSkeleton />
  if (own.state.exercises.length === 0) return <NoExercises isGuest={status === 'guest'} />
  return <TrainingRoom key={user.id} own={own} />
}

function TrainingSkeleton() {
  return <div className="lone-page" aria-busy="true" />
}

function NoExercises({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('training')
  return (
    <section className="lone-page">
      <h1 className="text-31">{t('title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t(isGuest ? 'empty.guest' : 'empty.text')}</p>
      <MakingNote />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/play-with-bot" className="button button-primary">
          {t('empty.play')}
        </Link>
        <Link to="/puzzle" className="button button-quiet">
          {t('puzzle.title')}
        </Link>
        <Link to="/analysis" className="button button-quiet">
          {t('empty.analysis')}
        </Link>
        <Link to="/train/numbers" className="button button-quiet">
          {t('numbers')}
        </Link>
      </div>
    </section>
  )
}

/** The theme that the address asks for, if there are exercises of it. */
function askedTheme(exercises: readonly OwnExercise[]): Theme | null {
  const asked = new URLSearchParams(location.hash.slice(1)).get('theme')
  const theme = THEMES.find((one) => one === asked)
  return theme !== undefined && exercises.some(({ themes }) => themes.includes(theme)) ? theme : null
}

/** The exercise that is shown, and how often a next one was asked for: the same one may come twice. */
type Shown = { exercise: OwnExercise; turn: number } | null

function TrainingRoom({ own }: { own: OwnTraining }) {
  const { t } = useTranslation('training')
  const today = calendarDay(Date.now())
  const { state, schedule } = own
  const { exercises, size } = state
  const portion = useMemo(
    () => planPortion(exercises, { schedule, today, size }),
    [exercises, schedule, today, size],
  )
  const [theme, setTheme] = useState(() => askedTheme(exercises))
  const pick = (more: { theme: Theme | null; isMore: boolean; after: string | null }) =>
    pickExercise(exercises, { portion, schedule, ...more })
  const [shown, setShown] = useState<Shown>(() => {
    const first = pick({ theme, isMore: false, after: null })
    return first && { exercise: first, turn: 0 }
  })
  const show = (exercise: OwnExercise | null) =>
    setShown((was) => exercise && { exercise, turn: (was?.turn ?? 0) + 1 })
  const isGone = shown !== null && !exercises.some(({ id }) => id === shown.exercise.id)
  useEffect(() => {
    if (isGone) setShown(null)
  }, [isGone])
  const choose = (chosen: Theme | null) => {
    setTheme(chosen)
    show(pick({ theme: chosen, isMore: false, after: null }))
  }
  const facts = <TrainingFacts own={own} portion={portion} today={today} />
  const list = (
    <ExerciseList
      own={own}
      theme={theme}
      shownId={shown?.exercise.id ?? null}
      onTheme={choose}
      onOpen={show}
    />
  )
  return (
    <Themed className="game-frame">
      <div className="game training" data-done={shown === null || undefined}>
        <h1 className="sr-only">{t('title')}</h1>
        {shown === null || isGone ? (
          <PortionDone
            isAny={portion.left.length > 0}
            onMore={() => show(pick({ theme, isMore: true, after: null }))}
          >
            {facts}
            {list}
          </PortionDone>
        ) : (
          <OwnExerciseRoom
            key={`${shown.exercise.id} ${shown.turn}`}
            exercise={shown.exercise}
            own={own}
            facts={facts}
            more={list}
            onNext={() => show(pick({ theme, isMore: false, after: shown.exercise.id }))}
          />
        )}
      </div>
    </Themed>
  )
}

type PortionDoneProps = { isAny: boolean; onMore: () => void; children: ReactNode }

/** Nothing is left for today; the player may go on all the same. */
function PortionDone({ isAny, onMore, children }: PortionDoneProps) {
  const { t } = useTranslation('training')
  return (
    <div className="training-done">
      <h2 className="text-25">{t(isAny ? 'done.some' : 'done.title')}</h2>
      <p className="text-quiet">{t(isAny ? 'done.someText' : 'done.text')}</p>
      <button type="button" className="button button-primary" onClick={onMore}>
        {t(isAny ? 'act.next' : 'done.more')}
      </button>
      <Link to="/puzzle" className="link inline-block py-3">
        {t('puzzle.title')}
      </Link>
      {children}
    </div>
  )
}
