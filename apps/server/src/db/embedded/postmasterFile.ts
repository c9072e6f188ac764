import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from './connect.ts'

/** What `postmaster.pid` says of the server that runs, or ran, on the folder. */
export type PostmasterFile = { pid: number; address: Omit<Address, 'password'> }

/**
 * Lines, after PostgreSQL's miscadmin.h: pid, data folder, start time, port, socket folder (relative to the data
 * folder, as we start it), listen address, shared memory key, status. Null when there is no file; a file that is
 * cut short (a power cut) has the pid 0.
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
 * Makes PostgreSQL see that the process the file names is no postmaster. The file is not simply deleted: it also
 * names the old shared memory, and PostgreSQL refuses to start while a backend still holds that. So the pid
 * becomes that of a process that has just ended, and PostgreSQL judges the rest itself.
 */
export async function retirePostmasterFile(clusterDir: string): Promise<void> {
  const path = join(clusterDir, 'postmaster.pid')
  const text = await readOrNull(path)
  // A postmaster that was on its way out took it away after all.
  if (text === null) return
  const lines = text.split('\n')
  if (lines.length < 8) return rm(path, { force: true })
  const { pid } = spawnSync(process.execPath, ['--version'], { stdio: 'ignore' })
  await writeFile(path, [String(pid), ...lines.slice(1)].join('\n'))
}
