import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ArrowRight } from 'lucide-react'
import { isKnockout } from '../shared/termsText.ts'

const LABELS = { WAITING: 'open', IN_PROGRESS: 'bracket', FINISHED: 'results', CANCELLED: 'open' } as const

type OpenButtonProps = { tournament: TournamentSummary; onOpen: () => void; isOpening: boolean }

/** A full tournament that has not started opens only for participants ([TOUR-32]). */
export function OpenButton({ tournament, onOpen, isOpening }: OpenButtonProps) {
  const { t } = useTranslation('tournament')
  const { status, isParticipant, name, playerCount, _count } = tournament
  const isFull = status === 'WAITING' && _count.participants >= playerCount
  if (isFull && !isParticipant) {
    return (
      <button type="button" className="button button-quiet" disabled>
        {t('full')}
      </button>
    )
  }
  const hasBracket = isKnockout(tournament) || status !== 'IN_PROGRESS'
  const label = t(`list.${hasBracket ? LABELS[status] : 'open'}`)
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={`${label}: ${name}`}
      aria-busy={isOpening}
      aria-disabled={isOpening}
      onClick={onOpen}
    >
      {label}
      {isOpening ? (
        <span className="spinner" aria-hidden />
      ) : (
        <ArrowRight size={16} className="rtl:-scale-x-100" aria-hidden />
      )}
    </button>
  )
}
