import type { PublicProfile } from '@lance/contract'
import { RATING_CLASSES } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../design/numberText.ts'

/** One rating for each speed; a dash if the player has no games at it. */
export function Ratings({ ratings }: Pick<PublicProfile, 'ratings'>) {
  const { t, i18n } = useTranslation('player')
  return (
    <section aria-labelledby="player-ratings">
      <h2 id="player-ratings" className="text-20">
        {t('ratings.title')}
      </h2>
      <dl className="player-ratings">
        {RATING_CLASSES.map((speed) => {
          const rating = ratings.find((one) => one.speed === speed)
          return (
            <div key={speed}>
              <dt>{t(`ratings.${speed}`)}</dt>
              <dd>
                <span className="player-rating" dir="ltr">
                  {rating ? plainNumber(rating.elo, i18n.language) : '–'}
                  {rating?.provisional && <abbr title={t('ratings.provisional')}>?</abbr>}
                </span>
                <span className="block text-14 text-quiet">
                  {rating ? (
                    t('ratings.games', { count: rating.games })
                  ) : (
                    <span className="sr-only">{t('ratings.none')}</span>
                  )}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
