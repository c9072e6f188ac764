import { access, chown, constants, lstat, mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { initialiseCluster } from './initialiseCluster.ts'
import { chooseLauncher } from './launcher.ts'
import { findPostgresBinaries } from './postgresBinaries.ts'
import { type EmbeddedPostgresRefusal, refuse } from './refusal.ts'

const majorVersion = '18'

/** Finds everything PostgreSQL needs, and creates the cluster if DATA_DIR has none yet. */
export async function prepareCluster(
  dataDirAsGiven: string,
): Promise<{ ok: true; cluster: Cluster } | EmbeddedPostgresRefusal> {
  const folder = await openFolder(dataDirAsGiven)
  if (!folder.ok) return folder
  const found = await findPostgresBinaries()
  if (!found.ok) return found
  const paths = { dataDir: folder.dataDir, clusterDir: join(folder.dataDir, 'postgres') }
  const chosen = await chooseLauncher({ ...paths, binaries: found.binaries })
  if (!chosen.ok) return chosen
  const cluster = { ...paths, binaries: found.binaries, launcher: chosen.launcher, password: '' }

  const state = await readClusterState(cluster.clusterDir)
  if (state.status === 'closed') {
    return refuse('DATA_DIR_CLOSED', `${cluster.clusterDir} belongs to another user and cannot be read.`)
  }
  if (state.status === 'foreign') {
    return refuse(
      'DATA_DIR_FOREIGN',
      `${cluster.clusterDir} contains ${state.what}; Lance needs PostgreSQL ${majorVersion} or an empty folder.`,
    )
  }
  if (state.status === 'empty') {
    const made = await initialiseCluster(cluster)
    if (!made.ok) return made
  }
  await giveToSpareUser(cluster)
  const password = (await readFile(join(cluster.clusterDir, 'lance.password'), 'utf8')).trim()
  return { ok: true, cluster: { ...cluster, password } }
}

async function openFolder(path: string): Promise<{ ok: true; dataDir: string } | EmbeddedPostgresRefusal> {
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
    return { ok: true, dataDir: await realpath(path) }
  } catch (error) {
    return refuse('DATA_DIR_CLOSED', `The folder DATA_DIR cannot be used: ${(error as Error).message}`)
  }
}

type ClusterState = { status: 'empty' | 'ready' | 'closed' } | { status: 'foreign'; what: string }

async function readClusterState(clusterDir: string): Promise<ClusterState> {
  try {
    const names = await readdir(clusterDir)
    if (names.length === 0) return { status: 'empty' }
    if (!names.includes('PG_VERSION')) return { status: 'foreign', what: 'files other than a database' }
    const version = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim()
    if (version !== majorVersion) return { status: 'foreign', what: `a PostgreSQL ${version} database` }
    if (!names.includes('lance.password'))
      return { status: 'foreign', what: 'a database that Lance did not create' }
    return { status: 'ready' }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return { status: 'empty' }
    if (code === 'EACCES' || code === 'EPERM') return { status: 'closed' }
    if (code === 'ENOTDIR') return { status: 'foreign', what: 'no folder' }
    throw error
  }
}

/** A folder restored by root belongs to root, but PostgreSQL accepts only its own user's folder. */
async function giveToSpareUser({ clusterDir, launcher }: Cluster): Promise<void> {
  const { user } = launcher
  if (user === null || (await lstat(clusterDir)).uid === user.uid) return
  for (const name of await readdir(clusterDir, { recursive: true })) {
    await chown(join(clusterDir, name), user.uid, user.gid)
  }
  await chown(clusterDir, user.uid, user.gid)
}
