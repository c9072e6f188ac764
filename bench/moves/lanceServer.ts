// Our server in a process of its own, with the games that are played on it. Prints one line of JSON when it listens;
// tells its memory when asked; ends with its standard input.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import pino from 'pino'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createGame } from '../../apps/server/src/games/index.ts'
import { openServer, type Server } from '../../apps/server/src/server.ts'
import { LINES, TABLES, type Table } from './table.ts'
import { tellMemory } from './tellMemory.ts'

const [connectionString = '', tablesPath = '', dataDir = ''] = process.argv.slice(2)

type Player = { id: string; token: string }

/** Users with a session and a token each, past the front door: two thousand hashed passwords prove nothing here. */
async function insertPlayers({ ctx }: Server, count: number): Promise<Player[]> {
  const players = Array.from({ length: count }, () => ({
    id: randomUUID(),
    sessionId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const now = new Date(ctx.time.nowMs())
  const until = new Date(ctx.time.nowMs() + 86_400_000)
  for (let from = 0; from < count; from += 500) {
    const some = players.slice(from, from + 500)
    await ctx.db
      .insertInto('users')
      .values(some.map(({ id }) => ({ id, email: `${id}@lance.test`, name: 'Pessoa', password_hash: '-' })))
      .execute()
    await ctx.db
      .insertInto('sessions')
      .values(
        some.map(({ id, sessionId }) => ({
          id: sessionId,
          user_id: id,
          refresh_hash: randomBytes(32),
          created_at: now,
          expires_at: until,
        })),
      )
      .execute()
    await ctx.db
      .insertInto('access_tokens')
      .values(
        some.map(({ sessionId, token }) => ({
          token_hash: createHash('sha256').update(token).digest(),
          session_id: sessionId,
          expires_at: until,
        })),
      )
      .execute()
  }
  return players
}

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
        // Nobody is late for his first move while the others are still being seated.
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
 * Brings the database where it is after its first hours: the files of its log are used again. Making one of these
 * takes 16 MiB of writing, for which every commit waits.
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

const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', FIRST_MOVE_S: '3600', DATA_DIR: dataDir })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const server = await openServer({
  config: parsed.config,
  log: pino({ level: 'warn' }, pino.destination(2)),
  siteDir: dataDir,
  connectionString,
})
const tables = await insertTables(server)
await wearIn(server)
writeFileSync(tablesPath, JSON.stringify(tables))
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)
tellMemory()
