import { realpath } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'
import { type Address, connect, isSocket } from './connect.ts'
import { isAlive, mayBePostmasterOf } from './otherProcess.ts'
import { type PostmasterFile, readPostmasterFile } from './postmasterFile.ts'

/**
 * What runs on the data folder:
 * `ours`: a postmaster that says itself that this is its folder · `busy`: it is starting or stopping ·
 * `silent`: a process that may be it, but does not answer · `stale`: a file that names no postmaster of ours ·
 * `none`: no file · `moved`: a postmaster answers through this folder's socket, but was started under another path.
 */
export type Postmaster =
  | { status: 'ours'; address: Address }
  | { status: 'moved'; startedAt: string }
  | { status: 'busy' | 'silent' | 'stale' | 'none' }

/**
 * Connecting comes first and pids second: after a crash a pid may belong to anybody, and in a container with a
 * process space of its own a live postmaster's pid looks dead.
 */
export async function lookForPostmaster(cluster: Cluster): Promise<Postmaster> {
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
  return { status: judgePid(file, cluster.clusterDir) }
}

/** Null when the connection broke before the answer: the postmaster is going away. */
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

function judgePid({ pid }: PostmasterFile, clusterDir: string): 'silent' | 'stale' {
  // A file without a pid was cut short, or is being written at this moment.
  const mayRun = pid === 0 || (isAlive(pid) && mayBePostmasterOf(pid, clusterDir))
  return mayRun ? 'silent' : 'stale'
}
