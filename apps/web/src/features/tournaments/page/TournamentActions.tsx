import type { Tournament } from '@lance/contract'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../../net/session/useAuth.ts'
import { feeText } from '../shared/tournamentTexts.ts'
import { CancelTournament } from './CancelTournament.tsx'
import { ShareButton } from './ShareButton.tsx'
import { useEntry } from './useEntry.ts'

const AdultDialog = lazy(() =>
  import('../../adult/AdultDialog.tsx').then(({ AdultDialog }) => ({ default: AdultDialog })),
)

/** What the user can do with a tournament now ([TOUR-5] to [TOUR-10]). */
export function TournamentActions({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const { id, status, creator, isParticipant } = tournament
  return (
    <div className="tournament-actions">
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
      {status === 'WAITING' && creator.id === user.id && <CancelButton tournament={tournament} />}
    </div>
  )
}

function Entry({ tournament }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const { status } = useAuth()
  const entry = useEntry(tournament)
  const { entryFee, playerCount, isParticipant, isEntryFree, _count } = tournament
  const isFull = _count.participants >= playerCount
  if (!isParticipant && isFull) return <p className="tournament-full">{t('detail.fullNote')}</p>
  const isPaid = entryFee > 0 && !isEntryFree
  const join = isPaid ? t('detail.joinPaid', { fee: feeText(entryFee, t, i18n.language) }) : t('detail.join')
  return (
    <>
      {status !== 'user' ? (
        <Link
          to="/profile"
          state={{ wayBack: `/tournament/${tournament.id}` }}
          className="button button-primary"
        >
          {t('detail.guestAction')}
        </Link>
      ) : isParticipant ? (
        <BusyButton
          className="button button-quiet"
          label={t('detail.leave')}
          isBusy={entry.isBusy}
          onPress={entry.leave}
        />
      ) : (
        <BusyButton
          className="button button-primary"
          label={join}
          isBusy={entry.isBusy}
          onPress={entry.join}
        />
      )}
      {entry.adult.isAsking && (
        <Suspense>
          <AdultDialog onDeclared={entry.adult.onDeclared} onClose={entry.adult.onRefused} />
        </Suspense>
      )}
    </>
  )
}

type BusyButtonProps = { className: string; label: string; isBusy: boolean; onPress: () => void }

const BusyButton = ({ className, label, isBusy, onPress }: BusyButtonProps) => (
  <button type="button" className={className} aria-disabled={isBusy} aria-busy={isBusy} onClick={onPress}>
    {label}
    {isBusy && <span className="spinner" aria-hidden />}
  </button>
)

function CancelButton({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('detail.cancel')}
      </button>
      {isAsking && <CancelTournament tournament={tournament} onClose={() => setAsking(false)} />}
    </>
  )
}
