import { gamePosition, legalMoves, makeMove, makeUci, startGame } from '@lance/chess'
import type { EndReason } from '@lance/domain'
import type { TestServer } from './testServer.ts'

/** A finished game as tests insert it. Ratings are both players'. */
export type InsertedGame = {
  id: string
  whiteId: string
  blackId: string
  winner: 'white' | 'black' | null
  reason: EndReason
  rating: number
  timeControlS: number
  variant: 'standard' | 'chess960'
  startFen: string | null
  endedAtMs: number
  ucis: readonly string[]
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A game of random moves, in UCI; the first ones among few, so that games meet. */
export function randomGame(random: () => number, plies: number): string[] {
  const position = gamePosition(startGame())
  const ucis: string[] = []
  while (ucis.length < plies) {
    const moves = legalMoves(position)
    const choices = ucis.length < 4 ? moves.slice(0, 2) : moves
    const move = choices[Math.floor(random() * choices.length)]
    if (move === undefined) break
    ucis.push(makeUci(move))
    makeMove(position, move)
  }
  return ucis
}

/** Inserts finished games with their moves. */
export async function insertFinished(
  pool: Pick<TestServer['ctx']['pool'], 'query'>,
  games: readonly InsertedGame[],
): Promise<void> {
  const rows = games.map(({ ucis, ...game }) => ({ ...game, ply: ucis.length }))
  await pool.query(
    `insert into games (id, white_id, black_id, time_control_s, fen, ply, white_ms, black_ms, turn_started_at,
      beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, status, reason,
      winner_id, ended_at, variant, start_fen)
     select id, "whiteId", "blackId", "timeControlS", '', ply, 0, 0, at, '', rating, rating, false, false, at,
      case when reason in ('aborted', 'server', 'no_show') then 'aborted' when winner is null then 'draw' else 'resignation' end,
      reason, case winner when 'white' then "whiteId" when 'black' then "blackId" end, at, variant, "startFen"
     from (
       select *, to_timestamp("endedAtMs" / 1000.0) as at from json_to_recordset($1::json) as game (id text,
        "whiteId" uuid, "blackId" uuid, "timeControlS" int, ply int, rating int, reason text, winner text,
        "endedAtMs" float8, variant text, "startFen" text)
     ) as given`,
    [JSON.stringify(rows)],
  )
  const moves = games.flatMap(({ id, ucis }) => ucis.map((uci, index) => ({ id, ply: index + 1, uci })))
  await pool.query(
    `insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
     select id, ply, uci, gen_random_uuid(), 0, now()
     from json_to_recordset($1::json) as move (id text, ply int, uci text)`,
    [JSON.stringify(moves)],
  )
}
