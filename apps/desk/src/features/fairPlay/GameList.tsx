import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatCents, formatNumber, formatTime } from '../../base/format.ts'
import { Badge, type Tone } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { mayDo, useOperator } from '../../net/session.ts'
import { ActDialog } from '../acts/index.ts'
import type { ShownGame } from './answers.ts'
import { formatNats } from './formatEvidence.ts'
import { PayoutAct } from './PayoutAct.tsx'
import { PlayerLink } from './PlayerLink.tsx'
import { wholeList } from './wholeList.ts'

const WIN_TONES: Readonly<Record<NonNullable<ShownGame['win']>['state'], Tone>> = {
  waiting: 'plain',
  held: 'warning',
  paid: 'good',
  undone: 'bad',
}

type GameListProps = {
  games: readonly ShownGame[]
  playerId: string
  /** The game on the board. */
  shownId: string | null
  onShow: (gameId: string) => void
  /** What each game adds to the evidence, where that is known. */
  nats: Readonly<Record<string, number>>
}

/** The games that a suspicion rests on; one is on the board below. */
export function GameList({ games, playerId, shownId, onShow, nats }: GameListProps) {
  const { t } = useTranslation('fairPlay')
  const columns: Column<ShownGame>[] = [
    {
      key: 'ended',
      header: t('games.ended'),
      cell: ({ id, endedAt }) => (
        <button
          type="button"
          className="link"
          aria-pressed={id === shownId}
          aria-label={t('games.show', { time: endedAt ? formatTime(endedAt) : t('games.running') })}
          onClick={() => onShow(id)}
        >
          {endedAt ? formatTime(endedAt) : t('games.running')}
        </button>
      ),
    },
    {
      key: 'opponent',
      header: t('games.opponent'),
      cell: ({ white, black }) => <PlayerLink player={white.id === playerId ? black : white} />,
    },
    {
      key: 'color',
      header: t('games.color'),
      cell: ({ white }) => t(white.id === playerId ? 'games.white' : 'games.black'),
    },
    { key: 'result', header: t('games.result'), cell: (game) => <Result game={game} playerId={playerId} /> },
    {
      key: 'plies',
      header: t('games.plies'),
      isNumber: true,
      cell: ({ plies }) => formatNumber(Math.ceil(plies / 2)),
    },
    {
      key: 'nats',
      header: t('games.nats'),
      isNumber: true,
      cell: ({ id }) => formatNats(nats[id]),
    },
    {
      key: 'stake',
      header: t('games.stake'),
      isNumber: true,
      cell: ({ stakeCents }) => stakeCents > 0 && formatCents(stakeCents),
    },
    {
      key: 'win',
      header: t('games.win'),
      cell: ({ win }) =>
        win && (
          <Badge tone={WIN_TONES[win.state]}>
            {t(`wins.${win.state}`, { amount: formatCents(win.amountCents) })}
          </Badge>
        ),
    },
    { key: 'acts', header: t('columns.acts'), cell: (game) => <GameActs game={game} /> },
  ]
  return (
    <DataTable
      label={t('games.title')}
      columns={columns}
      list={wholeList(games)}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onShow(id)}
      empty={t('games.none')}
    />
  )
}

function Result({ game: { winnerId, reason, endedAt }, playerId }: { game: ShownGame; playerId: string }) {
  const { t } = useTranslation('fairPlay')
  if (endedAt === null) return t('games.running')
  const result = winnerId === null ? 'drawn' : winnerId === playerId ? 'won' : 'lost'
  return reason === null
    ? t(`results.${result}`)
    : t('resultWith', { result: t(`results.${result}`), reason: t(`reasons.${reason}`) })
}

/** What may be done with the win of a game with stakes. */
function GameActs({ game: { id, stakeCents, win, isHeld, endedAt } }: { game: ShownGame }) {
  const { t } = useTranslation('fairPlay')
  const { roles } = useOperator()
  const [act, setAct] = useState<'hold' | 'release' | 'void' | null>(null)
  const isUnpaid = win === null ? endedAt === null : win.state === 'waiting' || win.state === 'held'
  if (stakeCents === 0 || !isUnpaid || !mayDo(roles, ['fair_play', 'finance'])) return null
  const close = () => setAct(null)
  return (
    <span className="marks">
      <button type="button" className="link" onClick={() => setAct(isHeld ? 'release' : 'hold')}>
        {t(isHeld ? 'acts.release' : 'acts.hold')}
      </button>
      {mayDo(roles, ['fair_play']) && (
        <button type="button" className="link" onClick={() => setAct('void')}>
          {t('acts.void')}
        </button>
      )}
      {(act === 'hold' || act === 'release') && (
        <PayoutAct
          act={{ change: act, of: { game: id }, waitingCents: win?.amountCents ?? 0 }}
          onClose={close}
        />
      )}
      {act === 'void' && (
        <ActDialog
          title={t('void.title')}
          verb="void-game"
          given={{ game: id }}
          confirm={t('acts.void')}
          isGrave
          onClose={close}
        >
          <p>{t('void.effect', { stake: formatCents(stakeCents) })}</p>
        </ActDialog>
      )}
    </span>
  )
}
