import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyDialog } from '../../../design/missingPart.tsx'
import { loadWithTexts } from '../../../i18n/i18n.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { feeText } from './tournamentTexts.ts'
import { type EnteredTournament, useEntry } from './useEntry.ts'

const AdultDialog = lazyDialog(
  () => loadWithTexts(() => import('../../adult/AdultDialog.tsx'), 'AdultDialog', 'adult'),
  ({ onClose }) => onClose(),
)

type EntryTournament = EnteredTournament & Pick<Tournament, 'playerCount' | '_count'>

/** Entering a tournament that waits, or leaving it; says why neither is possible ([TOUR-5] to [TOUR-9]). */
export function Entry({ tournament }: { tournament: EntryTournament }) {
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
