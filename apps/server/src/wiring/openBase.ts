import { randomUUID } from 'node:crypto'
import { openBus } from '../kernel/bus/openBus.ts'
import type { Context } from '../kernel/context.ts'
import { type AdjustableTime, makeAdjustableTime } from '../kernel/db/adjustableTime.ts'
import { openDatabaseTime } from '../kernel/db/databaseTime.ts'
import { openDatabase } from '../kernel/db/openDatabase.ts'
import { canRemoveGuards, prepareDatabase } from '../kernel/db/prepareDatabase.ts'
import { refuseUnsafeDatabase } from '../kernel/db/refuseUnsafeDatabase.ts'
import { logStatements, traceStatements, watchBoth } from '../kernel/db/statementWatch.ts'
import { openRateLimiters } from '../kernel/limits/openRateLimiters.ts'
import { openDataKeys } from '../kernel/sealing/openDataKeys.ts'
import { openSealer } from '../kernel/sealing/sealer.ts'
import { openIdentityKeys } from '../people/identities/index.ts'
import { openOwnTracing } from './openObservers.ts'
import type { ServerOptions } from './serverOptions.ts'

const ROLE_TOO_POWERFUL =
  'the role of DATABASE_URL could remove what guards money and the audit trail of operators: ' +
  'use a role that owns nothing, and set MIGRATE_DATABASE_URL to the owner'

/** Opens the database, migrated and safe to use, its time, and the context that all capabilities share. */
export async function openBase(options: ServerOptions) {
  const { config, log, connectionString, time, redisCommandMaxMs } = options
  const tracing = await openOwnTracing(config)
  const logging = logStatements(log)
  const watch = tracing ? watchBoth(logging, traceStatements) : logging
  const database = openDatabase({ connectionString, watch, ...options.databaseTimeouts })
  if (options.migrating !== false) await prepareDatabase(options, database.pool)
  await refuseUnsafeDatabase(database.pool)
  if (await canRemoveGuards(database.pool)) log.warn(ROLE_TOO_POWERFUL)
  const databaseTime = await openDatabaseTime(database.pool)
  const adjustable: AdjustableTime | null =
    config.TEST_TIME === 'on' ? makeAdjustableTime(databaseTime) : null
  const { bus, redis, closeBus, isConnected } = await openBus({
    url: config.REDIS_URL,
    log,
    commandMaxMs: redisCommandMaxMs,
  })
  const ownTime = time ?? adjustable ?? databaseTime
  const dataKeys = await openDataKeys({ db: database.db, log, config, nowMs: ownTime.nowMs() })
  let draining = false
  const ctx: Context = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    connectionString,
    time: ownTime,
    sealer: openSealer(dataKeys),
    bus,
    bootId: randomUUID(),
    draining: () => draining,
  }
  const startDraining = () => {
    draining = true
  }
  const allowances = openRateLimiters({ redis, time: ctx.time, log })
  const identityKeys = await openIdentityKeys({
    db: ctx.db,
    log,
    given: config.IDENTITY_KEYS,
    dataDir: config.DATA_DIR,
    isEmbedded: config.DATABASE_URL === undefined,
  })
  const close = async () => {
    await closeBus()
    await tracing?.close()
    await database.close()
  }
  const parts = { databaseTime, adjustable, startDraining, close, identityKeys }
  return { ctx, allowances, ...parts, busConnected: isConnected, tracing }
}

export type Base = Awaited<ReturnType<typeof openBase>>
