// Our server in its own process, with a tournament of this many players that waits to be started. Obeys lines
// of JSON on its standard input, each answered by one on its standard output; ends with its input.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pino from 'pino'
import { parseConfig } from '../../apps/server/src/kernel/config.ts'
import { atOnce } from '../../apps/server/src/kernel/sweep.ts'
import { openServer } from '../../apps/server/src/server.ts'
import { insertPlayers } from '../moves/insertPlayers.ts'
import type { Ticket } from './crowd.ts'

/**
 * `start`: the tournament's start time has come. `endRound`: the last result of its round is stored. `begin`:
 * no player started their match in time. Each answers when that was. `whole`: reads the whole bracket at
 * once.
 */
export type CupOrder = { do: 'start' | 'begin' | 'endRound' | 'memory' | 'whole' }

const [connectionString = '', ticketsPath = '', dataDir = '', count = ''] = process.argv.slice(2)
const PLAYERS = Number(count)

const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', DATA_DIR: dataDir })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const server = await openServer({
  config: parsed.config,
  log: pino({ level: 'warn' }, pino.destination(2)),
  siteDir: fileURLToPath(new URL('../../apps/web/dist', import.meta.url)),
  connectionString,
})
const { pool, time } = server.ctx

async function insertCup(): Promise<string> {
  const players = await insertPlayers(server, PLAYERS)
  const id = randomUUID()
  const now = new Date(time.nowMs())
  await pool.query(
    `insert into tournaments (id, creator_id, name, entry_cents, player_count, prize_distribution, start_at,
      total_rounds, created_at, participants)
    values ($1, $2, 'Copa', 0, $3, 'SPLIT_TOP_2', $4, ceil(log(2, $3::int)), $5, $3)`,
    [id, players[0]?.id, PLAYERS, new Date(time.nowMs() + 86_400_000), now],
  )
  await pool.query(
    `insert into tournament_entries (tournament_id, user_id, entered_at, paid_cents)
    select $1, user_id, $2, 0 from unnest($3::uuid[]) as user_id`,
    [id, now, players.map((player) => player.id)],
  )
  await pool.query(
    `insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
    select id, 'rapid', 1200 + random() * 1200, 80, 0.06, 20, now() from unnest($1::uuid[]) as id`,
    [players.map((player) => player.id)],
  )
  await pool.query('analyze')
  const tickets = players.map((player): Ticket => ({ path: `/ws/player/${player.id}`, token: player.token }))
  writeFileSync(ticketsPath, JSON.stringify(tickets))
  return id
}

const sweep = (name: string) => server.sweeps.find((one) => one.name === name)?.run(atOnce)
const nowMs = () => performance.timeOrigin + performance.now()

async function start(): Promise<{ atMs: number }> {
  await pool.query('update tournaments set start_at = $1', [new Date(time.nowMs())])
  const atMs = nowMs()
  await sweep('tournament starts')
  return { atMs }
}

async function begin(): Promise<{ atMs: number }> {
  await pool.query('update tournament_matches set due_at = $1 where due_at is not null', [
    new Date(time.nowMs()),
  ])
  const atMs = nowMs()
  await sweep('tournament matches')
  return { atMs }
}

/** Ends the running round with random results, and forgets the games that were started for it. */
async function endRound(): Promise<{ atMs: number }> {
  await pool.query('delete from live_seat')
  await pool.query(
    `update tournament_matches set status = 'COMPLETED', due_at = null, changed_at = $1,
      winner_id = case when random() < 0.5 then player1_id else player2_id end
    where status in ('PENDING', 'IN_PROGRESS')`,
    [new Date(time.nowMs())],
  )
  const atMs = nowMs()
  await sweep('tournament rounds')
  return { atMs }
}

function memory(): { residentKib: number } {
  globalThis.gc?.()
  globalThis.gc?.()
  return { residentKib: process.memoryUsage.rss() / 1024 }
}

/** How long a page that needed the whole bracket would wait, and how large it would be, compressed. */
async function whole(): Promise<{ tookMs: number; kib: number }> {
  const atMs = nowMs()
  const { rows } = await pool.query(
    `select m.*, one.name as name1, two.name as name2 from tournament_matches m
    left join users one on one.id = m.player1_id left join users two on two.id = m.player2_id
    where m.tournament_id = $1 order by m.round, m.slot`,
    [cupId],
  )
  const matches = rows.map((row) => ({
    id: row.id,
    round: row.round,
    slot: row.slot,
    status: row.status,
    gameId: row.game_id,
    player1: { id: row.player1_id, name: row.name1, seed: row.seed1 },
    player2: { id: row.player2_id, name: row.name2, seed: row.seed2 },
    winnerId: row.winner_id,
  }))
  const body = await promisify(gzip)(JSON.stringify(matches))
  return { tookMs: nowMs() - atMs, kib: body.length / 1024 }
}

const verbs = { start, begin, endRound, memory, whole }

const cupId = await insertCup()
process.stdout.write(`${JSON.stringify({ port: server.port, cupId })}\n`)
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const order = JSON.parse(line) as CupOrder
    process.stdout.write(`${JSON.stringify(await verbs[order.do]())}\n`)
  })
  .on('close', () => process.exit(0))
