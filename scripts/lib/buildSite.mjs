import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'
import { keepOldBuilds } from './keepOldBuilds.mjs'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'

/** What is built: the players' site, and the operators' desk. */
const APPS = ['web', 'desk']

const foldersOf = (app) => {
  const dir = join(root, 'apps', app)
  return { dir, dist: join(dir, 'dist'), new: join(dir, 'dist.new'), old: join(dir, 'dist.old') }
}

/**
 * Builds site and desk at the same time, each unless its `dist` comes from exactly these sources. `node`: the Node that runs
 * Vite.
 */
export async function ensureSiteBuilt(node) {
  if (isSiteBuilt()) return
  await withLock(join(root, '.lance', 'build.lock'), 'a build of the site', async ({ addPid }) => {
    const missing = APPS.filter((app) => !isBuilt(app))
    const builds = await Promise.allSettled(missing.map((app) => build(app, { node, addPid })))
    const failed = builds.find(({ status }) => status === 'rejected')
    if (failed !== undefined) throw failed.reason
  })
}

async function build(app, { node, addPid }) {
  console.error(app === 'web' ? 'Building the site…' : 'Building the desk…')
  const folders = foldersOf(app)
  const hash = hashSources(app)
  const args = [viteProgram(), 'build', '--outDir', folders.new, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const exitCode = await run(node, args, { cwd: folders.dir, env, onSpawn: ({ pid }) => addPid(pid) })
  if (exitCode !== 0) throw new Error(`apps/${app} could not be built (see above)`)
  writeFileSync(join(folders.new, '.sources'), hash)
  keepOldBuilds({ from: folders.dist, to: folders.new })
  putInPlace(folders)
}

/** Whether the `dist` of site and desk come from exactly these sources. */
export const isSiteBuilt = () => APPS.every(isBuilt)

function isBuilt(app) {
  try {
    return readFileSync(join(foldersOf(app).dist, '.sources'), 'utf8') === hashSources(app)
  } catch {
    return false
  }
}

/** Replaces the old build, so that the site served is always complete: the old build or the new one. */
function putInPlace({ dist: distDir, new: buildDir, old: oldDir }) {
  rmSync(oldDir, { recursive: true, force: true })
  try {
    renameSync(distDir, oldDir)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  renameSync(buildDir, distDir)
  rmSync(oldDir, { recursive: true, force: true })
}

function viteProgram() {
  const require = createRequire(join(root, 'apps', 'web', 'package.json'))
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
}

/** A hash of everything an app is built from: its sources, the packages, and its dependencies' versions. */
function hashSources(app) {
  const hash = createHash('sha256')
  const files = ['package-lock.json', 'tsconfig.base.json', ...list(`apps/${app}`), ...list('packages')]
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function list(folder) {
  const left = /^(node_modules|dist|dist\.new|dist\.old)$|\.test\.[a-z]+$/
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !left.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? list(path) : [path]
    })
}
