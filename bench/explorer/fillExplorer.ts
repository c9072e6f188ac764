import {
  addScore,
  cellOf,
  moveCodeOf,
  type PlayedGame,
  type PositionCounts,
  packCounts,
  scoreOf,
  traceGame,
} from '@lance/domain/explorer'
import pg from 'pg'
import { runOn } from '../moves/scratchDatabase.ts'

/** Rows of one statement. */
const CHUNK = 20_000
/**
 * How many positions a game adds that no other game has reached, when millions have been counted: thirty plies less the
 * fifteen or so that it shares with others.
 */
const OWN_POSITIONS = 15

/**
 * Writes the rows that `games` would have: those of the walked games, with counts as large as they would be, and as many
 * rows of single games as the others would add, under random keys. The index is built at the end, so it is denser than
 * one that grew: by a third at most.
 */
export async function fillExplorer(
  url: string,
  { walked, games }: { walked: readonly PlayedGame[]; games: number },
): Promise<void> {
  await runOn(url, 'alter table explorer_positions drop constraint explorer_positions_pkey')
  const rows = sumUp(walked, games / walked.length)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK)
    await client.query('insert into explorer_positions select * from unnest($1::bigint[], $2::bytea[])', [
      chunk.map(({ position }) => String(position)),
      chunk.map(({ entries }) => entries),
    ])
  }
  const others = Math.max(0, (games - walked.length) * OWN_POSITIONS)
  // Random keys out of 2^62: that two are equal, which the index would refuse, has a chance of one in a thousand.
  await client.query(
    `insert into explorer_positions
     select ((random() * 1073741823)::bigint << 32) + (random() * 4294967295)::bigint, '\\x8c970401'::bytea
     from generate_series(1, $1::bigint)`,
    [others],
  )
  await client.query('set maintenance_work_mem = 1000000')
  await client.query('alter table explorer_positions add primary key (position)')
  await client.query('vacuum analyze explorer_positions')
  await client.end()
}

function sumUp(walked: readonly PlayedGame[], scale: number): { position: bigint; entries: Buffer }[] {
  const sums = new Map<bigint, PositionCounts>()
  for (const game of walked) {
    const score = scoreOf(game.winner)
    for (const { position, uci } of traceGame(game.ucis)) {
      const counts = sums.get(position) ?? new Map()
      sums.set(position, counts)
      addScore(counts, cellOf({ ...game, move: moveCodeOf(uci) ?? 0 }), score)
    }
  }
  return [...sums].map(([position, counts]) => ({
    position,
    entries: Buffer.from(packCounts(enlarge(counts, scale))),
  }))
}

/** Counts of positions that games share, as large as with all games; a position of one game remains that. */
function enlarge(counts: PositionCounts, scale: number): PositionCounts {
  const games = [...counts.values()].reduce((sum, { white, draws, black }) => sum + white + draws + black, 0)
  if (games < 2) return counts
  return new Map(
    [...counts].map(([cell, { white, draws, black }]) => [
      cell,
      {
        white: Math.round(white * scale),
        draws: Math.round(draws * scale),
        black: Math.round(black * scale),
      },
    ]),
  )
}
