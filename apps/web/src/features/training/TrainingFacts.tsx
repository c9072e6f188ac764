import { displayRating, isProvisional } from '@lance/domain'
import { type Portion, streakOf } from '@lance/domain/training'
import { useTranslation } from '@lance/texts'
import { useSyncExternalStore } from 'react'
import { making, stopAsked } from './making.ts'
import type { OwnTraining } from './useOwnTraining.ts'

type TrainingFactsProps = { own: OwnTraining; portion: Portion; today: number }

/** How far today's portion is, the days in a row and the rating. */
export function TrainingFacts({ own, portion, today }: TrainingFactsProps) {
  const { t, i18n } = useTranslation('training')
  const { state, rating } = own
  const { trainee, lastChange } = rating
  const size = portion.done + portion.left.length
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const isRated = state.reviews.length > 0
  return (
    <>
      <dl className="training-facts" aria-label={t('facts.label')}>
        <div>
          <dt>{t('facts.today')}</dt>
          <dd>{t('facts.done', { done: String(portion.done), size: String(size) })}</dd>
        </div>
        <div>
          <dt>{t('facts.streak')}</dt>
          <dd>{t('facts.days', { count: streakOf(state.reviews, today) })}</dd>
        </div>
        <div>
          <dt>{t('facts.rating')}</dt>
          <dd>
            {isRated ? displayRating(trainee) : '–'}
            {isRated && isProvisional(trainee) && '?'}{' '}
            {isRated && <small dir="ltr">{signed.format(lastChange)}</small>}
          </dd>
        </div>
      </dl>
      {!state.isKept && (
        <p className="training-note" role="alert">
          {t('notKept')}
        </p>
      )}
      <MakingNote />
    </>
  )
}

/** Says what is being made; nothing when nothing is. */
export function MakingNote() {
  const { t } = useTranslation('training')
  const state = useSyncExternalStore(making.subscribe, making.get)
  if (state === null) return null
  const { gamesLeft, askedLeft, progress } = state
  return (
    <div className="training-note">
      <p id="training-making">{t('making', { number: String(gamesLeft) })}</p>
      <progress aria-labelledby="training-making" max={1} value={progress} />
      {askedLeft > 0 && (
        <button type="button" className="link training-stop" onClick={() => void stopAsked()}>
          {t('stop')}
        </button>
      )}
    </div>
  )
}
