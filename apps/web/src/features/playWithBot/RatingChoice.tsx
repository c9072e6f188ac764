import { RATED_OPPONENTS } from '@lance/engine/opponents'
import { useTranslation } from '@lance/texts'
import { useId } from 'react'
import { plainNumber } from '../../design/numberText.ts'

/** The ratings of the weakest and the strongest opponent by rating. */
export const RATING_RANGE = {
  least: RATED_OPPONENTS[0]?.rating ?? 0,
  most: RATED_OPPONENTS.at(-1)?.rating ?? 0,
}

/** An opponent by rating, and what it is estimated to be worth. */
export function RatingChoice({ rating, onChoose }: { rating: number; onChoose: (rating: number) => void }) {
  const { t, i18n } = useTranslation('bot')
  const id = useId()
  const shown = plainNumber(rating, i18n.language)
  const { elo = 0, errorElo = 0 } = RATED_OPPONENTS.find((one) => one.rating === rating) ?? {}
  return (
    <div className="bot-rating">
      <div className="bot-rating-value">
        <label htmlFor={id} className="text-14 font-medium text-quiet">
          {t('rating')}
        </label>
        <output htmlFor={id} className="bot-rating-number">
          {shown}
        </output>
        <input
          id={id}
          type="range"
          className="bot-rating-range"
          min={RATING_RANGE.least}
          max={RATING_RANGE.most}
          step={100}
          value={rating}
          aria-valuetext={shown}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      </div>
      <p className="text-14 text-quiet">{t('estimated', { elo, error: errorElo })}</p>
    </div>
  )
}
