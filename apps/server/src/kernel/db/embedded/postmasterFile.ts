import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from './connect.ts'

/** What `postmaster.pid` says about the server that runs, or ran, on the folder. */
export type PostmasterFile = { pid: number; address: Omit<Address, 'password'> }

/**
 * Its lines, by PostgreSQL's miscadmin.h: pid, data folder, start time, port, socket folder (relative to the
 * data folder, as we start it), listen address, shared memory key, status. Null if there is no file; the pid
 * of a truncated file (after a power cut) is 0.
 */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | null> {
  const text = await readOrNull(join(clusterDir, 'postmaster.pid'))
  if (text === null) return null
  const [pid = '', , , port = '', socketFolder = '', listenAddress = ''] = text.split('\n')
  const host = socketFolder.trim() === '' ? listenAddress.trim() : clusterDir
  return { pid: Number.parseInt(pid, 10) || 0, address: { host, port: Number.parseInt(port, 10) || 0 } }
}

async function readOrNull(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/**
 * Makes PostgreSQL see that the process in the file is not a postmaster. The file is not simply deleted,
 * because it also names the old shared memory, and PostgreSQL refuses to start while a backend still uses
 * that. So the pid is replaced by that of a process that has just ended, and PostgreSQL checks the rest
 * itself.
 */
export async function retirePostmasterFile(clusterDir: string): Promise<void> {
  const path = join(clusterDir, 'postmaster.pid')
  const text = await readOrNull(path)
  // A stopping postmaster has removed it after all.
  if (text === null) return
  const lines = text.split('\n')
  if (lines.length < 8) return rm(path, { force: true })
  const { pid } = spawnSync(process.execPath, ['--version'], { stdio: 'ignore' })
  await writeFile(path, [String(pid), ...lines.slice(1)].join('\n'))
}
