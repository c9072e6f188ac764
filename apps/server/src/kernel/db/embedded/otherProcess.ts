import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** Whether a process with that id exists, ours or not. A zombie counts as gone: it holds nothing. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !(process.platform === 'linux' && readOrNull(`/proc/${pid}/stat`)?.match(/^.*\) Z /s))
}

/**
 * Whether a live process may be the postmaster of that folder. A postmaster's working directory is its data
 * folder; if that can't be read, the process's name decides. When in doubt the answer is yes: the caller then
 * waits.
 */
export function mayBePostmasterOf(pid: number, clusterDir: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === clusterDir
    } catch {
      return readOrNull(`/proc/${pid}/comm`)?.startsWith('postgres') ?? false
    }
  }
  const [command, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']
      : ['ps', '-p', String(pid), '-o', 'comm=']
  const { status, stdout } = spawnSync(command as string, args, { encoding: 'utf8' })
  return status !== 0 || stdout.includes('postgres')
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
