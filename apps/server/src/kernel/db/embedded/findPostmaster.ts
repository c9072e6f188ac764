import { realpath } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'
import { type Address, connect, isSocket } from './connect.ts'
import { isAlive, mayBePostmasterOf } from './otherProcess.ts'
import { type PostmasterFile, readPostmasterFile } from './postmasterFile.ts'

/**
 * What runs on the data folder:
 * - `ours`: a postmaster that itself names this as its folder
 * - `busy`: a postmaster that is starting or stopping
 * - `silent`: a process that may be the postmaster, but does not answer
 * - `stale`: a file that does not name our postmaster
 * - `none`: no file
 * - `moved`: a postmaster that answers through this folder's socket, but was started under another path
 */
export type Postmaster =
  | { status: 'ours'; address: Address }
  | { status: 'moved'; startedAt: string }
  | { status: 'busy' | 'silent' | 'stale' | 'none' }

/**
 * Tries to connect first and looks at the pid second: after a crash a pid may belong to any process, and in a
 * container with its own pid namespace a live postmaster's pid looks dead.
 */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster> {
  const file = await readPostmasterFile(cluster.clusterDir)
  if (file === null) return { status: 'none' }
  const address = { ...file.address, password: cluster.password }
  if (address.port > 0 && address.host !== '') {
    const answer = await connect(address, { database: 'postgres', applicationName: 'lance adopting' })
    if (answer.ok) {
      const folder = await readDataFolder(answer.client)
      if (folder === null) return { status: 'busy' }
      if ((await realpath(folder).catch(() => folder)) === cluster.clusterDir)
        return { status: 'ours', address }
      if (isSocket(address.host)) return { status: 'moved', startedAt: folder }
    } else if (answer.code === 'starting') return { status: 'busy' }
  }
  return { status: classifyPid(file, cluster.clusterDir) }
}

/** Null if the connection broke before the answer: the postmaster is stopping. */
async function readDataFolder(client: import('pg').Client): Promise<string | null> {
  try {
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    return rows[0]?.folder ?? null
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

function classifyPid({ pid }: PostmasterFile, clusterDir: string): 'silent' | 'stale' {
  // A file without a pid was truncated, or is being written right now.
  const mayRun = pid === 0 || (isAlive(pid) && mayBePostmasterOf(pid, clusterDir))
  return mayRun ? 'silent' : 'stale'
}
