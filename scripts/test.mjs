// `npm test`: everything the tests need, then unit, server and browser tests, then one line `N passed, N failed`.
// Arguments go on to vitest: `npm test -- games`, `npm test -- --project unit`.
import './lib/requireNode.mjs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'
import { withRunFolder } from './lib/runFolder.mjs'

async function test(args) {
  await ensureInstalled()
  const node = pickNode()
  const needs = {
    NODE_ENV: 'test',
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    // Tests start servers again and again: what was read and compiled once is kept for the next.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  }
  if (mayRunBrowserTests(args)) {
    Object.assign(needs, await ensureChromium())
    await ensureSiteBuilt(node)
  }
  return withRunFolder((env) => runVitest(node, args, { ...env, ...needs }))
}

async function runVitest(node, args, env) {
  const countFile = join(env.TMPDIR, 'count.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'lib', 'countReporter.mjs')}`]
  const exitCode = await run(node, [vitest, 'run', ...reporters, ...args], {
    cwd: root,
    env: { ...env, LANCE_TEST_COUNT: countFile },
  })
  const count = existsSync(countFile) ? JSON.parse(readFileSync(countFile, 'utf8')) : { passed: 0, failed: 0 }
  const ranWell = exitCode === 0 && count.passed > 0
  return { passed: count.passed, failed: ranWell ? count.failed : Math.max(count.failed, 1) }
}

/** As vitest chooses files: by a part of their path. In doubt yes: a browser test must never be left out silently. */
function mayRunBrowserTests(args) {
  const project = args.find((arg, index) => arg.startsWith('--project=') || args[index - 1] === '--project')
  if (project !== undefined && !/e2e|[*!]/.test(project)) return false
  const files = listTests(join(root, 'e2e'))
  const filters = args.filter(
    (arg, index) => !arg.startsWith('-') && !/^--?[a-zA-Z]+$/.test(args[index - 1] ?? ''),
  )
  return files.some((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
}

function listTests(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listTests(path)
      return entry.name.endsWith('.test.ts') ? [path] : []
    })
}

const result = await test(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  return { passed: 0, failed: 1 }
})
console.log(`${result.passed} passed, ${result.failed} failed`)
process.exitCode = result.failed > 0 ? 1 : 0
