import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino, { type Logger } from 'pino'
import { openLocalBus } from '../bus/bus.ts'
import { type Config, parseConfig } from '../config.ts'
import type { Context } from '../context.ts'
import { openDatabaseTime } from '../db/databaseTime.ts'
import { findEmbeddedPostgres } from '../db/embedded/findEmbeddedPostgres.ts'
import { openEmbeddedPostgres } from '../db/embedded/openEmbeddedPostgres.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { openLog } from '../log/openLog.ts'
import { perform } from './perform.ts'
import { describeVerbs, readArguments } from './readArguments.ts'
import { VERBS } from './verbs.ts'

// `npm run operator -- VERB`: what an operator does by hand, beside the service that runs or without it.

type Base = { connectionString: string; stop(): Promise<void> }

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The database that the service uses; the embedded one is started where it does not run. */
async function findBase(config: Config, log: Logger): Promise<Base> {
  const stop = async () => {}
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, stop }
  const dataDir = resolve(config.DATA_DIR)
  if (!existsSync(join(dataDir, 'postgres'))) giveUp(`There is no database in DATA_DIR ${dataDir}.`)
  const found = await findEmbeddedPostgres(dataDir)
  if (!found.ok) giveUp(found.message)
  if (found.connectionString !== null) return { connectionString: found.connectionString, stop }
  const opened = await openEmbeddedPostgres({ dataDir, log, onLost: giveUp })
  if (!opened.ok) giveUp(opened.message)
  return opened
}

async function openContext(
  config: Config,
  { log, connectionString }: { log: Logger; connectionString: string },
): Promise<{ ctx: Context; close(): Promise<void> }> {
  await migrate(connectionString)
  const database = openDatabase({ connectionString, maxConnections: 2 })
  const ctx: Context = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    connectionString,
    time: await openDatabaseTime(database.pool),
    bus: openLocalBus({ onError: (error) => log.error({ err: error }, 'a listener of the bus failed') }),
    bootId: randomUUID(),
    draining: () => false,
  }
  return { ctx, close: database.close }
}

async function run(args: readonly string[], config: Config): Promise<number> {
  const read = readArguments(args, VERBS)
  if (!read.ok) {
    process.stderr.write(`${[read.problem, 'There is:', ...describeVerbs(VERBS)].join('\n')}\n`)
    return 2
  }
  const log = openLog({ level: 'warn', destination: pino.destination({ dest: 2, sync: true }) })
  const base = await findBase(config, log)
  const { ctx, close } = await openContext(config, { log, connectionString: base.connectionString })
  try {
    const { ok, lines } = await perform(ctx, read)
    process.stdout.write(`${lines.join('\n')}\n`)
    return ok ? 0 : 1
  } finally {
    await close()
    await base.stop()
  }
}

const parsed = parseConfig(process.env)
if (!parsed.ok) giveUp(parsed.problems.map(({ name, problem }) => `${name} ${problem}`).join('\n'))
process.exitCode = await run(process.argv.slice(2), parsed.config)
