// A separate folder for all temporary files of one run, of which nothing is left afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long remaining processes get to end when asked, and then when killed. */
const STEP_MS = 3000

/** An in-memory file system, on Linux. */
const MEMORY = '/dev/shm'
/** A run uses less than half of this. It must be free both in memory and in the file system. */
const ROOM_BYTES = 8 * 1024 ** 3

const cleaner = fileURLToPath(new URL('./cleanRunFolder.mjs', import.meta.url))

/**
 * Runs `work` with an `env` in which temporary files go to the run's own folder. However this process ends,
 * even by `kill -9`, a separate process then ends everything that still runs in that folder, and removes it.
 */
export async function withRunFolder(work, { stepMs = STEP_MS } = {}) {
  const folder = mkdtempSync(join(findParent(), 'lance-run-'))
  // Started as root, PostgreSQL runs as another user, which must be able to enter the folder.
  chmodSync(folder, 0o711)
  const child = spawn(process.execPath, [cleaner, folder, String(stepMs)], {
    // In its own session, so that Ctrl-C reaches only us. Its standard input closes when we end.
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const cleaned = once(child, 'exit')
  try {
    return await work({ ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder })
  } finally {
    child.stdin.end()
    await cleaned
  }
}

/**
 * Where the run's folder goes: into memory if there is room, because a run creates and drops hundreds of
 * databases. Otherwise, or if TMPDIR is set, onto the disk.
 */
function findParent() {
  return process.env.TMPDIR === undefined && hasRoomInMemory() ? MEMORY : tmpdir()
}

function hasRoomInMemory() {
  if (process.platform !== 'linux') return false
  const freeMemory = process.availableMemory?.() ?? freemem()
  if (freeMemory < ROOM_BYTES) return false
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY)
    const { bavail, bsize } = statfsSync(MEMORY)
    return mount?.[2] === 'tmpfs' && !/\bnoexec\b/.test(mount[3]) && bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}
