// An answer of the opening explorer with millions of counted games, beside the usual way: a row for each position of
// each game, grouped when it is asked. EXPLORER_GAMES (200,000) sets how many games' worth of rows there are; ten million
// take some ten gigabytes. The peer has the walked games alone.

import { findMove, gamePosition, makeFen, makeMove, parseUci, startGame } from '@lance/chess'
import { EXPLORED_PLIES, type PlayedGame, traceGame } from '@lance/domain/explorer'
import pg from 'pg'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { readExplorer } from '../apps/server/src/play/explorer/readExplorer.ts'
import { fillExplorer } from './explorer/fillExplorer.ts'
import { walkGame } from './explorer/walkGames.ts'
import { type Figure, lowerIsBetter } from './figure.ts'
import { quantile } from './lists/timeCalls.ts'
import { openScratchDatabase, runOn } from './moves/scratchDatabase.ts'

const GAMES = Number(process.env.EXPLORER_GAMES ?? 200_000)
const WALKED = Math.min(GAMES, 50_000)
const ASKED = 5000
const CHUNK = 20_000

/** A position that a random game reached at a random ply, so the first ones are asked about most. */
function randomPosition(walked: readonly PlayedGame[]): { fen: string; position: bigint } {
  const { ucis } = walked[Math.floor(Math.random() * walked.length)] as PlayedGame
  const plies = Math.floor(Math.random() * EXPLORED_PLIES)
  const position = gamePosition(startGame())
  for (const uci of ucis.slice(0, plies)) {
    const wanted = parseUci(uci)
    makeMove(position, (wanted && findMove(position, wanted)) ?? 0)
  }
  return { fen: makeFen(position), position: traceGame(ucis)[plies]?.position ?? 0n }
}

async function fillPeer(url: string, walked: readonly PlayedGame[]): Promise<void> {
  await runOn(url, 'create table peer_moves (position bigint, uci text, winner text)')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows = walked.flatMap(({ ucis, winner }) => traceGame(ucis).map((visit) => ({ ...visit, winner })))
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK)
    await client.query('insert into peer_moves select * from unnest($1::bigint[], $2::text[], $3::text[])', [
      chunk.map(({ position }) => String(position)),
      chunk.map(({ uci }) => uci),
      chunk.map(({ winner }) => winner),
    ])
  }
  await client.query('create index on peer_moves (position)')
  await client.query('vacuum analyze peer_moves')
  await client.end()
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now()
  await work()
  return performance.now() - begunMs
}

export async function bench(): Promise<Figure[]> {
  const scratch = await openScratchDatabase()
  try {
    await migrate(scratch.url)
    const walked = Array.from({ length: WALKED }, walkGame)
    await fillExplorer(scratch.url, { walked, games: GAMES })
    await fillPeer(scratch.url, walked)
    const sizes = await runOn(
      scratch.url,
      `select pg_total_relation_size('explorer_positions') as ours, pg_total_relation_size('peer_moves') as peer,
        (select reltuples::bigint from pg_class where relname = 'explorer_positions') as rows`,
    )
    const { ours, peer, rows } = sizes.rows[0]
    console.log(`${rows} positions of ${GAMES} games, ${(Number(ours) / 2 ** 30).toFixed(2)} GiB`)
    const bytes = lowerIsBetter({
      figure: 'storage of a game',
      unit: 'bytes',
      ours: Number(ours) / GAMES,
      peer: Number(peer) / WALKED,
      peerName: 'a row per move',
    })
    return [bytes, ...(await measureAnswers(scratch.url, walked))]
  } finally {
    await scratch.close()
  }
}

async function measureAnswers(url: string, walked: readonly PlayedGame[]): Promise<Figure[]> {
  const database = openDatabase({ connectionString: url, maxConnections: 1 })
  const parts = {
    isRunning: async () => false,
    readHistoric: () => Promise.reject(new Error('not asked')),
  }
  const took = { ours: [] as number[], peer: [] as number[] }
  const naive = 'select uci, winner, count(*) from peer_moves where position = $1 group by uci, winner'
  for (let asked = 0; asked < ASKED; asked++) {
    const { fen, position } = randomPosition(walked)
    const query = { fen, book: 'players' as const }
    took.ours.push(await time(() => readExplorer(database, parts, { userId: null, query })))
    took.peer.push(await time(() => database.pool.query(naive, [String(position)])))
  }
  await database.close()
  return [0.5, 0.99].map((share) =>
    lowerIsBetter({
      figure: `an answer, p${share * 100}`,
      unit: 'ms',
      ours: quantile(took.ours, share),
      peer: quantile(took.peer, share),
      peerName: 'counted when asked',
    }),
  )
}
