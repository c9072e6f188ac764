import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { clusterUser } from './connect.ts'
import { launch } from './launcher.ts'
import { isAlive } from './otherProcess.ts'
import { type EmbeddedPostgresRefusal, refuse } from './refusal.ts'

const stagingPrefix = 'postgres.init-'

/**
 * Creates the cluster in a staging folder and renames it into place when it is complete, so that an
 * interrupted start leaves nothing that looks like a database.
 */
export async function initialiseCluster(cluster: Cluster): Promise<{ ok: true } | EmbeddedPostgresRefusal> {
  const { dataDir, clusterDir, launcher, binaries } = cluster
  await removeAbandonedStaging(dataDir)
  const staging = join(dataDir, `${stagingPrefix}${process.pid}`)
  const staged = join(staging, 'cluster')
  const passwordFile = join(staging, 'password')
  try {
    await mkdir(staged, { recursive: true, mode: 0o700 })
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    const { user } = launcher
    if (user !== null) {
      for (const path of [staging, staged, passwordFile]) await chown(path, user.uid, user.gid)
    }
    const { exitCode, output } = await launch(launcher, {
      program: binaries.initdb,
      args: initdbArguments(passwordFile),
      clusterDir: staged,
    })
    if (exitCode !== 0) {
      return refuse('START_FAILED', `PostgreSQL could not create its data folder in ${dataDir}:\n${output}`)
    }
    await rename(passwordFile, join(staged, 'lance.password'))
    const problem = await putInPlace({ staged, clusterDir })
    if (problem !== null)
      return refuse('START_FAILED', `PostgreSQL's folder could not be put in place: ${problem}`)
    await syncFolder(dataDir)
    return { ok: true }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Uses PostgreSQL's own collation: it sorts the same on every machine, and no library update changes it. */
function initdbArguments(passwordFile: string): string[] {
  return [
    ...['--username', clusterUser, '--pwfile', passwordFile],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    // The socket is in the data folder, which only its owner may enter.
    ...['--auth-local', 'trust', '--auth-host', 'scram-sha-256'],
  ]
}

/**
 * Null if a complete cluster is in place: ours, or that of another first start whose rename came first.
 * Otherwise the reason (the place may be a mount point, which nothing can be renamed over).
 */
async function putInPlace(paths: { staged: string; clusterDir: string }): Promise<string | null> {
  try {
    await rename(paths.staged, paths.clusterDir)
    return null
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOTEMPTY' || code === 'EEXIST' ? null : message
  }
}

async function removeAbandonedStaging(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(stagingPrefix)) continue
    const makerPid = Number(name.slice(stagingPrefix.length))
    if (makerPid === process.pid || !isAlive(makerPid)) {
      // Programs that a killed start had launched may still write there for a moment.
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    }
  }
}

/** Makes the rename survive a power cut. Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
