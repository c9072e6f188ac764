import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

const neededMajor = 24

/**
 * The Node that runs the server: the one that runs this script if it is new enough, else the one that npm
 * installed. Without either it throws an error written for the user at the terminal.
 */
export function pickNode() {
  if (majorOf(process.version) >= neededMajor) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name)
  const { stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' })
  if (majorOf(stdout ?? '') >= neededMajor) return installed
  throw new Error(
    `Lance runs on Node ${neededMajor} or later; this is ${process.version}, and npm has no newer one for ` +
      `${process.platform}-${process.arch}. Install it from https://nodejs.org and start again.`,
  )
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
