import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Check } from 'lucide-react'
import { LocalTime } from '../../../design/hydration.tsx'
import { useAuth } from '../../../net/session/useAuth.ts'
import { Entry } from '../shared/Entry.tsx'
import { EntryFacts } from '../shared/EntryFacts.tsx'
import { FormatLine } from '../shared/FormatLine.tsx'
import { PlacesBar } from '../shared/PlacesBar.tsx'
import { StartsIn } from '../shared/StartsIn.tsx'
import { useTournament } from '../shared/tournamentQueries.ts'
import { shortDateTimeText } from '../shared/tournamentTexts.ts'
import { OpenButton } from './OpenButton.tsx'
import { useOpenTournament } from './useOpenTournament.ts'

type LeadTournamentProps = { tournament: TournamentSummary; userId: string }

/** The next tournament to start, above the others of the list ([TOUR-47]). */
export function LeadTournament({ tournament, userId }: LeadTournamentProps) {
  const { t, i18n } = useTranslation('tournament')
  const { open, isOpening, failure } = useOpenTournament(tournament.id, userId)
  const { name, creator, startTime, isParticipant, playerCount, _count } = tournament
  const isFull = _count.participants >= playerCount
  return (
    <article className="tournament-card tournament-lead" data-entered={isParticipant || undefined}>
      <div className="min-w-0">
        <p className="tournament-lead-label">{t('list.nextUp')}</p>
        <h3 className="tournament-card-name">{name}</h3>
        <FormatLine tournament={tournament} />
        <p className="truncate text-14 text-quiet">{t('list.by', { name: creator.name })}</p>
      </div>
      <p className="tournament-lead-start">
        <StartsIn startTime={startTime} className="tournament-lead-countdown" isAlways />
        <time dateTime={startTime} className="text-14 text-quiet">
          <LocalTime write={(zone) => shortDateTimeText(startTime, i18n.language, zone)} />
        </time>
      </p>
      <EntryFacts tournament={tournament} />
      <PlacesBar tournament={tournament} />
      <div className="tournament-card-foot">
        {isParticipant && (
          <p className="tournament-entered">
            <Check size={16} aria-hidden /> {t('list.entered')}
          </p>
        )}
        <OpenButton tournament={tournament} onOpen={open} isOpening={isOpening} />
        {!isParticipant && !isFull && <LeadEntry tournament={tournament} userId={userId} />}
      </div>
      {failure !== null && (
        <p role="alert" className="text-14 text-danger-text">
          {t('list.openFailed', { message: failure })}
        </p>
      )}
    </article>
  )
}

/** Entering from the list. Only a member's entry may be free: for others the list says all there is to know. */
function LeadEntry({ tournament, userId }: LeadTournamentProps) {
  const { user } = useAuth()
  const isAsked = user.isPremium && tournament.entryFee > 0
  const { data } = useTournament({ id: tournament.id, userId }, isAsked)
  return <Entry tournament={{ ...tournament, isEntryFree: isAsked && data?.isEntryFree === true }} />
}
