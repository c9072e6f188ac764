// Outlives one run (runFolder.mjs): when standard input closes, it ends every process that still runs in the
// run's folder, and then removes the folder.

import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 50

const [folder, stepMs] = process.argv.slice(2)
process.stdin.resume()
await once(process.stdin, 'close')
if (process.platform === 'linux') await endAll()
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

/**
 * First asks all processes to end, except PostgreSQL, which its owner stops in order. Then ends PostgreSQL at
 * once, by the signal that leaves no shared memory behind, and all others by `kill -9`.
 */
async function endAll() {
  const steps = [
    ({ isPostgres }) => (isPostgres ? null : 'SIGTERM'),
    ({ isPostgres }) => (isPostgres ? 'SIGQUIT' : 'SIGKILL'),
    () => 'SIGKILL',
  ]
  for (const choose of steps) {
    for (const found of findProcesses()) send(found.pid, choose(found))
    const untilMs = performance.now() + Number(stepMs)
    while (performance.now() < untilMs) {
      if (findProcesses().length === 0) return
      await pause(PAUSE_MS)
    }
  }
  const left = findProcesses().map(({ pid }) => pid)
  if (left.length > 0) console.error(`Processes of this run could not be ended: ${left.join(', ')}`)
}

/** Processes whose TMPDIR is the run's folder, or that work in it, as PostgreSQL's children do. */
function findProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((name) => {
      const environment = readOrEmpty(() => readFileSync(`/proc/${name}/environ`, 'latin1'))
      const place = readOrEmpty(() => readlinkSync(`/proc/${name}/cwd`))
      if (!environment.split('\0').includes(`TMPDIR=${folder}`) && !place.startsWith(`${folder}/`)) return []
      const program = readOrEmpty(() => readFileSync(`/proc/${name}/comm`, 'latin1')).trim()
      return [{ pid: Number(name), isPostgres: program === 'postgres' }]
    })
}

/** Reading fails if the process has ended meanwhile or belongs to another user. */
function readOrEmpty(read) {
  try {
    return read()
  } catch {
    return ''
  }
}

function send(pid, signal) {
  if (signal === null) return
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}
