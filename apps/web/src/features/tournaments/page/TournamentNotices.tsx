import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Trophy } from 'lucide-react'
import { useAuth } from '../../../net/session/useAuth.ts'
import { CancelledNote } from '../shared/CancelledNote.tsx'
import { feeText } from '../shared/tournamentTexts.ts'
import { StartReminder } from './StartReminder.tsx'

type TournamentNoticesProps = { tournament: Tournament; serverAheadMs: number }

/** The state of a tournament in words: for everyone, and for its participants. */
export function TournamentNotices({ tournament, serverAheadMs }: TournamentNoticesProps) {
  const { t } = useTranslation('tournament')
  const { status, isParticipant, champion } = tournament
  if (status === 'CANCELLED') return <CancelledNote tournament={tournament} />
  if (status === 'FINISHED') {
    return (
      <p className="tournament-note" data-tone="prize">
        <Trophy size={18} aria-hidden />
        <span>
          {t('detail.finished')} {champion !== null && t('detail.champion', { name: champion.name })}
        </span>
      </p>
    )
  }
  if (status !== 'WAITING') return null
  return (
    <div className="tournament-start">
      {isParticipant && <StartReminder tournament={tournament} serverAheadMs={serverAheadMs} />}
      <EntryNote tournament={tournament} />
    </div>
  )
}

/** What entering would cost a member, shown before they enter. */
function EntryNote({ tournament: { entryFee, isEntryFree, isParticipant } }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const { user } = useAuth()
  if (entryFee === 0 || isParticipant) return null
  if (isEntryFree) return <p className="tournament-free">{t('detail.freeEntry')}</p>
  if (!user.isPremium) return null
  return (
    <p className="text-14 text-quiet">
      {t('detail.freeEntryUsed', { fee: feeText(entryFee, t, i18n.language) })}
    </p>
  )
}
