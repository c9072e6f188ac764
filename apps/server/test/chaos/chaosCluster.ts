import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { NetConnectOpts } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/kernel/db/embedded/openEmbeddedPostgres.ts'
import { migrate } from '../../src/kernel/db/migrate.ts'
import { openRedis, redisProgram } from '../redisServer.ts'
import type { PlantedFault } from './plantedFaults.ts'
import { type RunningServer, startChaosServer } from './startChaosServer.ts'
import { openTcpProxy, type TcpProxy } from './tcpProxy.ts'

/** One server, behind connections that can be cut: to its clients, to the database, to Redis. */
export type ChaosServer = {
  /** Where clients reach it, whether or not it runs. */
  port: number
  isUp(): boolean
  /** `kill -9`. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Moves its time forward; does nothing while it is down. */
  advance(byMs: number, options: { sign: boolean }): Promise<void>
  /** Its heap after garbage collection and the CPU time it has used; 0 while it is down. */
  measure(): Promise<{ heapMib: number; cpuMs: number }>
  toClients: TcpProxy
  toDatabase: TcpProxy
  toRedis: TcpProxy | null
}

/**
 * Everything that one run needs: its own PostgreSQL and Redis, and servers that faults can be injected into.
 */
export type ChaosCluster = {
  /** Bypasses all proxies, for checks. */
  connectionString: string
  servers: readonly ChaosServer[]
  /** Kills PostgreSQL, which its owner then restarts; on a shared PostgreSQL, only ends every connection. */
  crashDatabase(): Promise<void>
  stopRedis(): Promise<void>
  startRedis(): Promise<void>
  /** Moves the time of all servers forward, one shortly after the other. */
  advance(byMs: number, options: { sign: boolean }): Promise<void>
  /** How far the servers' time is ahead of the database's. */
  aheadMs(): number
  close(): Promise<void>
}

/** Collects functions that close things, and runs them last first. */
function openClosers() {
  const closers: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => void closers.push(close),
    async close() {
      for (const close of closers.splice(0).reverse()) await close().catch(() => {})
    },
  }
}

type ClusterOptions = {
  serverCount: number
  plant: PlantedFault | null
  logLevel: string
  /** A migrated database on a shared PostgreSQL; without one, the cluster starts its own PostgreSQL. */
  connectionString?: string | undefined
}

export async function openChaosCluster(options: ClusterOptions): Promise<ChaosCluster> {
  const closers = openClosers()
  try {
    return await build(options, closers)
  } catch (error) {
    await closers.close()
    throw error
  }
}

async function build(
  options: ClusterOptions,
  closers: ReturnType<typeof openClosers>,
): Promise<ChaosCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lance-chaos-'))
  closers.add(() => rm(folder, { recursive: true, force: true }))
  // If started as root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o711)
  const { connectionString, crash } = options.connectionString
    ? sharedDatabase(options.connectionString)
    : await openOwnDatabase(folder, closers)
  const redis = redisProgram ? await openRedis() : null
  if (redis) closers.add(redis.stop)
  let hasRedis = true
  let aheadMs = 0
  const connections = { connectionString, redisUrl: redis?.url ?? null, folder }
  const servers = await Promise.all(
    Array.from({ length: options.serverCount }, () =>
      openChaosServer({ ...options, ...connections, aheadMs: () => aheadMs }, closers),
    ),
  )
  // The first server on a new database fills it, under a lock that the others would not wait long enough for.
  const [first, ...others] = servers
  await first?.start()
  await Promise.all(others.map((server) => server.start()))
  return {
    connectionString,
    servers,
    crashDatabase: crash,
    async stopRedis() {
      hasRedis = false
      await redis?.stop()
    },
    async startRedis() {
      if (!hasRedis) await redis?.start()
      hasRedis = true
    },
    async advance(byMs, options) {
      aheadMs += byMs
      for (const server of servers) await server.advance(byMs, options)
    },
    aheadMs: () => aheadMs,
    close: closers.close,
  }
}

type Database = { connectionString: string; crash(): Promise<void> }

async function openOwnDatabase(folder: string, closers: ReturnType<typeof openClosers>): Promise<Database> {
  const log = { info: () => {}, warn: () => {} }
  // It is not restarted then, and the next failure would not say why.
  const onLost = (message: string) =>
    process.stderr.write(`The database of the fault injection is lost: ${message}\n`)
  const opened = await openEmbeddedPostgres({ dataDir: folder, log, onLost })
  if (!opened.ok) throw new Error(opened.message)
  closers.add(opened.stop)
  const { superuserConnectionString: connectionString } = opened
  await migrate(connectionString)
  return {
    connectionString,
    async crash() {
      const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
      const pid = Number(text.split('\n')[0])
      // An immediate shutdown: nothing is written, and the log is replayed at the next start.
      if (pid > 0) process.kill(pid, 'SIGQUIT')
    },
  }
}

function sharedDatabase(connectionString: string): Database {
  return {
    connectionString,
    async crash() {
      const client = new pg.Client({ connectionString })
      await client.connect()
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await client.end()
    },
  }
}

/** The address that a PostgreSQL URL points to, and the same URL through a proxy's TCP port. */
function parseTarget(connectionString: string): { target: NetConnectOpts; through(port: number): string } {
  const url = new URL(connectionString)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  const target = folder === null ? { host: url.hostname, port } : { path: join(folder, `.s.PGSQL.${port}`) }
  return {
    target,
    through(proxyPort) {
      const proxied = new URL(connectionString)
      proxied.searchParams.delete('host')
      proxied.hostname = '127.0.0.1'
      proxied.port = String(proxyPort)
      return proxied.href
    },
  }
}

type ChaosServerOptions = {
  connectionString: string
  redisUrl: string | null
  folder: string
  plant: PlantedFault | null
  logLevel: string
  aheadMs(): number
}

async function openChaosServer(
  options: ChaosServerOptions,
  closers: ReturnType<typeof openClosers>,
): Promise<ChaosServer> {
  const database = parseTarget(options.connectionString)
  const toDatabase = await openTcpProxy(database.target)
  const toClients = await openTcpProxy(null)
  const redisPort = options.redisUrl === null ? null : Number(new URL(options.redisUrl).port)
  const toRedis = redisPort === null ? null : await openTcpProxy({ host: '127.0.0.1', port: redisPort })
  for (const proxy of [toDatabase, toClients, ...(toRedis ? [toRedis] : [])]) closers.add(proxy.close)
  let running: RunningServer | null = null
  const server: ChaosServer = {
    port: toClients.port,
    toClients,
    toDatabase,
    toRedis,
    isUp: () => running !== null,
    async start() {
      running = await startChaosServer({
        databaseUrl: database.through(toDatabase.port),
        redisUrl: toRedis ? `redis://127.0.0.1:${toRedis.port}` : null,
        dataDir: options.folder,
        aheadMs: options.aheadMs(),
        logLevel: options.logLevel,
        plant: options.plant,
      })
      toClients.setTarget({ host: '127.0.0.1', port: running.port })
    },
    async kill() {
      const killed = running
      running = null
      toClients.setTarget(null)
      await killed?.kill()
    },
    async advance(byMs, { sign }) {
      await running?.order({ advanceMs: byMs, sign })
    },
    async measure() {
      const answer = await running?.order({ advanceMs: 0, sign: false })
      return { heapMib: answer?.heapMib ?? 0, cpuMs: answer?.cpuMs ?? 0 }
    },
  }
  closers.add(server.kill)
  return server
}
