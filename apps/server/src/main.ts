import { mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PRODUCT_NAME } from '@lance/domain'
import type { Logger } from 'pino'
import { type Config, parseConfig } from './kernel/config.ts'
import { openEmbeddedPostgres } from './kernel/db/embedded/openEmbeddedPostgres.ts'
import type { DatabaseAddress } from './kernel/db/prepareDatabase.ts'
import { findTaken, type Listener, listenersOf } from './kernel/listeners.ts'
import { openLog } from './kernel/log/openLog.ts'
import { DEMO_USERS } from './people/accounts/index.ts'
import { openServer, type Server } from './server.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The database's address, and how to stop it at the end. */
type ChosenDatabase = DatabaseAddress & { stop(): Promise<void> }

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The database of DATABASE_URL, else the embedded one. */
async function chooseDatabase(config: Config, log: Logger): Promise<ChosenDatabase> {
  const { DATABASE_URL: connectionString, MIGRATE_DATABASE_URL: migrateConnectionString } = config
  if (connectionString) return { connectionString, migrateConnectionString, stop: async () => {} }
  const opened = await openEmbeddedPostgres({ dataDir: config.DATA_DIR, log, onLost: giveUp })
  if (!opened.ok) giveUp(opened.message)
  return opened
}

/** The file with the first operator's link, where no terminal shows it. */
const INVITE_FILE = 'desk-invite'

/**
 * Where the desk is, with the link for its first operator on a terminal. Elsewhere output is kept, so the link
 * goes into a file that only its owner may read.
 */
async function describeDesk(desk: Server['desk'], { DATA_DIR }: Config): Promise<string> {
  const link = (await desk?.invite()) ?? null
  const file = join(DATA_DIR, INVITE_FILE)
  await rm(file, { force: true })
  if (link === null) return desk ? `Desk: ${desk.url()}/desk\n` : ''
  if (process.stdout.isTTY) return `Desk: ${link} (for its first operator: works once, within a day)\n`
  await writeFile(file, `${link}\n`, { mode: 0o600, flag: 'wx' })
  return `Desk: the link for its first operator is in ${file}\n`
}

function giveUpPort({ name, port }: Listener): never {
  giveUp(`${name} ${port} is taken: choose another, for example ${name}=${port + 1}`)
}

async function open(config: Config, log: Logger): Promise<Pick<Server, 'url' | 'desk' | 'stop'>> {
  // Asked first: otherwise a new database would be made for nothing.
  const listeners = listenersOf(config)
  const taken = await findTaken(listeners)
  if (taken) giveUpPort(taken)
  const database = await chooseDatabase(config, log)
  const siteDir = config.SITE_DIR ?? join(here, '../../web/dist')
  const { connectionString, migrateConnectionString } = database
  const server = await openServer({ config, log, siteDir, connectionString, migrateConnectionString }).catch(
    async (error: NodeJS.ErrnoException & { port?: number }) => {
      await database.stop()
      // Another program took it after we asked.
      const lost = error.code === 'EADDRINUSE' && listeners.find(({ port }) => port === error.port)
      if (lost) giveUpPort(lost)
      giveUp(`The server could not start: ${error.message}`)
    },
  )
  const stop = async () => {
    await server.stop()
    await database.stop()
  }
  return { url: server.url, desk: server.desk, stop }
}

async function run(given: Config): Promise<void> {
  const config = { ...given, DATA_DIR: resolve(given.DATA_DIR) }
  const log = openLog({ level: config.LOG_LEVEL })
  try {
    mkdirSync(config.DATA_DIR, { recursive: true })
  } catch (error) {
    giveUp(`DATA_DIR cannot be used: ${(error as Error).message}`)
  }
  const opening = open(config, log)
  // A signal that comes while the server opens waits until it has, and then stops it in order.
  stopOnSignal(async () => (await opening).stop(), log)
  const { url, desk } = await opening
  process.stdout.write(`${PRODUCT_NAME}: ${url}\n${await describeDesk(desk, config)}`)
  if (config.DEMO_USERS === 'on') {
    const users = DEMO_USERS.map(({ email, password }) => `${email} (${password})`)
    process.stdout.write(`Demo users: ${users.join(', ')}\n`)
  }
}

/**
 * The first signal drains the server. A second one, or 9.5 s, ends it at once: every acknowledged move is
 * already on disk. Ctrl-C reaches us twice, from the terminal and from npm, so a repeat within a second
 * counts as the same signal.
 */
function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let stoppingSinceMs: number | null = null
  const onSignal = () => {
    if (stoppingSinceMs !== null) {
      if (performance.now() - stoppingSinceMs > 1000) process.exit(1)
      return
    }
    stoppingSinceMs = performance.now()
    setTimeout(() => process.exit(1), 9500).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

const parsed = parseConfig(process.env)
if (!parsed.ok) giveUp(parsed.problems.map(({ name, problem }) => `${name} ${problem}`).join('\n'))
await run(parsed.config)
