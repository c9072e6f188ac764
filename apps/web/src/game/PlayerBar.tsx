import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { GameClock } from './GameClock.tsx'
import { colorIn, type GameState, isPlaying, shownGame } from './gameState.ts'

/** One player: name, rating, whose turn it is, and the clock. */
export function PlayerBar({ state, color }: { state: GameState; color: Color }) {
  const { t } = useTranslation('game')
  const { record, pending, userId } = state
  if (record === null) return <PlayerBarSkeleton />
  const name = record[`${color}_player_name`] || t('unknownPlayer')
  const own = colorIn(record, userId)
  const isTurn = isPlaying(state) && shownGame(record, pending).turn === color
  const isAway = isPlaying(state) && color !== own && record.arrived[color] && !record.presence[color].online
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
          <Elo record={record} color={color} />
          <span className="player-turn">{isTurn ? turnText : isAway && t('player.away')}</span>
        </p>
      </div>
      <GameClock state={state} color={color} name={name} />
    </section>
  )
}

function Elo({ record, color }: { record: GameRecord; color: Color }) {
  const { t } = useTranslation('game')
  const elo = record[`${color}_player_elo`]
  const isProvisional = record[`${color}_player_elo_provisional`]
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
