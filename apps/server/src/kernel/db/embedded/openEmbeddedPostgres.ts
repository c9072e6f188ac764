import { type Claim, claimCluster, type Patience } from './claimCluster.ts'
import type { Cluster } from './cluster.ts'
import type { RoleStrings } from './connect.ts'
import { stopPostmaster } from './postmaster.ts'
import { prepareCluster } from './prepareCluster.ts'
import { prepareRoles } from './prepareRoles.ts'
import type { EmbeddedPostgresLog, EmbeddedPostgresRefusal } from './refusal.ts'

/** Addresses of the database `lance`, for each of its roles. Both node-postgres and libpq read them. */
export type EmbeddedPostgres = RoleStrings & {
  ok: true
  /** Stops the postmaster by a fast shutdown. Close your own connections first: it breaks any others. */
  stop(): Promise<void>
}

/**
 * Opens the PostgreSQL 18 that comes with Lance, with its data in `dataDir`/postgres: creates the cluster on
 * first use, starts the postmaster or adopts the one that a killed owner left running, and becomes its only
 * owner. A postmaster that dies later is restarted at the same address. If that fails, or another process has
 * become the owner, `onLost` is called once with a message, and nothing more is tried. Why it works like
 * this: docs/decisions/0001-embedded-postgres.md.
 */
export async function openEmbeddedPostgres(input: {
  dataDir: string
  log: EmbeddedPostgresLog
  onLost?: (message: string) => void
  /** Shorter in tests. */
  patience?: Patience
  /** More in tests, where many servers share it. */
  maxConnections?: number
}): Promise<EmbeddedPostgres | EmbeddedPostgresRefusal> {
  const startedAtMs = performance.now()
  const prepared = await prepareCluster(input.dataDir)
  if (!prepared.ok) return prepared
  const { maxConnections } = input
  const cluster = { ...prepared.cluster, ...(maxConnections !== undefined && { maxConnections }) }
  const patience = input.patience && { patience: input.patience }
  const claim = await claimCluster({ cluster, log: input.log, lastPort: null, ...patience })
  if (!claim.ok) return claim
  const roles = await prepareRoles(claim.address)
  if (!roles.ok) {
    await claim.owner.end()
    return roles
  }
  const tookMs = Math.round(performance.now() - startedAtMs)
  input.log.info(
    `PostgreSQL ${claim.adopted ? 'adopted' : 'started'} on ${cluster.clusterDir} in ${tookMs} ms`,
  )
  return {
    ...roles,
    stop: keepOwning({ cluster, claim, ...input }),
  }
}

/** Watches the owner's connection, and claims the folder again when it breaks. Returns `stop`. */
function keepOwning(input: {
  cluster: Cluster
  claim: Claim
  log: EmbeddedPostgresLog
  onLost?: (message: string) => void
  patience?: Patience
}): () => Promise<void> {
  const { cluster, log } = input
  const patience = input.patience && { patience: input.patience }
  let { owner } = input.claim
  let ending: Promise<void> | null = null
  let reclaiming: Promise<void> = Promise.resolve()

  const watch = () =>
    owner.once('end', () => {
      if (ending === null) reclaiming = reclaim().catch(giveUp)
    })
  const reclaim = async () => {
    log.warn('The connection to the embedded PostgreSQL broke; recovering it')
    const { port, host } = input.claim.address
    const claim = await claimCluster({ cluster, log, lastPort: port, ...patience })
    if (!claim.ok) return input.onLost?.(claim.message)
    owner = claim.owner
    watch()
    if (claim.address.host !== host || claim.address.port !== port) {
      return input.onLost?.('The embedded PostgreSQL came back at another address')
    }
    log.info('The embedded PostgreSQL is back')
  }
  const giveUp = (error: Error) =>
    input.onLost?.(`The embedded PostgreSQL could not be recovered: ${error.message}`)
  const end = async () => {
    await reclaiming
    const stopped = await stopPostmaster(cluster)
    await owner.end().catch(() => undefined)
    if (!stopped) log.warn(`PostgreSQL on ${cluster.clusterDir} did not stop; the next start adopts it`)
  }
  watch()
  return () => {
    ending ??= end()
    return ending
  }
}
