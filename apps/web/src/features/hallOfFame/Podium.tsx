import type { Champion } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { CountryFlag } from '../../design/country/CountryFlag.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { PremiumMark } from '../../design/PlayerMarks.tsx'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import '../../design/podium.css'
import { shownName } from '../../i18n/i18n.ts'
import type { Order } from './championsQuery.ts'

/** The top three, with the first in the middle and highest. */
export function Podium({ champions, order }: { champions: readonly Champion[]; order: Order }) {
  const { t, i18n } = useTranslation('hallOfFame')
  return (
    <ol className="podium" aria-label={t('podium')}>
      {champions.map((champion) => (
        <li key={champion.id} className="podium-place" data-place={champion.rank}>
          <PlayerPicture id={champion.id} name={shownName(champion.name)} size={56} />
          <p className="podium-name">
            <Link to="/player/$playerId" params={{ playerId: champion.id }}>
              {shownName(champion.name)}
            </Link>
            {champion.isPremium && <PremiumMark size={15} />}
          </p>
          {champion.country !== null && <CountryFlag country={champion.country} />}
          <div className="podium-step">
            <span className="podium-rank">
              <span className="sr-only">{t('place', { rank: champion.rank })}</span>
              <span aria-hidden>{plainNumber(champion.rank, i18n.language)}</span>
            </span>
            <Achievements champion={champion} order={order} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Achievements({ champion, order }: { champion: Champion; order: Order }) {
  const { t, i18n } = useTranslation('hallOfFame')
  const { titles, score, elo, games } = champion
  return order.by === 'titles' ? (
    <p>
      <span className="podium-first">{t('titlesOf', { count: titles })}</span>
      <span className="podium-second">{t('pointsOf', { count: score })}</span>
    </p>
  ) : (
    <p>
      <span className="podium-first">{elo !== null && plainNumber(elo, i18n.language)}</span>
      <span className="podium-second">{t('gamesOf', { count: games ?? 0 })}</span>
    </p>
  )
}
