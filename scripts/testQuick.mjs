// `npm run test:quick`: runs all unit tests, then the server and browser tests that the change touches,
// nearest first, as many as fit into a minute. Lists those left to `npm test`. The change is the difference
// from HEAD, or the last commit if there is none. `npm run test:quick -- REVISION` takes everything since
// that revision.
import './lib/requireNode.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isSiteBuilt } from './lib/buildSite.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { runTests } from './lib/runTests.mjs'

const BUDGET_S = 60
/** The part of it for starting PostgreSQL and vitest, and for building a changed site. */
const START_S = 8
const BUILD_S = 15
/** The assumed duration of a file that never ran here. */
const UNKNOWN_S = { server: 4, e2e: 20 }

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.split('\n').filter((line) => line !== '')
}

function changedFiles(revision) {
  if (revision !== undefined) return [...git('diff', '--name-only', revision), ...untracked()]
  const changed = [...git('diff', '--name-only', 'HEAD'), ...untracked()]
  return changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1')
}

const untracked = () => git('ls-files', '--others', '--exclude-standard')

async function findTouched(changed) {
  // Imported only now, after the installation: it needs a dependency.
  const { touchedTests } = await import('./lib/touchedTests.mjs')
  const sources = [...git('ls-files', '*.ts', '*.tsx'), ...untracked()].filter((file) => /\.tsx?$/.test(file))
  return touchedTests({
    changed,
    files: sources.filter((file) => existsSync(join(root, file))),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    packages: packageEntries(),
  })
}

/** Maps import names such as `@lance/chess/search` to their files. */
function packageEntries() {
  return Object.fromEntries(
    readdirSync(join(root, 'packages')).flatMap((folder) => {
      const { name, exports } = JSON.parse(
        readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
      )
      return Object.entries(exports).map(([path, file]) => [
        name + path.slice(1),
        `packages/${folder}/${file.replace('./', '')}`,
      ])
    }),
  )
}

/** How long files took when they last ran here, in seconds. */
function knownTimes() {
  const folder = join(root, 'node_modules', '.vite', 'vitest')
  const kept = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'results.json')) : []
  const times = kept.filter(existsSync).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).results)
  return new Map(times.map(([key, { duration }]) => [key.replace(/^[^:]*:/, ''), duration / 1000]))
}

/** The nearest tests that fit into the time. */
function chooseFitting(tests, leftS) {
  const times = knownTimes()
  // One more file than there are processors runs at a time; effectively this many run at full speed.
  let free = (leftS - START_S) * availableParallelism() * 0.8
  const mayBuild = isSiteBuilt() ? 0 : BUILD_S * availableParallelism()
  const chosen = []
  for (const test of tests) {
    const isBrowsers = test.startsWith('e2e/')
    const build = isBrowsers && !chosen.some((one) => one.startsWith('e2e/')) ? mayBuild : 0
    const neededS = (times.get(test) ?? UNKNOWN_S[isBrowsers ? 'e2e' : 'server']) + build
    if (neededS > free) continue
    free -= neededS
    chosen.push(test)
  }
  return chosen
}

async function testQuickly([revision]) {
  const startMs = performance.now()
  await ensureInstalled()
  const touched = await findTouched(changedFiles(revision))
  const units = await runTests(['--project', 'unit'])
  const leftS = BUDGET_S - (performance.now() - startMs) / 1000
  const chosen = chooseFitting(touched, leftS)
  const left = touched.filter((test) => !chosen.includes(test))
  if (left.length > 0) {
    console.log(`Touched by the change, but left to npm test (${left.length}):`)
    for (const test of left) console.log(`  ${test}`)
  }
  if (chosen.length === 0) return units
  const others = await runTests(chosen)
  return { passed: units.passed + others.passed, failed: units.failed + others.failed }
}

const result = await testQuickly(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  return { passed: 0, failed: 1 }
})
console.log(`${result.passed} passed, ${result.failed} failed`)
process.exitCode = result.failed > 0 ? 1 : 0
