import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endWithNpm } from './endWithNpm.mjs'

/** The exit code as a shell reports it: the program's own, or 128 + the signal's number if one ended it. */
export function exitCodeOf(code, signal) {
  return signal === null ? code : 128 + constants.signals[signal]
}

/**
 * Runs a program until it exits, in our process group and on our terminal, and resolves with its exit code.
 * Forwards SIGTERM and SIGINT to it, and exits too once it has ended; the same if npm started us and ends.
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
