import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import type { Address } from './connect.ts'
import { findPostmaster } from './findPostmaster.ts'
import { chooseAddress, startPostmaster } from './postmaster.ts'
import { retirePostmasterFile } from './postmasterFile.ts'
import { type EmbeddedPostgresLog, type EmbeddedPostgresRefusal, refuse } from './refusal.ts'
import { takeOwnership } from './takeOwnership.ts'

export type Patience = {
  /** How long to wait for a postmaster that may be alive, or for the remains of one. */
  postmasterMs: number
  /** How long to wait for the lock of an owner that was just killed or is stopping. */
  ownerMs: number
}

const defaultPatience: Patience = { postmasterMs: 10_000, ownerMs: 3_000 }
const pauseMs = 50

/** A running postmaster, and the connection whose advisory lock makes us its only owner. */
export type Claim = { ok: true; address: Address; owner: pg.Client; adopted: boolean }

type Attempt = {
  cluster: Cluster
  log: EmbeddedPostgresLog
  patience: Patience
  startedAtMs: number
  lastPort: number | null
  socketAllowed: boolean
  adopted: boolean
  /** When the first start failed. Such failures usually pass, so starts are retried for a while. */
  failingSinceMs: number | null
}

/**
 * Brings the folder from any state to "a postmaster runs and we own it": looks, takes one step, looks again.
 * A step is a start, an adoption, or a wait.
 */
export async function claimCluster(input: {
  cluster: Cluster
  log: EmbeddedPostgresLog
  lastPort: number | null
  /** Shorter in tests. */
  patience?: Patience
}): Promise<Claim | EmbeddedPostgresRefusal> {
  const attempt: Attempt = {
    ...input,
    patience: input.patience ?? defaultPatience,
    startedAtMs: performance.now(),
    socketAllowed: true,
    adopted: true,
    failingSinceMs: null,
  }
  for (;;) {
    const done = await takeOneStep(attempt)
    if (done !== null) return done
    await pause(pauseMs)
  }
}

async function takeOneStep(attempt: Attempt): Promise<Claim | EmbeddedPostgresRefusal | null> {
  const { cluster } = attempt
  const waitedMs = performance.now() - attempt.startedAtMs
  const found = await findPostmaster(cluster)
  switch (found.status) {
    case 'ours':
      return own(attempt, found.address)
    case 'moved':
      return refuse(
        'DATA_DIR_IN_USE',
        `A PostgreSQL that was started for ${found.startedAt} still runs on ${cluster.clusterDir}.`,
      )
    case 'busy':
      // It answers that it is recovering or shutting down; pg_ctl's timeout limits a start of ours.
      return null
    case 'silent':
      if (waitedMs < attempt.patience.postmasterMs) return null
      await retirePostmasterFile(cluster.clusterDir)
      return start(attempt)
    case 'stale':
      await retirePostmasterFile(cluster.clusterDir)
      return start(attempt)
    case 'none':
      return start(attempt)
  }
}

async function own(attempt: Attempt, address: Address): Promise<Claim | EmbeddedPostgresRefusal | null> {
  const taken = await takeOwnership(address)
  if (taken.ok) return { ok: true, address, owner: taken.client, adopted: attempt.adopted }
  const waitedMs = performance.now() - attempt.startedAtMs
  if (taken.code === 'gone' || waitedMs < attempt.patience.ownerMs) return null
  return refuse(
    'DATA_DIR_IN_USE',
    `DATA_DIR ${attempt.cluster.dataDir} is in use by another Lance (${taken.owner}). ` +
      'Stop that one, or give this one its own DATA_DIR and PORT.',
  )
}

/** Null means: look again. After a start the postmaster is found, and owned, like any other. */
async function start(attempt: Attempt): Promise<EmbeddedPostgresRefusal | null> {
  const address = await chooseAddress(attempt.cluster, attempt)
  const started = await startPostmaster(attempt.cluster, address)
  if (started.ok) {
    attempt.adopted = false
    return null
  }
  if (started.code === 'noSocket' && attempt.socketAllowed) {
    attempt.log.warn('DATA_DIR cannot hold a unix socket: PostgreSQL listens on 127.0.0.1 instead')
    attempt.socketAllowed = false
    return null
  }
  // Another process may have taken the port, so try another. The server's connections then break.
  attempt.lastPort = null
  attempt.failingSinceMs ??= performance.now()
  if (performance.now() - attempt.failingSinceMs < attempt.patience.postmasterMs) return null
  return refuse(
    'START_FAILED',
    `PostgreSQL did not start on ${attempt.cluster.clusterDir}:\n${started.output}`,
  )
}
