// Our server in its own process, with the games that are played on it: the first server on a database creates
// them. Prints one line of JSON when it listens; answers the orders of a measurement; ends with its standard
// input.
import { existsSync, writeFileSync } from 'node:fs'
import pino from 'pino'
import { parseConfig } from '../../apps/server/src/kernel/config.ts'
import { createGame } from '../../apps/server/src/play/games/index.ts'
import { openServer, type Server } from '../../apps/server/src/server.ts'
import { IDENTITY_KEYS } from '../lists/fillDatabase.ts'
import { answerOrders } from './answerOrders.ts'
import { countCommits } from './countCommits.ts'
import { insertPlayers, type Player } from './insertPlayers.ts'
import { LINES, TABLES, type Table } from './table.ts'

const [connectionString = '', tablesPath = '', dataDir = '', redisUrl = '', port = '0'] =
  process.argv.slice(2)
const takeCommits = countCommits()

async function insertTables(server: Server): Promise<Table[]> {
  const { ctx } = server
  const players = await insertPlayers(server, TABLES * 2)
  const seat = async (index: number): Promise<Table> => {
    const [white, black] = players.slice(index * 2, index * 2 + 2) as [Player, Player]
    const created = await ctx.db.transaction().execute((trx) =>
      createGame(trx, {
        whiteId: white.id,
        blackId: black.id,
        timeControlS: 3600,
        incrementS: 0,
        // No player's first move is overdue while the other games are still being created.
        firstMoveMs: 3_600_000,
        nowMs: ctx.time.nowMs(),
      }),
    )
    if (!created.ok) throw new Error(created.code)
    return {
      gameId: created.gameId,
      whiteToken: white.token,
      blackToken: black.token,
      line: index % LINES,
    }
  }
  const tables: Table[] = []
  for (let from = 0; from < TABLES; from += 10) {
    tables.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => seat(from + index)))))
  }
  await ctx.pool.query('analyze')
  return tables
}

/**
 * Brings the database to where it is after its first hours, when its log files are reused. Creating one of
 * them writes 16 MiB, and every commit waits for that.
 */
async function wearIn({ ctx }: Server): Promise<void> {
  for (let segment = 0; segment < 12; segment++) {
    await ctx.pool.query(
      "select pg_logical_emit_message(true, 'bench', 'a record, so that the file counts as used')",
    )
    await ctx.pool.query('select pg_switch_wal()')
  }
  await ctx.pool.query('checkpoint')
}

const parsed = parseConfig({
  PORT: port,
  RATE_LIMITS: 'off',
  FIRST_MOVE_S: '3600',
  DATA_DIR: dataDir,
  REDIS_URL: redisUrl,
  IDENTITY_KEYS,
})
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const server = await openServer({
  config: parsed.config,
  log: pino({ level: 'warn' }, pino.destination(2)),
  siteDir: dataDir,
  connectionString,
})
if (!existsSync(tablesPath)) {
  const tables = await insertTables(server)
  await wearIn(server)
  writeFileSync(tablesPath, JSON.stringify(tables))
}
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)
answerOrders(takeCommits)
