// A folder of its own for everything temporary of one run, and nothing left of it afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long what still runs may take to end by itself, and then at once. */
const STEP_MS = 3000

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm'
/** A run fills less than half of this. It has to be free in memory and in the file system. */
const ROOM_BYTES = 8 * 1024 ** 3

const cleaner = fileURLToPath(new URL('./cleanRunFolder.mjs', import.meta.url))

/**
 * Runs `work` with `env`, in which temporary files go to a folder of the run's own. However this process ends, also by
 * `kill -9`, a process of its own then ends whatever still runs in that folder and removes it.
 */
export async function withRunFolder(work, { stepMs = STEP_MS } = {}) {
  const folder = mkdtempSync(join(findParent(), 'lance-run-'))
  // Started as root, PostgreSQL runs under another user, who has to pass through.
  chmodSync(folder, 0o711)
  const child = spawn(process.execPath, [cleaner, folder, String(stepMs)], {
    // Its own session: Ctrl-C reaches us alone. Its standard input closes when we are gone.
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
 * Where the run's folder goes: into memory where there is room, because a run makes and drops hundreds of databases.
 * Else, or when TMPDIR says so, onto the disk.
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
