import type { TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { shownName } from '../../../i18n/i18n.ts'
import { countdownText, useNow } from '../shared/countdown.ts'
import { isIn } from '../shared/standing.ts'
import type { MatchContext } from './bracketQueries.ts'
import { MatchClocks } from './MatchClocks.tsx'

/** Who would meet in a match that does not exist yet: the winners so far of the two that lead to it. */
export type Expected = { player1: string | null; player2: string | null }

export type MatchCardProps = {
  /** Undefined: its round has not begun. */
  match: TournamentMatch | undefined
  expected?: Expected
  context: MatchContext
  isFound?: boolean
}

/** A match of the bracket: its players, winner and actions ([TOUR-28]). */
export const MatchCard = memo(function MatchCard({ match, expected, context, isFound }: MatchCardProps) {
  const { t } = useTranslation('tournament')
  if (match === undefined) {
    return (
      <article className="match-card" data-status="open">
        <Side name={expected?.player1 ?? t('bracket.open')} isQuiet />
        <Side name={expected?.player2 ?? t('bracket.open')} isQuiet />
        <p className="match-foot" />
      </article>
    )
  }
  const { player1, player2, status, winnerId } = match
  const none = status === 'BYE' ? '—' : t('bracket.open')
  return (
    <article
      className="match-card"
      data-status={status}
      data-own={isIn(match, context.userId) || undefined}
      data-found={isFound || undefined}
    >
      {[player1, player2].map((player, index) => (
        <Side
          // biome-ignore lint/suspicious/noArrayIndexKey: only their position distinguishes the two sides
          key={index}
          name={player?.name ?? none}
          seed={player?.seed}
          isQuiet={player === null || (winnerId !== null && player.id !== winnerId)}
          isWinner={player !== null && player.id === winnerId}
          isYou={player !== null && player.id === context.userId}
        />
      ))}
      <Foot match={match} context={context} />
    </article>
  )
})

type SideProps = { name: string; seed?: number; isQuiet?: boolean; isWinner?: boolean; isYou?: boolean }

function Side({ name, seed, isQuiet, isWinner, isYou }: SideProps) {
  const { t } = useTranslation('tournament')
  return (
    <p className="match-side" data-quiet={isQuiet || undefined} data-winner={isWinner || undefined}>
      <span className="match-seed">{seed}</span>
      <span className="truncate" dir="auto">
        {shownName(name)} {isYou && <strong>{t('bracket.you')}</strong>}
      </span>
      {isWinner && <Check size={16} aria-hidden className="ms-auto flex-none" />}
    </p>
  )
}

type FootProps = { match: TournamentMatch; context: MatchContext }

function Foot({ match, context }: FootProps) {
  const { t } = useTranslation('tournament')
  const { status, winner, gameId, player1, player2 } = match
  if (status === 'BYE') {
    return (
      <p className="match-foot">
        {winner === null ? t('bracket.empty') : t('bracket.bye', { name: winner })}
      </p>
    )
  }
  if (status === 'COMPLETED') {
    return (
      <div className="match-foot">
        <span className="match-said">
          {winner === null ? t('bracket.noWinner') : t('bracket.winner', { name: winner })}
        </span>
        {gameId !== null && (
          <GameLink to="/game/$gameId/review" gameId={gameId} label={t('bracket.review')} />
        )}
      </div>
    )
  }
  if (status === 'IN_PROGRESS') return <RunningFoot match={match} context={context} />
  if (!isIn(match, context.userId) || context.isEliminated || player1 === null || player2 === null)
    return (
      <p className="match-foot">
        {player1 === null || player2 === null ? t('bracket.awaitingOpponent') : t('bracket.pending')}
      </p>
    )
  return (
    <div className="match-foot">
      <button
        type="button"
        className="match-action"
        aria-busy={context.startingId === match.id}
        onClick={() => context.start(match)}
      >
        {t('bracket.playNow')}
      </button>
    </div>
  )
}

function RunningFoot({ match, context }: FootProps) {
  const { t } = useTranslation('tournament')
  const { gameId, startsAt } = match
  const isOwn = isIn(match, context.userId)
  if (startsAt !== null) {
    return (
      <p className="match-foot">
        <UntilReplay atMs={startsAt} serverAheadMs={context.serverAheadMs} />
      </p>
    )
  }
  return (
    <div className="match-foot" data-live>
      <span className="match-said">{isOwn ? t('bracket.yourTurn') : t('bracket.underWay')}</span>
      {!isOwn && <MatchClocks match={match} serverAheadMs={context.serverAheadMs} />}
      {gameId !== null && isOwn && (
        <GameLink to="/game/$gameId" gameId={gameId} label={t('bracket.enterGame')} isMain />
      )}
      {gameId !== null && !isOwn && context.mayWatch && (
        <GameLink to="/game/$gameId" gameId={gameId} label={t('bracket.watch')} />
      )}
    </div>
  )
}

type GameLinkProps = {
  to: '/game/$gameId' | '/game/$gameId/review'
  gameId: string
  label: string
  isMain?: boolean
}

const GameLink = ({ to, gameId, label, isMain }: GameLinkProps) => (
  <Link
    to={to}
    params={{ gameId }}
    preload={false}
    draggable={false}
    className={isMain ? 'match-action' : 'match-link'}
  >
    {label}
  </Link>
)

/** The time left until a drawn game is replayed. */
function UntilReplay({ atMs, serverAheadMs }: { atMs: number; serverAheadMs: number }) {
  const { t, i18n } = useTranslation('tournament')
  const leftMs = atMs - useNow(serverAheadMs)
  return <>{t('bracket.replayIn', { left: countdownText(leftMs, i18n.language) })}</>
}
