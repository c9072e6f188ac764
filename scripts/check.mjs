// Format, lint, types, boundaries, dead code, prose, licences and known vulnerabilities of dependencies, size of the
// site, and whether the engine's binary is what its source compiles to. As many steps at once as there are cores. Every step runs, so one run reports everything that is wrong.
import './lib/requireNode.mjs'
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()

// The slowest first. TypeScript 7 checks the types; the scripts that read syntax trees need the API of TypeScript 6.
const steps = [
  ['dead code', 'knip', ['--no-progress', '--cache']],
  ['boundaries', 'node', ['scripts/boundaries.mjs']],
  ['types', 'node', ['node_modules/typescript-7/bin/tsc', '-b']],
  ['engine', 'node', ['scripts/buildEngine.mjs', '--compare']],
  ['size of the site', 'node', ['scripts/bundleBounds.mjs']],
  ['prose', 'node', ['scripts/prose.mjs']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['known vulnerabilities of dependencies', 'node', ['scripts/audit.mjs']],
  ['licences', 'node', ['scripts/licences.mjs']],
]

/** Runs a step to its end and prints what it wrote, in one piece. Resolves with its name if it failed. */
function runStep([name, command, args]) {
  const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
  const startedMs = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, PATH: path } })
    const output = []
    child.stdout.on('data', (part) => output.push(part))
    child.stderr.on('data', (part) => output.push(part))
    child.on('error', (error) => output.push(Buffer.from(`${error}\n`)))
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(output))
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      resolve(code === 0 ? null : name)
    })
  })
}

const waiting = [...steps]
const failed = []
async function work() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const name = await runStep(step)
    if (name !== null) failed.push(name)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) {
  console.error(`\nThe check failed: ${failed.join(', ')}`)
  process.exit(1)
}
