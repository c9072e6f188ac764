import type { Tournament, TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Swords } from 'lucide-react'
import { useEffect } from 'react'
import { countdownText, useNow } from '../shared/countdown.ts'
import { isIn } from '../shared/standing.ts'
import { useStartMatch } from '../shared/useStartMatch.ts'

type MatchLobbyProps = {
  tournament: Tournament
  match: TournamentMatch
  userId: string
  serverAheadMs: number
}

/** Where a player waits for a match's game: who plays, when it starts without them, and what a draw means. */
export function MatchLobby({ tournament, match, userId, serverAheadMs }: MatchLobbyProps) {
  const { t } = useTranslation('tournament')
  useGoToGame(match)
  const { id, name, totalRounds } = tournament
  const { player1, player2, round } = match
  const open = t('bracket.open')
  const hasBracket = (tournament.format ?? 'KNOCKOUT') === 'KNOCKOUT'
  return (
    <div className="match-place lamp-lit">
      <p className="text-quiet">
        {name} · {t('match.round', { round, rounds: totalRounds })}
      </p>
      <h1 className="match-versus">
        {t('match.versus', { one: player1?.name ?? open, other: player2?.name ?? open })}
      </h1>
      <State match={match} userId={userId} tournament={tournament} serverAheadMs={serverAheadMs} />
      {hasBracket && match.status === 'PENDING' && (
        <section className="match-draw">
          <h2 className="text-16 font-semibold">{t('match.drawRule')}</h2>
          <p className="mt-1 text-quiet">{t('match.drawText')}</p>
        </section>
      )}
      <Link
        to={hasBracket ? '/tournament/$tournamentId/bracket' : '/tournament/$tournamentId'}
        params={{ tournamentId: id }}
        className="button button-quiet"
      >
        {hasBracket ? t('match.back') : t('match.backToTournament')}
      </Link>
    </div>
  )
}

/** Leads to the match's game once it runs or has been played. */
function useGoToGame({ gameId, status, startsAt }: TournamentMatch) {
  const navigate = useNavigate()
  const isThere =
    gameId !== null && ((status === 'IN_PROGRESS' && startsAt === null) || status === 'COMPLETED')
  useEffect(() => {
    if (isThere && gameId !== null) void navigate({ to: '/game/$gameId', params: { gameId }, replace: true })
  }, [isThere, gameId, navigate])
}

function State({ match, userId, tournament, serverAheadMs }: MatchLobbyProps) {
  const { t, i18n } = useTranslation('tournament')
  const { status, startsAt, winner, player1, player2 } = match
  const nowMs = useNow(serverAheadMs, startsAt !== null)
  if (status === 'BYE')
    return (
      <p className="text-20">{winner === null ? t('bracket.empty') : t('bracket.bye', { name: winner })}</p>
    )
  if (status === 'COMPLETED') {
    return (
      <p className="text-20">
        {t('match.over')}. {winner === null ? t('bracket.noWinner') : t('bracket.winner', { name: winner })}
      </p>
    )
  }
  if (player1 === null || player2 === null) {
    return (
      <div>
        <p className="text-20 font-semibold">{t('match.awaitingOpponent')}</p>
        <p className="mt-1 text-quiet">{t('match.awaitingText')}</p>
      </div>
    )
  }
  const isReplay = status === 'IN_PROGRESS'
  const leftMs = startsAt === null ? 0 : startsAt - nowMs
  return (
    <div className="match-wait">
      {isReplay && <p className="text-20 font-semibold">{t('match.replay')}</p>}
      <p className="text-quiet">
        {leftMs <= 0 ? t('match.starting') : isReplay ? t('match.replayIn') : t('match.noShow')}
      </p>
      {leftMs > 0 && (
        <p className="match-countdown" role="timer">
          {countdownText(leftMs, i18n.language)}
        </p>
      )}
      <p className="text-14 text-quiet">{isReplay ? t('match.replayText') : t('match.noShowText')}</p>
      {!isReplay && isIn(match, userId) && <PlayNow match={match} tournament={tournament} userId={userId} />}
    </div>
  )
}

type PlayNowProps = { match: TournamentMatch; tournament: Tournament; userId: string }

function PlayNow({ match, tournament: { id, isEliminated }, userId }: PlayNowProps) {
  const { t } = useTranslation('tournament')
  const { start, startingId } = useStartMatch({ tournamentId: id, userId, isEliminated })
  return (
    <button
      type="button"
      className="button button-primary match-play"
      aria-busy={startingId !== null}
      onClick={() => start(match)}
    >
      <Swords size={20} aria-hidden /> {t('bracket.playNow')}
    </button>
  )
}
