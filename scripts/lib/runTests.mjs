import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureSiteBuilt } from './buildSite.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, root } from './install.mjs'
import { pickNode } from './node.mjs'
import { run } from './run.mjs'
import { withRunFolder } from './runFolder.mjs'

/**
 * Prepares what the tests need and runs vitest with these arguments; resolves with `{ passed, failed }`.
 * Anything that keeps tests from running counts as a failure.
 */
export async function runTests(args) {
  await ensureInstalled()
  const node = pickNode()
  const needs = {
    NODE_ENV: 'test',
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    // Tests start many servers: the compile cache saves compiling the code again for each.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    // Only a run of the whole suite takes its long tests in turns.
    TEST_TURNS: process.env.TEST_TURNS ?? (namedFiles(args).length > 0 ? 'all' : ''),
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

/** Matches files like vitest, by parts of paths. In doubt true: no browser test may be skipped silently. */
function mayRunBrowserTests(args) {
  const project = args.find((arg, index) => arg.startsWith('--project=') || args[index - 1] === '--project')
  if (project !== undefined && !/e2e|[*!]/.test(project)) return false
  const files = listTests(join(root, 'e2e'))
  const names = namedFiles(args)
  return files.some((file) => names.length === 0 || names.some((name) => file.includes(name)))
}

/** The parts of paths among these arguments: neither options nor their values. */
function namedFiles(args) {
  return args.filter((arg, index) => !arg.startsWith('-') && !/^--?[a-zA-Z]+$/.test(args[index - 1] ?? ''))
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
