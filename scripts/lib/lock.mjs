import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 15 * 60_000

/**
 * Runs work that two processes must not do at once in one clone. The lock is a file with the ids of the
 * processes at work: ours, and those that `work` adds by `addPid`, which could outlive us. When all of them
 * have ended, the lock is free.
 */
export async function withLock(path, waitingFor, work) {
  mkdirSync(dirname(path), { recursive: true })
  const givenUpAtMs = performance.now() + patienceMs
  for (let hasWarned = false; !take(path); hasWarned = true) {
    if (!hasWarned) console.error(`Waiting for ${waitingFor} by another process…`)
    if (performance.now() > givenUpAtMs) {
      throw new Error(
        `${waitingFor} by another process has taken too long. If nothing is running, delete ${path}`,
      )
    }
    await pause(200)
  }
  try {
    return await work({ addPid: (pid) => appendFileSync(path, `${pid}\n`) })
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path) {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isAbandoned(path)) return false
  rmSync(path, { force: true })
  return false
}

function isAbandoned(path) {
  try {
    const pids = readFileSync(path, 'utf8').trim().split('\n').map(Number)
    return pids.every((pid) => pid === process.pid || !isAlive(pid))
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
