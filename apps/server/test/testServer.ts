import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SessionAnswer, User } from '@lance/contract'
import pino, { type Logger } from 'pino'
import { parseConfig } from '../src/kernel/config.ts'
import { type AdjustableTime, makeAdjustableTime } from '../src/kernel/db/adjustableTime.ts'
import { makeNamedKey } from '../src/kernel/namedKeys.ts'
import { atOnce } from '../src/kernel/sweep.ts'
import { openPasswordHasher } from '../src/people/accounts/passwordHasher.ts'
import { openServer, type Server, type ServerOptions } from '../src/server.ts'
import { createTestDatabase } from './database.ts'
import { servingUrlOf } from './databaseServer.ts'
import { requireListedError } from './listedErrors.ts'
import { TEST_DATA_KEYS } from './testContext.ts'

/** The same for all servers in tests, as for all servers of one product. */
const IDENTITY_KEYS = `tests:${Buffer.alloc(32, 7).toString('base64')}`

/** When tests begin. Time stands still until a test moves it. */
export const TEST_START_MS = Date.UTC(2026, 0, 15, 12)

/**
 * Most tests that sign users up are not about passwords: a hash at the product's cost would take longer than
 * the rest.
 */
const cheapPasswords = openPasswordHasher({
  cost: { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 },
})

/** A complete server on a real TCP port; tests move its time and run its sweeps. */
export type TestServer = Server & {
  time: AdjustableTime
  /** Runs a sweep now. */
  sweep(name: string): Promise<void>
}

/**
 * For tests in which many calls want one row: on a machine that is busy with other things, none of them may
 * be answered BUSY.
 */
export const PATIENT = { statementTimeoutMs: 60_000, lockTimeoutMs: 60_000, connectTimeoutMs: 60_000 }

/**
 * Opens a server. Two on one `connectionString` with one `time` are two servers of one product. `env` is what
 * an operator would set; rate limits are off unless it turns them on.
 */
