import type { Lobby } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { CountryFlag } from '../../design/country/CountryFlag.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { PlayerMarks } from '../../design/PlayerMarks.tsx'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'

const SKELETON_ROWS = [0, 1, 2]

/** Who has gained the most points in seven days ([HALL-7]). */
export function WeekChampions({ lobby }: { lobby: Lobby | null }) {
  const { t, i18n } = useTranslation('lobby')
  if (lobby === null)
    return (
      <div className="on-rows" aria-hidden>
        {SKELETON_ROWS.map((row) => (
          <div key={row} className="on-champion skeleton" />
        ))}
      </div>
    )
  const champions = lobby.weekChampions
  if (champions === null || champions.length === 0)
    return (
      <p className="on-rows on-note">{t(champions === null ? 'champions.unknown' : 'champions.empty')}</p>
    )
  return (
    <ol className="on-rows">
      {champions.map(({ rank, id, name, country, isPremium, titles, points }) => (
        <li key={id} className="on-champion" data-rank={rank}>
          <span className="on-rank" aria-hidden>
            {plainNumber(rank, i18n.language)}
          </span>
          <PlayerPicture id={id} name={shownName(name)} size={32} />
          <Link to="/player/$playerId" params={{ playerId: id }} className="on-name" dir="auto">
            {shownName(name)}
          </Link>
          <PlayerMarks isPremium={isPremium} titles={titles} />
          {country !== null && <CountryFlag country={country} />}
          <span className="on-points">{t('champions.points', { count: points })}</span>
        </li>
      ))}
    </ol>
  )
}
