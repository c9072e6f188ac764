import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { GameView } from '../fairPlay/index.ts'
import type { Match, TournamentAnswer } from './answers.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { MATCH_TONES } from './statusTones.ts'
import { PlayerLink } from './TournamentCards.tsx'

type Seat = NonNullable<Match['player1']>

/** The bracket, one round at a time from the top, the running one first. */
export function MatchList({ answer: { tournament, rounds } }: { answer: TournamentAnswer }) {
  const { t } = useTranslation('tournaments')
  const [{ round: wanted }, setFilters] = useFilters({ round: '' })
  if (rounds.length === 0) return <p className="hint">{t('bracket.notDrawn')}</p>
  const known = rounds.find(({ round }) => String(round) === wanted)
  const round = known?.round ?? tournament.currentRound
  return (
    <section className="rows" aria-label={t('bracket.title')}>
      <h2>{t('bracket.title')}</h2>
      <nav className="tabs" aria-label={t('bracket.rounds')}>
        {rounds.map((one) => (
          <button
            key={one.round}
            type="button"
            aria-pressed={one.round === round}
            onClick={() => setFilters({ round: String(one.round) })}
          >
            {one.round === tournament.totalRounds
              ? t('bracket.final')
              : t('bracket.round', { round: formatNumber(one.round) })}{' '}
            <span className="hint">{one.open > 0 && t('bracket.open', { count: one.open })}</span>
          </button>
        ))}
      </nav>
      <Round key={round} tournamentId={tournament.id} round={round} />
    </section>
  )
}

function Round({ tournamentId, round }: { tournamentId: string; round: number }) {
  const { t } = useTranslation('tournaments')
  const { roles } = useOperator()
  const mayCorrect = mayDo(roles, ['fair_play'])
  const [corrected, correct] = useState<Match | null>(null)
  const [shown, show] = useState<Match | null>(null)
  const list = useDeskList('GET /desk/api/tournaments/matches', { tournamentId, round }, { isLive: true })
  const seat = (player: Seat | null, { winnerId }: Match) =>
    player && (
      <span className="marks">
        <span>
          <PlayerLink player={player} />
        </span>
        <span className="hint">{t('bracket.seed', { seed: formatNumber(player.seed) })}</span>
        {winnerId === player.id && <Badge tone="good">{t('bracket.winner')}</Badge>}
      </span>
    )
  const acts: Column<Match> = {
    key: 'acts',
    header: t('columns.acts'),
    cell: (match) =>
      match.isCorrectable && (
        <button type="button" className="link" onClick={() => correct(match)}>
          {t('correct.action')}
        </button>
      ),
  }
  const columns: Column<Match>[] = [
    { key: 'slot', header: t('bracket.match'), isNumber: true, cell: ({ slot }) => formatNumber(slot + 1) },
    { key: 'one', header: t('bracket.player1'), cell: (match) => seat(match.player1, match) },
    { key: 'two', header: t('bracket.player2'), cell: (match) => seat(match.player2, match) },
    { key: 'status', header: t('columns.status'), cell: (match) => <MatchState match={match} /> },
    {
      key: 'game',
      header: t('bracket.game'),
      cell: (match) =>
        match.gameId && (
          <button type="button" className="link" onClick={() => show(match)}>
            {t('bracket.openGame')}
          </button>
        ),
    },
    ...(mayCorrect ? [acts] : []),
  ]
  return (
    <>
      <DataTable
        label={t('bracket.title')}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t('bracket.notDrawn')}
      />
      {corrected && <CorrectDialog match={corrected} onClose={() => correct(null)} />}
      {shown && <GameDialog match={shown} onClose={() => show(null)} />}
    </>
  )
}

/** The last game of a match, from the side of its winner. */
function GameDialog({
  match: { gameId, winnerId, player1 },
  onClose,
}: {
  match: Match
  onClose: () => void
}) {
  const { t } = useTranslation('tournaments')
  return (
    <Dialog title={t('bracket.game')} onClose={onClose} wide>
      <GameView gameId={gameId ?? ''} playerId={winnerId ?? player1?.id ?? ''} />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  )
}

function MatchState({ match: { status, dueAt, gameNumber, correctedBy, winnerId } }: { match: Match }) {
  const { t } = useTranslation('tournaments')
  const isWithout = status === 'COMPLETED' && winnerId === null
  return (
    <span className="marks">
      <Badge tone={MATCH_TONES[status]}>{t(`matchStatus.${status}`)}</Badge>
      {isWithout && <span className="hint">{t('bracket.noWinner')}</span>}
      {gameNumber > 1 && <span className="hint">{t('bracket.replay')}</span>}
      {dueAt && <span className="hint">{t('bracket.due', { time: formatTime(dueAt) })}</span>}
      {correctedBy && (
        <span className="hint" dir="auto">
          {t('correct.by', correctedBy)}
        </span>
      )}
    </span>
  )
}
