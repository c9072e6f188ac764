import { EXPECTED_RATINGS, SUMMARIES_MAX } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { plainNumber } from '../../../design/numberText.ts'
import { EXERCISES_MAX, type TrainingState } from '../training.ts'
import { useLossNumbers } from './useLossNumbers.ts'

type LossNotesProps = { state: TrainingState; isMember: boolean; isGuest: boolean }

/** What counts and what doesn't, how it is measured, and where it leads. */
export function LossNotes({ state, isMember, isGuest }: LossNotesProps) {
  const { t, i18n } = useTranslation(['losses', 'training'])
  const { count } = useLossNumbers()
  const { made, games, exercises } = state
  const counted = new Set(games.map(({ gameId }) => gameId))
  const uncounted = [...made].filter((gameId) => !counted.has(gameId)).length
  const { least, most } = EXPECTED_RATINGS
  const rated = { least: plainNumber(least, i18n.language), most: plainNumber(most, i18n.language) }
  return (
    <section className="loss-notes" aria-labelledby="loss-notes">
      <h2 id="loss-notes" className="text-20">
        {t('notes.title')}
      </h2>
      <ul>
        <li>{t('notes.counted', { number: count(SUMMARIES_MAX) })}</li>
        {uncounted > 0 && <li>{t('notes.uncounted', { number: count(uncounted) })}</li>}
        {!isMember && !isGuest && (
          <li>
            {t('notes.members')}{' '}
            <Link to="/premium" className="link">
              {t('notes.toPremium')}
            </Link>
          </li>
        )}
        {exercises.length >= EXERCISES_MAX && <li>{t('notes.full')}</li>}
        <li>{t('notes.unit')}</li>
        <li>{t('notes.phases')}</li>
        <li>{t('notes.time')}</li>
        <li>{t('notes.expected', rated)}</li>
        <li>{t('notes.error')}</li>
      </ul>
      <Link to="/train" className="button button-quiet justify-self-start">
        {t('training:title')}
      </Link>
    </section>
  )
}
