import type { Color } from '@lance/chess'
import { useTranslation } from 'react-i18next'
import { GameClock } from './GameClock.tsx'
import type { TableClocks, TableGame, TablePlayer } from './tableGame.ts'

type PlayerBarProps = { game: TableGame | null; clocks: TableClocks; color: Color }

/** One player: name, rating, whose turn it is, and the clock. */
export function PlayerBar({ game, clocks, color }: PlayerBarProps) {
  const { t } = useTranslation('game')
  if (game === null) return <PlayerBarSkeleton />
  const { rating, isAway, ...player } = game.players[color]
  const name = player.name || t('unknownPlayer')
  const own = game.color
  const isTurn = game.ending === null && game.turn === color
  const turnText =
    own === null ? t('player.turnOf', { name }) : t(own === color ? 'player.yourTurn' : 'player.theirTurn')
  return (
    <section
      className="player-bar"
      data-turn={isTurn || undefined}
      aria-label={t(`player.${color}`, { name })}
    >
      <span className="piece-picture player-color" data-piece={color === 'white' ? 'K' : 'k'} aria-hidden />
      <div className="min-w-0 grow">
        <p className="player-name">{name}</p>
        <p className="player-facts">
          {rating !== null && <Elo rating={rating} />}
          <span className="player-turn">{isTurn ? turnText : isAway && t('player.away')}</span>
        </p>
      </div>
      <GameClock clocks={clocks} color={color} name={name} />
    </section>
  )
}

function Elo({ rating: { elo, isProvisional } }: { rating: NonNullable<TablePlayer['rating']> }) {
  const { t } = useTranslation('game')
  return (
    <span title={t(isProvisional ? 'player.provisional' : 'player.elo', { elo })}>
      {elo}
      {isProvisional && '?'}
    </span>
  )
}

function PlayerBarSkeleton() {
  return (
    <div className="player-bar">
      <span className="skeleton size-7" />
      <div className="grow">
        <span className="skeleton block h-4 w-36" />
        <span className="skeleton mt-2 block h-3 w-16" />
      </div>
      <span className="skeleton game-clock-skeleton" />
    </div>
  )
}
