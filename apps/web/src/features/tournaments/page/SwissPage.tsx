import type { Tournament } from '@lance/contract'
import { mayEnterLate } from '@lance/domain/swiss'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { CancelledNote } from '../shared/CancelledNote.tsx'
import { Entry } from '../shared/Entry.tsx'
import { useLeadToGame } from '../shared/useLeadToGame.ts'
import { OwnSwiss } from '../swiss/OwnSwiss.tsx'
import { Rounds } from '../swiss/Rounds.tsx'
import { Standings } from '../swiss/Standings.tsx'
import { SwissFacts } from '../swiss/SwissFacts.tsx'
import { SwissHead } from '../swiss/SwissHead.tsx'
import { SwissRules } from '../swiss/SwissRules.tsx'
import { useOwnSwiss } from '../swiss/swissQueries.ts'
import { Participants } from './Participants.tsx'
import { ShareButton } from './ShareButton.tsx'
import { CancelButton } from './TournamentActions.tsx'
import { TournamentNotices } from './TournamentNotices.tsx'
import { TournamentResults } from './TournamentResults.tsx'
import '../swiss/swiss.css'

type SwissPageProps = { tournament: Tournament; userId: string; serverAheadMs: number }

/** The page of a Swiss tournament, from its entries to the final standings ([TOUR-92] to [TOUR-95]). */
export function SwissPage({ tournament, userId, serverAheadMs }: SwissPageProps) {
  const { status } = tournament
  useLeadToGame({ tournament, userId, replaces: false })
  return (
    <>
      <h1 className="tournament-name" dir="auto">
        {tournament.name}
      </h1>
      {status === 'CANCELLED' ? (
        <>
          <CancelledNote tournament={tournament} />
          <SwissFacts tournament={tournament} />
        </>
      ) : status === 'WAITING' ? (
        <Before tournament={tournament} userId={userId} serverAheadMs={serverAheadMs} />
      ) : (
        <Begun tournament={tournament} userId={userId} serverAheadMs={serverAheadMs} />
      )}
    </>
  )
}

/** While it waits: what it is, entering, byes, who comes. */
function Before({ tournament, userId, serverAheadMs }: SwissPageProps) {
  return (
    <>
      <SwissHead tournament={tournament} serverAheadMs={serverAheadMs} />
      <TournamentNotices tournament={tournament} serverAheadMs={serverAheadMs} />
      {tournament.isParticipant && (
        <OwnSwiss tournament={tournament} userId={userId} serverAheadMs={serverAheadMs} />
      )}
      <div className="tournament-actions" data-entry>
        <Entry tournament={tournament} />
        <ShareButton isMain={tournament.isParticipant} />
      </div>
      <SwissFacts tournament={tournament} />
      <Participants tournament={tournament} userId={userId} />
      <SwissRules tournament={tournament} />
      <CancelButton tournament={tournament} />
    </>
  )
}

const PARTS = ['standings', 'rounds', 'rules'] as const
type Part = (typeof PARTS)[number]

function Begun({ tournament, userId, serverAheadMs }: SwissPageProps) {
  const { t } = useTranslation('swiss')
  const { id, status, isParticipant } = tournament
  const [part, setPart] = useState<Part>('standings')
  return (
    <>
      <SwissHead tournament={tournament} serverAheadMs={serverAheadMs} />
      {status === 'FINISHED' && <TournamentResults tournament={tournament} userId={userId} />}
      {isParticipant ? (
        <OwnSwiss tournament={tournament} userId={userId} serverAheadMs={serverAheadMs} />
      ) : (
        <LateEntry tournament={tournament} />
      )}
      <fieldset className="swiss-parts" aria-label={t('tabs.label')}>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            className="swiss-tab"
            aria-pressed={one === part}
            onClick={() => setPart(one)}
          >
            {t(`tabs.${one}`)}
          </button>
        ))}
      </fieldset>
      {part === 'standings' && <OwnedStandings tournament={tournament} userId={userId} />}
      {part === 'rounds' && <Rounds tournament={tournament} userId={userId} />}
      {part === 'rules' && (
        <>
          <SwissFacts tournament={tournament} />
          <SwissRules tournament={tournament} />
        </>
      )}
      <div className="tournament-actions">
        <ShareButton isMain={false} />
        <a className="button button-quiet" href={`/tournaments/${id}/trf`} download>
          {t('trf')}
        </a>
      </div>
    </>
  )
}

function OwnedStandings({ tournament, userId }: { tournament: Tournament; userId: string }) {
  const { id, isParticipant } = tournament
  const own = useOwnSwiss({ id, userId, isEntered: isParticipant })
  return <Standings tournament={tournament} userId={userId} ownRank={own.data?.rank ?? null} />
}

/** Entering a tournament that has begun, while it takes late entries ([TOUR-86]). */
function LateEntry({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('swiss')
  if (tournament.status !== 'IN_PROGRESS' || !mayEnterLate(tournament)) return null
  return (
    <section className="swiss-own" aria-label={t('late.title')}>
      <p className="swiss-own-main">{t('late.title')}</p>
      <p className="text-quiet">{t('late.text', { round: tournament.currentRound + 1 })}</p>
      <div className="swiss-own-actions">
        <Entry tournament={tournament} />
      </div>
    </section>
  )
}
