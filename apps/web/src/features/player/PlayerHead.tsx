import type { PublicProfile } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { CountryFlag } from '../../design/country/CountryFlag.tsx'
import { PremiumMark } from '../../design/PlayerMarks.tsx'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'
import { countGames } from './Results.tsx'
import { Standing } from './Standing.tsx'

/** The player's picture, name, flag, badge, titles, member since, and main rating. */
export function PlayerHead({ profile, children }: { profile: PublicProfile; children?: ReactNode }) {
  const { t, i18n } = useTranslation('player')
  const { id, name, country, isPremium, titles, score, memberSince, ratings, record } = profile
  const numbers = new Intl.NumberFormat(i18n.language)
  const date = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' }).format(memberSince)
  return (
    <header>
      <div className="player-head">
        <PlayerPicture id={id} name={shownName(name)} size={72} />
        <div className="min-w-0">
          <h1 className="player-name-line">
            <span>{shownName(name)}</span>
            {isPremium && <PremiumMark size={26} />}
          </h1>
          <p className="player-facts-line">
            {country !== null && <CountryFlag country={country} />}
            {titles > 0 && (
              <span className="inline-flex items-center gap-1.5 font-medium text-brass">
                <Trophy size={16} aria-hidden />
                {t('titles', { count: titles })}
              </span>
            )}
            <span>{t('since', { date })}</span>
          </p>
          {children}
        </div>
        <Standing ratings={ratings} />
      </div>
      <dl className="player-stats">
        {(
          [
            ['points', score],
            ['titlesLabel', titles],
            ['gamesLabel', countGames(record)],
          ] as const
        ).map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{numbers.format(amount)}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
