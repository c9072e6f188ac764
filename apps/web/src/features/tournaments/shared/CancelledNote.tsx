import type { Tournament } from '@lance/contract'
import { BRACKET_MIN_PLAYERS } from '@lance/domain'
import type { Translate } from '@lance/texts'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'
import { useAuth } from '../../../net/session/useAuth.ts'

/** Why a tournament was cancelled, and that its fees went back ([TOUR-37]). */
export function CancelledNote({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  return (
    <p className="tournament-note">
      <span>
        {t('cancelled.title')} {whyCancelled(tournament, t)} {tournament.entryFee > 0 && t('cancelled.fees')}
      </span>
    </p>
  )
}

function whyCancelled({ cancelledBy, creator }: Tournament, t: Translate<'tournament'>): string {
  if (cancelledBy === null) return ''
  if (cancelledBy === 'too_few') return t('cancelled.tooFew', { min: BRACKET_MIN_PLAYERS })
  if (cancelledBy === 'no_points') return t('cancelled.noPoints')
  return t(`cancelled.${cancelledBy}`, { name: creator.name })
}

/** Says that the tournament on this page was cancelled, to everyone but the creator who did it. */
export function useCancelledToast(tournament: Tournament): void {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const wasOpen = useRef(false)
  const { status, cancelledBy, creator } = tournament
  const isOwnAct = cancelledBy === 'creator' && creator.id === user.id
  const description = whyCancelled(tournament, t)
  useEffect(() => {
    if (status !== 'CANCELLED') {
      wasOpen.current = true
      return
    }
    if (wasOpen.current && !isOwnAct) showToast({ title: t('cancelled.title'), description })
    wasOpen.current = false
  }, [status, isOwnAct, description, t])
}
