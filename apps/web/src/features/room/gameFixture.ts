import { findMove, parseUci, playMove, START_FEN, startGame } from '@lance/chess'
import type { GameRecord, ServerEvent } from '@lance/contract'
import { isClockRunning, turnOfPly } from '@lance/domain'

export const WHITE = '11111111-1111-4111-8111-111111111111'
export const BLACK = '22222222-2222-4222-8222-222222222222'

/** For tests: the record the server would send after these moves. Its version is 1 plus one per move. */
export function recordAfter(ucis: readonly string[], changes: Partial<GameRecord> = {}): GameRecord {
  const game = startGame()
  const san: string[] = []
  let fen = START_FEN
  for (const uci of ucis) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(game.position, wanted)
    if (move === null) throw new RangeError(`${uci} is not legal`)
    const played = playMove(game, move)
    san.push(played.san)
    fen = played.fen
  }
  const ply = ucis.length
  return {
    game_id_text: 'game-1234',
    status: 'playing',
    fen,
    ply,
    san,
    moves: [...ucis],
    turn: turnOfPly(ply),
    running: isClockRunning({ ply }),
    white_player_id: WHITE,
    black_player_id: BLACK,
    white_player_name: 'Maria',
    black_player_name: 'João',
    white_player_premium: false,
    black_player_premium: false,
    white_player_titles: 0,
    black_player_titles: 0,
    white_player_country: 'BR',
    black_player_country: null,
    white_player_elo: 1500,
    black_player_elo: 1612,
    white_player_elo_provisional: true,
    black_player_elo_provisional: false,
    white_time: 600,
    black_time: 600,
    whiteMs: 600_000,
    blackMs: 600_000,
    at: 1_000_000,
    last_move: ucis.at(-1) ?? null,
    winner_id: null,
    tournament_id: null,
    wager: 0,
    reason: null,
    rated: true,
    timeControl: 600,
    drawOffer: null,
    firstMoveDueAt: null,
    arrived: { white: true, black: true },
    presence: { white: { online: true, claimAt: null }, black: { online: true, claimAt: null } },
    ratings: null,
    score: null,
    scoreBooked: null,
    payoutDueAt: null,
    payoutInReview: false,
    match: null,
    rematch: null,
    version: 1 + ply,
    createdAt: 1_000_000,
    endedAt: null,
    ...changes,
  }
}

/** The server's event for the last of these moves. */
export function moveEvent(
  ucis: readonly string[],
  { moveId = 'theirs', version = 1 + ucis.length }: { moveId?: string; version?: number } = {},
): ServerEvent<'game', 'move'> {
  const { fen, ply, san, whiteMs, blackMs, at } = recordAfter(ucis)
  const uci = ucis.at(-1) ?? ''
  return {
    type: 'move',
    version,
    data: {
      fen,
      ply,
      uci,
      whiteMs,
      blackMs,
      at,
      moveId,
      from: uci.slice(0, 2),
      to: uci.slice(2, 4),
      playerId: ply % 2 === 1 ? WHITE : BLACK,
      promotion: null,
      san: san.at(-1) ?? '',
    },
  }
}