export async function openTestServer({
  connectionString,
  isLive = false,
  time = makeAdjustableTime({ nowMs: isLive ? Date.now : () => TEST_START_MS }),
  env = {},
  games,
  payments,
  fairPlay,
  productPasswords = false,
  siteDir,
  oneRole = false,
  migrating = false,
  databaseTimeouts,
  log = pino({ level: 'silent' }),
}: {
  connectionString: string
  time?: AdjustableTime
  env?: Record<string, string>
  games?: ServerOptions['games']
  payments?: ServerOptions['payments']
  fairPlay?: ServerOptions['fairPlay']
  /** Hashes passwords at the product's cost; otherwise at next to none. */
  productPasswords?: boolean
  /** The folder of a built site; otherwise there is none. */
  siteDir?: string
  /** Migrates the database at the start, as the product does; those of tests are migrated already. */
  migrating?: boolean
  /** Serves as the database's owner, as when an operator sets one URL for everything. */
  oneRole?: boolean
  /** Time goes on and sweeps run by themselves, as in the product. */
  isLive?: boolean
  /** See `PATIENT`. */
  databaseTimeouts?: ServerOptions['databaseTimeouts']
  log?: Logger
}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lance-test-data-'))
  const parsed = parseConfig({
    PORT: '0',
    RATE_LIMITS: 'off',
    // Few tests need the operators' desk, and it takes a moment to open.
    DESK: 'off',
    CALENDAR: 'off',
    DATA_DIR: dataDir,
    IDENTITY_KEYS,
    DATA_KEYS: TEST_DATA_KEYS.map(makeNamedKey).join(','),
    ...env,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const server = await openServer({
    config: parsed.config,
    log,
    siteDir: siteDir ?? join(dataDir, 'no-site'),
    migrating,
    ...(oneRole
      ? { connectionString }
      : { connectionString: servingUrlOf(connectionString), migrateConnectionString: connectionString }),
    time,
    // A server whose sweeps are run by tests has not been silent, however slow the machine.
    ...(!isLive && { monotonicMs: () => 0, sweeping: false }),
    redisCommandMaxMs: 10_000,
    ...(databaseTimeouts && { databaseTimeouts }),
    ...(games && { games }),
    ...(payments && { payments }),
    ...(fairPlay && { fairPlay }),
    ...(!productPasswords && { passwords: cheapPasswords }),
  })
  return {
    ...server,
    time,
    async sweep(name) {
      const sweep = server.sweeps.find((one) => one.name === name)
      if (!sweep) throw new Error(`there is no sweep "${name}"`)
      await sweep.run(atOnce)
    },
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type ScratchOptions = Omit<Parameters<typeof openTestServer>[0], 'connectionString'> & {
  /** Whether its database has the demo articles; otherwise the server writes them at its start. */
  isStocked?: boolean
}

/** A server on its own database; `stop` drops it. */
export async function openScratchServer({
  isStocked = true,
  ...options
}: ScratchOptions = {}): Promise<TestServer & { connectionString: string }> {
  const database = await createTestDatabase({ isStocked })
  const server = await openTestServer({ ...options, connectionString: database.connectionString })
  return {
    ...server,
    connectionString: database.connectionString,
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}

export type Answer<Body> = { status: number; headers: Headers; body: Body }
export type CallOptions = {
  body?: unknown
  /** Null: sends no token, even if the client has one. */
  token?: string | null
  language?: string
  headers?: Record<string, string>
}

/**
 * A browser as the server sees it: keeps its session cookie and its device cookie, and sends the token it was
 * given.
 */
export type TestClient = {
  call<Body = { error: string; code: string }>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>
  token: string | null
  cookie: string | null
  device: string | null
}

const DEVICE_COOKIE = /^(__Secure-)?lance_device/

export function testClient({ port }: Pick<Server, 'port'>, from: Partial<TestClient> = {}): TestClient {
  const client: TestClient = {
    token: from.token ?? null,
    cookie: from.cookie ?? null,
    device: from.device ?? null,
    async call<Body>(method: string, path: string, options: CallOptions = {}) {
      const { body, language, token = client.token } = options
      const headers: Record<string, string> = { ...options.headers }
      if (body !== undefined) headers['content-type'] ??= 'application/json'
      if (language !== undefined) headers['accept-language'] = language
      if (token !== null) headers.authorization = `Bearer ${token}`
      const cookies = [client.cookie, client.device].filter((one) => one !== null)
      if (cookies.length > 0) headers.cookie = cookies.join('; ')
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers,
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const isGone = /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(cookie)
        client[DEVICE_COOKIE.test(cookie) ? 'device' : 'cookie'] = isGone
          ? null
          : (cookie.split(';', 1)[0] ?? null)
      }
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false
      const read: unknown = isJson ? JSON.parse(text) : text === '' ? null : text
      // A request that accepts HTML wants a page, and a page may share its path with a call.
      if (!headers.accept?.includes('text/html'))
        requireListedError({ method, path }, { status: answer.status, body: read })
      return { status: answer.status, headers: answer.headers, body: read as Body }
    },
  }
  return client
}

let people = 0

/** Signs up a new user through the API. */
export async function signUp(
  server: Pick<Server, 'port'>,
  overrides: Partial<{ name: string; email: string; password: string; language: string }> = {},
): Promise<TestClient & { user: User; token: string; email: string; password: string }> {
  people += 1
  const { language, ...rest } = overrides
  const body = {
    name: `Pessoa ${people}`,
    email: `pessoa${people}@lance.test`,
    password: 'segredo-1',
    ...rest,
  }
  const client = testClient(server)
  const answer = await client.call<SessionAnswer>('POST', '/auth/register', { body, language })
  if (answer.status !== 201) throw new Error(`signing up failed: ${JSON.stringify(answer.body)}`)
  client.token = answer.body.token
  return Object.assign(client, {
    token: answer.body.token,
    user: answer.body.user,
    email: body.email,
    password: body.password,
  })
}

/** Signs up a user and makes them a member without a payment. */
export async function signUpMember(
  server: Pick<Server, 'port' | 'ctx'>,
): Promise<Awaited<ReturnType<typeof signUp>>> {
  const member = await signUp(server)
  await server.ctx.db.updateTable('users').set({ role: 'PREMIUM' }).where('id', '=', member.user.id).execute()
  return member
}
