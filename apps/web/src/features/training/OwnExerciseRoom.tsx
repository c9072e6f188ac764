import type { TrainingGrade } from '@lance/domain/training'
import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'
import { calendarDay } from './calendarDay.ts'
import { ExerciseRoom } from './ExerciseRoom.tsx'
import type { OwnExercise } from './ownExercise.ts'
import type { OwnTraining } from './useOwnTraining.ts'

type OwnExerciseRoomProps = {
  exercise: OwnExercise
  own: OwnTraining
  onNext: () => void
  facts: ReactNode
  more: ReactNode
}

/** An exercise of the player's own list: how it went is kept. */
export function OwnExerciseRoom({ exercise, own, ...room }: OwnExerciseRoomProps) {
  const { t } = useTranslation('training')
  const { id: exerciseId, difficulty } = exercise
  const keep = (grade: TrainingGrade) => {
    const atMs = Date.now()
    const day = calendarDay(atMs)
    void own.training.review({ id: crypto.randomUUID(), exerciseId, atMs, day, grade, difficulty })
  }
  return (
    <ExerciseRoom
      {...room}
      exercise={exercise}
      ask={(san) => t('ask.asked', { san })}
      onGrade={keep}
      afterwards={<ComesBack exerciseId={exerciseId} own={own} />}
    />
  )
}

/** On which day the exercise comes again. */
function ComesBack({ exerciseId, own }: { exerciseId: string; own: OwnTraining }) {
  const { t, i18n } = useTranslation('training')
  const card = own.schedule.get(exerciseId)
  if (card === undefined) return null
  const days = card.dueDay - calendarDay(Date.now())
  const time = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(days, 'day')
  return <p className="text-quiet">{t('ask.comesBack', { time })}</p>
}
