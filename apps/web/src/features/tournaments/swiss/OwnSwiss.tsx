import type { SwissCell, SwissOwn, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Swords } from 'lucide-react'
import { useState } from 'react'
import { plainNumber } from '../../../design/numberText.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { countdownText, useNow } from '../shared/countdown.ts'
import { opponentIn } from '../shared/standing.ts'
import { useStartMatch } from '../shared/useStartMatch.ts'
import { ByesDialog } from './ByesDialog.tsx'
import { pointsText } from './scoreText.ts'
import { useOwnSwiss } from './swissQueries.ts'
import { useSwissPresence } from './useSwissPresence.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type OwnSwissProps = { tournament: Tournament; userId: string; serverAheadMs: number }

/** The user's own tournament: the game of the round, their standing, and asking for byes, leaving, returning. */
export function OwnSwiss({ tournament, userId, serverAheadMs }: OwnSwissProps) {
  const { t } = useTranslation(['swiss', 'tournament'])
  const { id, status } = tournament
  const { data: own } = useOwnSwiss({ id, userId, isEntered: true })
  if (own === undefined) return <div className="skeleton h-24" aria-hidden />
  return (
    <section className="swiss-own" aria-label={t('own.label')}>
      {status === 'WAITING' && <p className="swiss-own-main">{t('tournament:detail.entered')}</p>}
      {status === 'IN_PROGRESS' && (
        <RoundOf tournament={tournament} own={own} userId={userId} serverAheadMs={serverAheadMs} />
      )}
      <OwnStanding own={own} isOver={status === 'FINISHED'} />
      {status !== 'FINISHED' && <OwnActions tournament={tournament} own={own} userId={userId} />}
    </section>
  )
}

function OwnStanding({ own: { place, points, rounds, byes }, isOver }: { own: SwissOwn; isOver: boolean }) {
  const { t, i18n } = useTranslation('swiss')
  const number = (value: number) => plainNumber(value, i18n.language)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const hasByes = byes.length > 0
  if (rounds.length === 0 && !hasByes) return null
  return (
    <p className={isOver ? 'swiss-own-main' : 'text-quiet'}>
      {rounds.length > 0 && (
        <>
          {place !== null && <>{t('own.place', { place: number(place) })} · </>}
          {t('own.points', { points: pointsText(points, i18n.language) })}
        </>
      )}
      {!isOver && hasByes && (
        <>
          {rounds.length > 0 && ' · '}
          {t('own.byes', { rounds: list.format(byes.map(number)) })}
        </>
      )}
    </p>
  )
}

type RoundOfProps = OwnSwissProps & { own: SwissOwn }

/** What the user does in the current round. */
function RoundOf({ tournament, own, userId, serverAheadMs }: RoundOfProps) {
  const { t } = useTranslation('swiss')
  const { ownMatch, currentRound: round } = tournament
  if (ownMatch !== null)
    return <OwnBoard tournament={tournament} own={own} userId={userId} serverAheadMs={serverAheadMs} />
  const cell = own.rounds.at(-1)
  if (own.isWithdrawn) return <p className="swiss-own-main">{t('own.out')}</p>
  if (own.number === null) return <p className="swiss-own-main">{t('own.late')}</p>
  return (
    <>
      <p className="swiss-own-main">{cell === undefined ? t('own.late') : wordsOf(cell)}</p>
      {own.nextRoundAt !== null && <p className="text-quiet">{t('own.between')}</p>}
    </>
  )

  function wordsOf(last: SwissCell): string {
    if (last.kind !== 'game') return t(`own.${last.kind}`, { round })
    return t('own.done', { round })
  }
}

function OwnBoard({ tournament, own, userId, serverAheadMs }: RoundOfProps) {
  const { t, i18n } = useTranslation('swiss')
  const { id, ownMatch, currentRound: round, isEliminated } = tournament
  const { start, startingId } = useStartMatch({ tournamentId: id, userId, isEliminated })
  const startsAt = ownMatch?.startsAt ?? null
  const nowMs = useNow(serverAheadMs, startsAt !== null)
  const leftMs = startsAt === null ? 0 : startsAt - nowMs
  if (ownMatch === null) return null
  const name = shownName(opponentIn(ownMatch, userId)?.name ?? '')
  const cell = own.rounds.at(-1)
  const color = cell?.kind === 'game' && cell.round === round ? cell.color : null
  const isRunning = ownMatch.status === 'IN_PROGRESS' && ownMatch.gameId !== null
  return (
    <>
      <p className="swiss-own-main">{t(isRunning ? 'own.running' : 'own.match', { round, name })}</p>
      <p className="text-quiet">
        {color !== null && t(color === 'white' ? 'own.white' : 'own.black')}{' '}
        {!isRunning && leftMs > 0 && (
          <span role="timer">{t('own.starts', { left: countdownText(leftMs, i18n.language) })}</span>
        )}
      </p>
      <div className="swiss-own-actions">
        {isRunning && ownMatch.gameId !== null ? (
          <Link to="/game/$gameId" params={{ gameId: ownMatch.gameId }} className="button button-primary">
            <Swords size={20} aria-hidden /> {t('own.enter')}
          </Link>
        ) : (
          <button
            type="button"
            className="button button-primary"
            aria-busy={startingId !== null}
            onClick={() => start(ownMatch)}
          >
            <Swords size={20} aria-hidden /> {t('own.play')}
          </button>
        )}
      </div>
    </>
  )
}

type OwnActionsProps = { tournament: Tournament; own: SwissOwn; userId: string }

function OwnActions({ tournament, own, userId }: OwnActionsProps) {
  const { t } = useTranslation('swiss')
  const [asking, setAsking] = useState<'byes' | 'withdraw' | null>(null)
  const presence = useSwissPresence({ id: tournament.id, userId })
  const { status, currentRound, totalRounds } = tournament
  const isRunning = status === 'IN_PROGRESS'
  const hasByesAhead = currentRound + 1 < totalRounds && !own.isWithdrawn
  const mayReturn = isRunning && own.isWithdrawn && currentRound < totalRounds
  const mayWithdraw = isRunning && !own.isWithdrawn && currentRound < totalRounds
  if (!hasByesAhead && !mayReturn && !mayWithdraw) return null
  return (
    <div className="swiss-own-actions">
      {mayReturn && (
        <button
          type="button"
          className="button button-primary"
          aria-busy={presence.isBusy}
          aria-disabled={presence.isBusy}
          onClick={() => void presence.resume()}
        >
          {t('own.resume')}
        </button>
      )}
      {hasByesAhead && (
        <button type="button" className="button button-quiet" onClick={() => setAsking('byes')}>
          {t('own.askBye')}
        </button>
      )}
      {mayWithdraw && (
        <button type="button" className="button button-quiet" onClick={() => setAsking('withdraw')}>
          {t('own.withdraw')}
        </button>
      )}
      {asking === 'byes' && (
        <ByesDialog tournament={tournament} own={own} presence={presence} onClose={() => setAsking(null)} />
      )}
      {asking === 'withdraw' && (
        <WithdrawDialog tournament={tournament} presence={presence} onClose={() => setAsking(null)} />
      )}
    </div>
  )
}
