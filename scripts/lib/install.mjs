// Brings node_modules in line with the lockfile. Runs on any Node from 20 on, before anything is installed,
// so it uses only built-in modules.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const stampOf = (folder) => join(folder, 'node_modules', '.lance-installed')

/**
 * Installs the locked dependencies of a folder with a lockfile, unless its node_modules already has them. Throws if npm
 * fails.
 */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return
  await withLock(join(root, '.lance', 'install.lock'), 'an installation', async ({ addPid }) => {
    if (isInstalled(folder)) return
    console.error(
      folder === root
        ? 'Installing the dependencies (once; about a minute)…'
        : `Installing the dependencies of ${relative(root, folder)} (once)…`,
    )
    // An interrupted installation must not pass for a complete one.
    rmSync(stampOf(folder), { force: true })
    // Development dependencies build and test the site, so NODE_ENV=production must not skip them; optional
    // ones bring Node and PostgreSQL for this platform.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const exitCode = await runNpm(args, { cwd: folder, addPid })
    if (exitCode !== 0) throw new Error('npm ci failed: the dependencies could not be installed (see above)')
    writeFileSync(stampOf(folder), wantedStamp(folder))
  })
}

function runNpm(args, { cwd, addPid }) {
  const options = { cwd, onSpawn: ({ pid }) => addPid(pid) }
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm && basename(npm) === 'npm-cli.js') return run(node ?? process.execPath, [npm, ...args], options)
  const windows = process.platform === 'win32'
  return run(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

function isInstalled(folder) {
  return readOrNull(stampOf(folder)) === wantedStamp(folder) || isInstalledByHand(folder)
}

function wantedStamp(folder) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex')
}

/**
 * npm records what it installed at the very end of an installation. If that has everything the lockfile
 * requires on this platform, the user ran `npm ci` themselves.
 */
function isInstalledByHand(folder) {
  const installed = readOrNull(join(folder, 'node_modules', '.package-lock.json'))
  if (installed === null) return false
  const { packages: present } = JSON.parse(installed)
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || (entry.optional && !fitsHere(entry))) return true
    return present[path] !== undefined && present[path].version === entry.version
  })
}

function fitsHere({ os, cpu, libc }) {
  const fits = (list, ours) => {
    if (list === undefined) return true
    const refused = list.includes(`!${ours}`)
    return list.includes(ours) || (!refused && list.every((name) => name.startsWith('!')))
  }
  return fits(os, process.platform) && fits(cpu, process.arch) && libc === undefined
}

function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
