import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '../../../net/session/useAuth.ts'
import { Entry } from '../shared/Entry.tsx'
import { CancelTournament } from './CancelTournament.tsx'
import { ShareButton } from './ShareButton.tsx'

/** What the user can do with a tournament now ([TOUR-5] to [TOUR-10]). */
export function TournamentActions({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  const { id, status, isParticipant } = tournament
  return (
    <div className="tournament-actions" data-entry={status === 'WAITING' || undefined}>
      {status === 'WAITING' && <Entry tournament={tournament} />}
      {(status === 'IN_PROGRESS' || status === 'FINISHED') && (
        <Link
          to="/tournament/$tournamentId/bracket"
          params={{ tournamentId: id }}
          className="button button-primary"
        >
          {t('detail.bracket')}
        </Link>
      )}
      <ShareButton isMain={status === 'WAITING' && isParticipant} />
    </div>
  )
}

/** Lets the creator cancel a tournament that waits. */
export function CancelButton({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const [isAsking, setAsking] = useState(false)
  if (tournament.status !== 'WAITING' || tournament.creator.id !== user.id) return null
  return (
    <div>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('detail.cancel')}
      </button>
      {isAsking && <CancelTournament tournament={tournament} onClose={() => setAsking(false)} />}
    </div>
  )
}
