import type { Tournament } from '@lance/contract'
import { Check, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LocalTime } from '../../../design/hydration.tsx'
import { moneyText } from '../../../design/numberText.ts'
import { timeControlLabel } from '../../../design/timeControlLabel.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { PlacesBar } from '../shared/PlacesBar.tsx'
import { StartsIn } from '../shared/StartsIn.tsx'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { feeText, timeText } from '../shared/tournamentTexts.ts'

type TournamentHeadProps = { tournament: Tournament; serverAheadMs: number }

/** What decides whether to enter a tournament that waits: its start, prize, fee, clock and places ([TOUR-48]). */
export function TournamentHead({ tournament, serverAheadMs }: TournamentHeadProps) {
  const { t, i18n } = useTranslation('tournament')
  const { startTime, entryFee, isParticipant, _count } = tournament
  const settings = usePublicSettings()
  const prize = estimatedPrizeReais({ feeReais: entryFee, players: _count.participants })
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
      <dl className="tournament-card-facts">
        <div>
          <dt>{t('fields.prize')}</dt>
          <dd data-prize={entryFee > 0 || undefined}>
            {entryFee > 0 && <Trophy size={16} aria-hidden />} {moneyText(prize, i18n.language)}
          </dd>
        </div>
        <div>
          <dt>{t('fields.fee')}</dt>
          <dd>{feeText(entryFee, t, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('fields.clock')}</dt>
          <dd>{settings ? timeControlLabel(settings.tournament.timeControlS, i18n.language) : '\u00a0'}</dd>
        </div>
      </dl>
      <PlacesBar tournament={tournament} />
      {isParticipant && (
        <p className="tournament-entered">
          <Check size={18} aria-hidden /> {t('detail.entered')}
        </p>
      )}
    </section>
  )
}
