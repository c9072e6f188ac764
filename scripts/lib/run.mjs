import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endWithNpm } from './endWithNpm.mjs'

/** What a shell would report: the exit code, or 128 + the number of the signal that ended the program. */
export function exitCodeOf(code, signal) {
  return signal === null ? code : 128 + constants.signals[signal]
}

/**
 * Runs a program to its end, in our process group and on our terminal, and resolves with its exit code. A SIGTERM or
 * SIGINT that we get goes on to it, and once it has ended, ends us too; so does the end of npm, if npm started us.
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  options.onSpawn?.(child)
  let asked = null
  const forward = (signal) => {
    asked = signal
    child.kill(signal)
  }
  process.on('SIGTERM', forward)
  process.on('SIGINT', forward)
  endWithNpm(() => forward('SIGTERM'))
  try {
    const exitCode = await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)))
    })
    if (asked !== null) process.exit(128 + constants.signals[asked])
    return exitCode
  } finally {
    process.off('SIGTERM', forward)
    process.off('SIGINT', forward)
  }
}
