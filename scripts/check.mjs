// Format, lint, types, boundaries, dead code, licences and known vulnerabilities of dependencies, size of the
// site. Every step runs, so that one run shows everything that is wrong.
import './lib/requireNode.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()

const projects = [
  'packages/chess',
  'packages/domain',
  'packages/contract',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
]
/** Keeps what a run learned about types for the next one: an unchanged project then costs a second. */
const remembering = (project) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/tsc/${project.replace('/', '-')}.json`,
]
const steps = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...projects.map((project) => [`types of ${project}`, 'tsc', ['-p', project, ...remembering(project)]]),
  ['boundaries', 'node', ['scripts/boundaries.mjs']],
  ['dead code', 'knip', ['--no-progress']],
  ['licences', 'node', ['scripts/licences.mjs']],
  ['known vulnerabilities of dependencies', 'node', ['scripts/audit.mjs']],
  ['size of the site', 'node', ['scripts/bundleBounds.mjs']],
]

const failed = []
for (const [name, command, args] of steps) {
  const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`\nThe check failed: ${failed.join(', ')}`)
  process.exit(1)
}
