import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { isKnockout } from './termsText.ts'
import '../../../design/meter.css'

type PlacesBarProps = { tournament: Pick<TournamentSummary, '_count' | 'playerCount' | 'format'> }

/** How many places are taken, in numbers and as a bar. Where there are places for everyone, how many entered. */
export function PlacesBar({ tournament }: PlacesBarProps) {
  const { t, i18n } = useTranslation('tournament')
  const { _count, playerCount } = tournament
  if (!isKnockout(tournament))
    return (
      <div className="tournament-places">
        <p>{t('entrants', { count: _count.participants })}</p>
      </div>
    )
  const [taken, places] = [_count.participants, playerCount].map((count) => plainNumber(count, i18n.language))
  return (
    <div className="tournament-places">
      <p>{t('places', { taken, places })}</p>
      <meter className="meter" min={0} max={playerCount} value={_count.participants} aria-hidden />
    </div>
  )
}
