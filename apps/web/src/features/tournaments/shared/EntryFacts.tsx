import type { TournamentSummary } from '@lance/contract'
import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../design/numberText.ts'
import { timeControlLabel } from '../../../design/timeControlLabel.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { estimatedPrizeReais } from './tournamentForm.ts'
import { feeText } from './tournamentTexts.ts'

type EntryFactsProps = { tournament: Pick<TournamentSummary, 'entryFee' | '_count'> }

/** Prize, fee and clock of a tournament that waits. The clock keeps its place until it is known. */
export function EntryFacts({ tournament: { entryFee, _count } }: EntryFactsProps) {
  const { t, i18n } = useTranslation('tournament')
  const settings = usePublicSettings()
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
        <dd>{settings ? timeControlLabel(settings.tournament.timeControlS, i18n.language) : '\u00a0'}</dd>
      </div>
    </dl>
  )
}
