// Asks the registry for known vulnerabilities of the product's dependencies. Fails on a high or critical one.
// An unreachable registry (20 s) is not a failure: the machine may have no network.
import { spawnSync } from 'node:child_process'
import { root } from './lib/install.mjs'
import { judgeAudit } from './lib/judgeAudit.mjs'

const WITHIN_MS = 20_000

const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--loglevel=silent']
const windows = process.platform === 'win32'
const { stdout, error } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
  cwd: root,
  encoding: 'utf8',
  shell: windows,
  timeout: WITHIN_MS,
  killSignal: 'SIGKILL',
  maxBuffer: 64 * 1024 * 1024,
})
const { verdict, lines } = judgeAudit({ stdout: stdout ?? '', timedOut: error?.code === 'ETIMEDOUT' })
if (verdict === 'skipped')
  console.log(`The registry's advisories can't be reached, skipped: ${lines.join('; ')}`)
if (verdict === 'found' || verdict === 'failed') {
  for (const line of lines) console.error(line)
  process.exitCode = 1
}
