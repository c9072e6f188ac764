// A folder of its own for everything temporary of one run, and nothing left of it afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long what still runs may take to end by itself, and then at once. */
const STEP_MS = 3000

const cleaner = fileURLToPath(new URL('./cleanRunFolder.mjs', import.meta.url))

/**
 * Runs `work` with `env`, in which temporary files go to a folder of the run's own. However this process ends, also by
 * `kill -9`, a process of its own then ends whatever still runs in that folder and removes it.
 */
export async function withRunFolder(work, { stepMs = STEP_MS } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lance-run-'))
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
