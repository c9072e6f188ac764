import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Check } from 'lucide-react'
import { LocalTime } from '../../../design/hydration.tsx'
import { EntryFacts } from '../shared/EntryFacts.tsx'
import { PlacesBar } from '../shared/PlacesBar.tsx'
import { StartsIn } from '../shared/StartsIn.tsx'
import { timeText } from '../shared/tournamentTexts.ts'

type TournamentHeadProps = { tournament: Tournament; serverAheadMs: number }

/** What decides whether to enter a tournament that waits: its start, prize, fee, clock and places ([TOUR-48]). */
export function TournamentHead({ tournament, serverAheadMs }: TournamentHeadProps) {
  const { t, i18n } = useTranslation('tournament')
  const { startTime, isParticipant } = tournament
  return (
    <section className="tournament-summary" aria-label={t('detail.summary')}>
      <div className="tournament-summary-start">
        <p className="tournament-countdown">
          <StartsIn startTime={startTime} className="" serverAheadMs={serverAheadMs} isAlways />
        </p>
        <p className="text-14 text-quiet">
          <LocalTime
            write={(zone) => t('detail.autoStart', { time: timeText(startTime, i18n.language, zone) })}
          />
        </p>
      </div>
      <EntryFacts tournament={tournament} />
      <PlacesBar tournament={tournament} />
      {isParticipant && (
        <p className="tournament-entered">
          <Check size={18} aria-hidden /> {t('detail.entered')}
        </p>
      )}
    </section>
  )
}
