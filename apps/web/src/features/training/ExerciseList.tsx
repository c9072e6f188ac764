import { THEMES, type Theme } from '@lance/chess/training'
import { displayRating } from '@lance/domain'
import { PORTION_SIZES, type PortionSize } from '@lance/domain/training'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { MoveText, useNotation } from '../notation/index.ts'
import { lineSteps } from './lineSteps.ts'
import type { OwnExercise } from './ownExercise.ts'
import { EXERCISES_MAX } from './training.ts'
import type { OwnTraining } from './useOwnTraining.ts'

const SHOWN_AT_FIRST = 20

type ExerciseListProps = {
  own: OwnTraining
  theme: Theme | null
  shownId: string | null
  onTheme: (theme: Theme | null) => void
  onOpen: (exercise: OwnExercise) => void
}

/** What to train, how much a day, and every exercise there is. */
export function ExerciseList({ own, theme, shownId, onTheme, onOpen }: ExerciseListProps) {
  const { t } = useTranslation('training')
  const { training, state } = own
  const { exercises, size } = state
  const [themeId, sizeId] = [useId(), useId()]
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const counts = new Map<Theme, number>()
  for (const { themes } of exercises) for (const one of themes) counts.set(one, (counts.get(one) ?? 0) + 1)
  const fitting = exercises.filter(({ themes }) => theme === null || themes.includes(theme))
  return (
    <section className="training-list">
      <div className="training-choices">
        <label htmlFor={themeId}>{t('list.theme')}</label>
        <select
          id={themeId}
          className="field"
          value={theme ?? ''}
          onChange={({ target }) => onTheme(THEMES.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('list.all', { number: String(exercises.length) })}</option>
          {THEMES.filter((one) => counts.has(one)).map((one) => (
            <option key={one} value={one}>
              {t('list.themed', { theme: t(`themes.${one}`), number: String(counts.get(one)) })}
            </option>
          ))}
        </select>
        <label htmlFor={sizeId}>{t('list.portion')}</label>
        <select
          id={sizeId}
          className="field"
          value={size}
          onChange={({ target }) => void training.choose(Number(target.value) as PortionSize)}
        >
          {PORTION_SIZES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <Link to="/train/numbers" className="link inline-block py-3">
        {t('numbers')}
      </Link>
      {exercises.length >= EXERCISES_MAX && <p className="training-note">{t('list.full')}</p>}
      <details>
        <summary>{t('list.title', { number: String(fitting.length) })}</summary>
        <ul>
          {fitting.slice(0, shown).map((exercise) => (
            <Row
              key={exercise.id}
              exercise={exercise}
              own={own}
              isShown={exercise.id === shownId}
              onOpen={() => onOpen(exercise)}
            />
          ))}
        </ul>
        {fitting.length > shown && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => setShown(shown + SHOWN_AT_FIRST)}
          >
            {t('list.more')}
          </button>
        )}
      </details>
    </section>
  )
}

type RowProps = { exercise: OwnExercise; own: OwnTraining; isShown: boolean; onOpen: () => void }

function Row({ exercise, own, isShown, onOpen }: RowProps) {
  const { t, i18n } = useTranslation('training')
  const writer = useNotation()
  const { fen, played, variant, themes, playedAtMs, difficulty, id } = exercise
  const san = lineSteps(fen, [played], variant)[1]?.san ?? played
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(playedAtMs)
  const level = String(displayRating({ rating: own.rating.difficulties.get(id) ?? difficulty }))
  const words = [...themes.map((theme) => t(`themes.${theme}`)), t('list.difficulty', { level })]
  return (
    <li className="training-row" aria-current={isShown || undefined}>
      <button type="button" onClick={onOpen}>
        <span className="font-semibold">
          <MoveText moves={san} writer={writer} text={(move) => t('list.mistake', { san: move, date })} />
        </span>
        <span className="text-14 text-quiet">{words.join(' · ')}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('list.remove', { san: writer.say(san), date })}
        title={t('list.removeShort')}
        onClick={() => void own.training.remove(id)}
      >
        <Trash2 size={20} aria-hidden />
      </button>
    </li>
  )
}
