import type { Champion } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { plainNumber } from '../../design/numberText.ts'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import type { Order } from './championsQuery.ts'

/** The user's own rank, always visible at the bottom of the list. */
export function OwnRank({ own, order }: { own: Champion | null; order: Order }) {
  const { t } = useTranslation('hallOfFame')
  const { status } = useAuth()
  return (
    <section className="own-rank" aria-label={t('own.label')}>
      {own !== null ? (
        <OwnRow own={own} order={order} />
      ) : status === 'user' ? (
        <p className="text-quiet">{t(order.by === 'rating' ? 'own.noneRating' : 'own.none')}</p>
      ) : (
        <>
          <p className="text-quiet">{t('own.guest')}</p>
          <Link to="/profile" state={{ wayBack: '/hall-of-fame' }} className="button button-quiet">
            {t('own.enter')}
          </Link>
        </>
      )}
    </section>
  )
}

function OwnRow({ own, order }: { own: Champion; order: Order }) {
  const { t, i18n } = useTranslation('hallOfFame')
  const rank = new Intl.NumberFormat(i18n.language).format(own.rank)
  return (
    <>
      <p className="own-rank-place">{t('place', { rank })}</p>
      <PlayerPicture id={own.id} name={shownName(own.name)} size={32} />
      <p className="min-w-0 grow truncate">
        {t('own.you')} · {shownName(own.name)}
      </p>
      <p className="own-rank-numbers">
        {order.by === 'titles' ? (
          <>
            <span>{t('pointsOf', { count: own.score })}</span>
            <span>{t('titlesOf', { count: own.titles })}</span>
          </>
        ) : (
          <>
            <span>{t('gamesOf', { count: own.games ?? 0 })}</span>
            <span>{own.elo !== null && plainNumber(own.elo, i18n.language)}</span>
          </>
        )}
      </p>
    </>
  )
}
