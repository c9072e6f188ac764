// Our server in its own process, on a full database. Prints one line of JSON when it listens and its rank
// marks are computed; ends with its standard input.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pino from 'pino'
import { parseConfig } from '../../apps/server/src/kernel/config.ts'
import { atOnce } from '../../apps/server/src/kernel/sweep.ts'
import { openServer, type Server } from '../../apps/server/src/server.ts'
import { answerOrders } from '../moves/answerOrders.ts'
import { IDENTITY_KEYS } from './fillDatabase.ts'

const [connectionString = '', dataDir = '', signedIn = '0'] = process.argv.slice(2)

/** Signs in users from all over the lists, bypassing the login. */
async function signIn({ ctx }: Server, count: number): Promise<{ id: string; token: string }[]> {
  const { rows } = await ctx.pool.query<{ id: string }>(
    'select id from users order by md5(id::text) limit $1',
    [count],
  )
  const until = new Date(ctx.time.nowMs() + 86_400_000)
  const people = rows.map(({ id }) => ({
    id,
    sessionId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  for (const { id, sessionId, token } of people) {
    await ctx.pool.query(
      `insert into sessions (id, user_id, refresh_hash, created_at, expires_at) values ($1, $2, $3, now(), $4)`,
      [sessionId, id, randomBytes(32), until],
    )
    await ctx.pool.query(
      'insert into access_tokens (token_hash, session_id, expires_at) values ($1, $2, $3)',
      [createHash('sha256').update(token).digest(), sessionId, until],
    )
  }
  return people.map(({ id, token }) => ({ id, token }))
}

const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', DATA_DIR: dataDir, IDENTITY_KEYS })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const server = await openServer({
  config: parsed.config,
  log: pino({ level: 'warn' }, pino.destination(2)),
  siteDir: dataDir,
  connectionString,
})
const begunMs = performance.now()
await server.sweeps.find(({ name }) => name === 'rank marks')?.run(atOnce)
console.error(`rank marks of all lists: ${Math.round(performance.now() - begunMs)} ms, once a minute`)
const people = await signIn(server, Number(signedIn))
process.stdout.write(`${JSON.stringify({ port: server.port, people })}\n`)
answerOrders()
