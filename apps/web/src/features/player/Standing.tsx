import type { PublicProfile } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../design/numberText.ts'
import { mainRating } from './mainRating.ts'

/** The rating of the speed that is played most, and how much it changed in 30 days; nothing without a game. */
export function Standing({ ratings }: Pick<PublicProfile, 'ratings'>) {
  const { t, i18n } = useTranslation('player')
  const main = mainRating(ratings)
  if (main === null) return null
  return (
    <p className="player-standing">
      <span className="text-14 text-quiet">{t(`ratings.${main.speed}`)}</span>
      <span className="player-standing-rating" dir="ltr">
        {plainNumber(main.elo, i18n.language)}
        {main.provisional && <abbr title={t('ratings.provisional')}>?</abbr>}
      </span>
      {typeof main.change === 'number' && <Change change={main.change} />}
    </p>
  )
}

function Change({ change }: { change: number }) {
  const { t, i18n } = useTranslation('player')
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'none'
  const sign = { up: '+', down: '−', none: '±' }[way]
  return (
    <span className="player-standing-change" data-way={way}>
      <strong dir="ltr">
        {sign}
        {plainNumber(Math.abs(change), i18n.language)}
      </strong>{' '}
      {t('standing.within')}
    </span>
  )
}
