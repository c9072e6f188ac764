import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Trophy } from 'lucide-react'
import { moneyText } from '../../../design/numberText.ts'
import { paceLabel, paceOfGame } from '../../../design/paceLabel.ts'
import { timeControlLabel } from '../../../design/timeControlLabel.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { estimatedPrizeReais } from './tournamentForm.ts'
import { feeText } from './tournamentTexts.ts'

type EntryFactsProps = { tournament: Pick<TournamentSummary, 'entryFee' | '_count' | 'pace'> }

/** Prize, fee and clock of a tournament that waits. The clock keeps its place until it is known. */
export function EntryFacts({ tournament: { entryFee, _count, pace } }: EntryFactsProps) {
  const { t, i18n } = useTranslation('tournament')
  const settings = usePublicSettings()
  const clock = pace
    ? paceLabel(paceOfGame(pace), i18n.language)
    : settings && timeControlLabel(settings.tournament.timeControlS, i18n.language)
  const prize = estimatedPrizeReais({ feeReais: entryFee, players: _count.participants })
  return (
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
        <dd>{clock ?? '\u00a0'}</dd>
      </div>
    </dl>
  )
}
