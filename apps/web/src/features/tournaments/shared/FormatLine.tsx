import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Swords, Table2 } from 'lucide-react'
import { isKnockout, termsOfSummary, termsText } from './termsText.ts'

/** How an arena or a Swiss tournament is played. Says nothing of a knock-out, whose bracket is the usual thing. */
export function FormatLine({ tournament }: { tournament: TournamentSummary }) {
  const { t, i18n } = useTranslation('tournament')
  if (isKnockout(tournament)) return null
  const Icon = tournament.format === 'ARENA' ? Swords : Table2
  return (
    <p className="tournament-format">
      <Icon size={16} aria-hidden /> {termsText(termsOfSummary(tournament), t, i18n.language)}
    </p>
  )
}
