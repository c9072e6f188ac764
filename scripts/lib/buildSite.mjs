import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'
import { keepOldBuilds } from './keepOldBuilds.mjs'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'

const webDir = join(root, 'apps', 'web')
const distDir = join(webDir, 'dist')
const buildDir = join(webDir, 'dist.new')
const oldDir = join(webDir, 'dist.old')

/** Builds the site unless apps/web/dist comes from exactly these sources. `node`: the Node that runs Vite. */
export async function ensureSiteBuilt(node) {
  if (isSiteBuilt()) return
  await withLock(join(root, '.lance', 'build.lock'), 'a build of the site', async ({ addPid }) => {
    if (isSiteBuilt()) return
    console.error('Building the site…')
    const hash = hashSources()
    const args = [viteProgram(), 'build', '--outDir', buildDir, '--emptyOutDir', '--logLevel', 'warn']
    const env = { ...process.env, NODE_ENV: 'production' }
    const exitCode = await run(node, args, { cwd: webDir, env, onSpawn: ({ pid }) => addPid(pid) })
    if (exitCode !== 0) throw new Error('The site could not be built (see above)')
    writeFileSync(join(buildDir, '.sources'), hash)
    keepOldBuilds({ from: distDir, to: buildDir })
    putInPlace()
  })
}

/** Whether apps/web/dist comes from exactly these sources. */
export function isSiteBuilt() {
  try {
    return readFileSync(join(distDir, '.sources'), 'utf8') === hashSources()
  } catch {
    return false
  }
}

/** Replaces the old build, so that the site served is always complete: the old build or the new one. */
function putInPlace() {
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
  const require = createRequire(join(webDir, 'package.json'))
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
}

/** A hash of everything the site is built from: its sources, the packages, and its dependencies' versions. */
function hashSources() {
  const hash = createHash('sha256')
  const files = ['package-lock.json', 'tsconfig.base.json', ...list('apps/web'), ...list('packages')]
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
