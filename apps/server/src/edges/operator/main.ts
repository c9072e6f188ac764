import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino, { type Logger } from 'pino'
import { openLocalBus } from '../../kernel/bus/bus.ts'
import { type Config, parseConfig } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import { openDatabaseTime } from '../../kernel/db/databaseTime.ts'
import { findEmbeddedPostgres } from '../../kernel/db/embedded/findEmbeddedPostgres.ts'
import { openEmbeddedPostgres } from '../../kernel/db/embedded/openEmbeddedPostgres.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import { type DatabaseAddress, prepareDatabase } from '../../kernel/db/prepareDatabase.ts'
import { openLog } from '../../kernel/log/openLog.ts'
import { openDataKeys } from '../../kernel/sealing/openDataKeys.ts'
import { openSealer } from '../../kernel/sealing/sealer.ts'
import { DATABASE_VERBS } from './databaseVerbs.ts'
import { perform } from './perform.ts'
import { describeVerbs, readArguments } from './readArguments.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'
import { VERBS } from './verbs.ts'

// `npm run operator -- VERB`: the operator's commands, which work whether or not the service runs.

type Base = DatabaseAddress & { stop(): Promise<void> }

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The service's database. Starts the embedded one if it does not run, and creates it if allowed. */
async function findBase(config: Config, log: Logger, mayCreate: boolean): Promise<Base> {
  const stop = async () => {}
  const { DATABASE_URL: connectionString, MIGRATE_DATABASE_URL: migrateConnectionString } = config
  if (connectionString) return { connectionString, migrateConnectionString, stop }
  const dataDir = resolve(config.DATA_DIR)
  const isThere = existsSync(join(dataDir, 'postgres'))
  if (!isThere && !mayCreate) giveUp(`There is no database in DATA_DIR ${dataDir}.`)
  if (isThere) {
    const found = await findEmbeddedPostgres(dataDir)
    if (!found.ok) giveUp(found.message)
    if (found.running !== null) return { ...found.running, stop }
  } else mkdirSync(dataDir, { recursive: true })
  const opened = await openEmbeddedPostgres({ dataDir, log, onLost: giveUp })
  if (!opened.ok) giveUp(opened.message)
  return opened
}

async function openContext(
  config: Config,
  { log, base }: { log: Logger; base: Base },
): Promise<{ ctx: Context; close(): Promise<void> }> {
  await prepareDatabase(base)
  const { connectionString } = base
  const database = openDatabase({ connectionString, maxConnections: 2 })
  const time = await openDatabaseTime(database.pool)
  const dataKeys = await openDataKeys({ db: database.db, log, config, nowMs: time.nowMs() }).catch(
    async (error: Error) => {
      await database.close()
      await base.stop()
      giveUp(error.message)
    },
  )
  const ctx: Context = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    connectionString,
    time,
    sealer: openSealer(dataKeys),
    bus: openLocalBus({ onError: (error) => log.error({ err: error }, 'a listener of the bus failed') }),
    bootId: randomUUID(),
    draining: () => false,
  }
  return { ctx, close: database.close }
}

async function run(args: readonly string[], config: Config): Promise<number> {
  const read = readArguments(args, { ...VERBS, ...DATABASE_VERBS })
  if (!read.ok) {
    const all = describeVerbs({ ...VERBS, ...DATABASE_VERBS })
    process.stderr.write(`${[read.problem, 'Verbs:', ...all].join('\n')}\n`)
    return 2
  }
  const { name, verb, given } = read
  const log = openLog({ level: 'warn', destination: pino.destination({ dest: 2, sync: true }) })
  const base = await findBase(config, log, 'makes' in verb && verb.makes)
  try {
    const { ok, lines } =
      'makes' in verb ? await verb.run(base, given) : await runVerb(config, { log, base, name, verb, given })
    process.stdout.write(`${lines.join('\n')}\n`)
    return ok ? 0 : 1
  } finally {
    await base.stop()
  }
}

async function runVerb(
  config: Config,
  { log, base, ...command }: { log: Logger; base: Base; name: string; verb: Verb; given: ArgumentValues },
): Promise<Outcome> {
  const { ctx, close } = await openContext(config, { log, base })
  try {
    return await perform(ctx, command)
  } finally {
    await close()
  }
}

const parsed = parseConfig(process.env)
if (!parsed.ok) giveUp(parsed.problems.map(({ name, problem }) => `${name} ${problem}`).join('\n'))
process.exitCode = await run(process.argv.slice(2), parsed.config)
