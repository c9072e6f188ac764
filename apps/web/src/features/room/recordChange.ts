import type { GameRecord, ServerEvent } from '@lance/contract'
import { FIRST_MOVE_PLIES, isClockRunning, turnOfPly } from '@lance/domain'
import { colorIn, isBerserk } from './gameState.ts'

/** An event that changes the record. */
export type GameChange = ServerEvent<
  'game',
  'move' | 'draw_offer' | 'draw_declined' | 'berserk' | 'presence' | 'game_end'
>
type Data<Type extends GameChange['type']> = ServerEvent<'game', Type>['data']

/** Returns the record after one change. */
export function changeRecord(record: GameRecord, event: GameChange): GameRecord {
  switch (event.type) {
    case 'move':
      return afterMove(record, event.data)
    case 'draw_offer':
      return { ...record, drawOffer: event.data }
    case 'draw_declined':
      return { ...record, drawOffer: null }
    case 'berserk':
      return afterBerserk(record, event.data)
    case 'presence':
      return afterPresence(record, event.data)
    case 'game_end':
      return afterEnd(record, event.data)
  }
}

function afterMove(record: GameRecord, move: Data<'move'>): GameRecord {
  const { fen, uci, san, ply, whiteMs, blackMs, at } = move
  // A draw offer survives its maker's next move and ends with the opponent's.
  const isOfferMine = record.drawOffer?.playerId === move.playerId
  return {
    ...record,
    fen,
    ply,
    whiteMs,
    blackMs,
    at,
    white_time: Math.floor(whiteMs / 1000),
    black_time: Math.floor(blackMs / 1000),
    moves: [...record.moves, uci],
    san: [...record.san, san],
    last_move: uci,
    turn: turnOfPly(ply),
    running: isClockRunning({ ply }),
    drawOffer: isOfferMine ? record.drawOffer : null,
    firstMoveDueAt: firstMoveDueAfter(record, move),
  }
}

/** Black gets the same time limit as White, counted from White's move. */
function firstMoveDueAfter({ firstMoveDueAt, createdAt }: GameRecord, { ply, at }: Data<'move'>) {
  if (firstMoveDueAt === null || ply >= FIRST_MOVE_PLIES) return null
  return at + (firstMoveDueAt - createdAt)
}

/** The server's answer to a repeat comes at any time: it changes nothing any more. */
function afterBerserk(record: GameRecord, { playerId, leftMs }: Data<'berserk'>): GameRecord {
  const color = colorIn(record, playerId)
  if (color === null || isBerserk(record, color)) return record
  return {
    ...record,
    [`${color}Ms`]: leftMs,
    [`${color}_time`]: Math.ceil(leftMs / 1000),
    berserk: { white: false, black: false, ...record.berserk, [color]: true },
  }
}

function afterPresence(
  record: GameRecord,
  { playerId, online, arrived, claimAt }: Data<'presence'>,
): GameRecord {
  const color = colorIn(record, playerId)
  if (color === null) return record
  return {
    ...record,
    arrived: { ...record.arrived, [color]: arrived || record.arrived[color] },
    presence: { ...record.presence, [color]: { online, claimAt } },
  }
}

function afterEnd(record: GameRecord, end: Data<'game_end'>): GameRecord {
  const { status, reason, winner, whiteMs, blackMs, ratings, score, scoreBooked } = end
  const { payoutDueAt, payoutInReview, payoutReviewSince = null, match } = end
  return {
    ...record,
    status,
    reason,
    whiteMs,
    blackMs,
    ratings,
    score,
    scoreBooked,
    payoutDueAt,
    payoutInReview,
    payoutReviewSince,
    match,
    winner_id: winner,
    running: false,
    drawOffer: null,
    firstMoveDueAt: null,
  }
}
