import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { isDaily } from '@lance/domain'
import {
  colorIn,
  type GameRoom,
  type GameState,
  isAbortable,
  isPlaying,
  isUnsent,
  shownGame,
} from '../room/index.ts'
import {
  endMoney,
  endPoints,
  type GameSource,
  type LatestGame,
  shownClocks,
  type TableEnding,
  type TableGame,
  type TableMatch,
  type TablePlayer,
  type TableStake,
} from '../table/index.ts'
import { prizeReais } from '../wager/index.ts'
import { berserkChoice } from './berserkChoice.ts'
import { resignGame } from './requestEnd.ts'

/** Adapts a game between two people, kept by the server, for the table. */
export function onlineSource(state: GameState, room: GameRoom | null): GameSource {
  const { record, receivedAtMs, pending, connection } = state
  return {
    game: gameOf(state),
    clocks: {
      at: (nowMs) => shownClocks(state, nowMs),
      sinceMs: Math.max(receivedAtMs, pending?.madeAtMs ?? 0),
      isDaily: isDaily(record?.timeControl ?? 0),
    },
    ...(room !== null && { latest: latestGame(room), berserk: berserkChoice(state, room) }),
    isOpen: isPlaying(state) && connection === 'Open',
    move: (move) => room?.move(move) ?? false,
    premove: (premove) => room?.premove(premove),
    resign: () => {
      if (room !== null) void resignGame(room)
    },
  }
}

const latestGame = (room: GameRoom): LatestGame => ({
  subscribe: room.subscribeBoard,
  game: () => gameOf(room.state()),
})

const games = new WeakMap<GameState, TableGame>()

/** Returns the same object for the same state. */
function gameOf(state: GameState): TableGame | null {
  if (state.record === null) return null
  const game = games.get(state) ?? onlineGame(state, state.record)
  games.set(state, game)
  return game
}

function onlineGame(state: GameState, record: GameRecord): TableGame {
  const color = colorIn(record, state.userId)
  return {
    ...shownGame(record, state.pending),
    isUnsent: isUnsent(state),
    opponent: 'person',
    color,
    players: { white: playerOf(record, 'white', color), black: playerOf(record, 'black', color) },
    isAbortable: isAbortable(record),
    ...(record.berserk && { berserk: record.berserk }),
    stake: stakeOf(record),
    ending: record.status === 'playing' ? null : endingOf(record, color, state.serverAheadMs),
  }
}

export function playerOf(record: GameRecord, color: Color, own: Color | null): TablePlayer {
  const isExpected = record.status === 'playing' && color !== own && record.arrived[color]
  return {
    id: record[`${color}_player_id`],
    picture: { of: 'person', id: record[`${color}_player_id`] },
    name: record[`${color}_player_name`],
    country: record[`${color}_player_country`],
    isPremium: record[`${color}_player_premium`],
    titles: record[`${color}_player_titles`],
    rating: {
      elo: record[`${color}_player_elo`],
      isProvisional: record[`${color}_player_elo_provisional`],
    },
    isAway: isExpected && !record.presence[color].online,
  }
}

function stakeOf({ wager: stakeReais }: GameRecord): TableStake | null {
  return stakeReais === 0 ? null : { stakeReais, prizeReais: prizeReais(stakeReais) }
}

/** The ending of a finished game, read from its record. */
export function endingOf(record: GameRecord, color: Color | null, serverAheadMs = 0): TableEnding {
  const winner = record.winner_id === null ? null : colorIn(record, record.winner_id)
  const ratingChange = color === null ? null : (record.ratings?.[color] ?? null)
  return {
    reason: record.reason ?? 'server',
    winner,
    match: matchOf(record, serverAheadMs),
    ratingChange,
    points: endPoints(record, color),
    money: endMoney(record, color),
  }
}

function matchOf(record: GameRecord, serverAheadMs: number): TableMatch | null {
  const { match } = record
  if (match === null || match.outcome === 'undone') return match
  if (match.outcome === 'decided') {
    const { outcome, winnerId } = match
    return { outcome, winner: winnerId === null ? null : colorIn(record, winnerId) }
  }
  const { outcome, startsAt, whiteMs, blackMs } = match
  return { outcome, startsAtMs: startsAt - serverAheadMs, whiteMs, blackMs }
}
