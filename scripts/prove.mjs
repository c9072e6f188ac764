// `npm run prove`: the proofs of the ledger, of wagered games and of withdrawals at full length, with thousands of random
// histories, of a whole tournament of 8192 players, of the review by all games whose blunders are known, of many servers
// under hard knocks, of a million broken messages, and of an hour at half load (PROVE_CHAOS_MINUTES, PROVE_CHAOS_PLAYERS,
// PROVE_FUZZ_COUNT, PROVE_SOAK_MINUTES).
// A history that fails is printed with its seed and path: PROVE_SEED=… PROVE_PATH=… npm run prove -- FILE runs it again.
import './lib/requireNode.mjs'
import { delimiter, dirname, join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

const PROOFS = [
  'apps/server/src/ledger/model.test.ts',
  'apps/server/src/ledger/races.test.ts',
  'apps/server/src/wagers/model.test.ts',
  'apps/server/src/wagers/crash.test.ts',
  'apps/server/src/withdrawals/model.test.ts',
  'apps/server/src/tournaments/crowd.test.ts',
  'packages/chess/src/review/knownBlunders.test.ts',
  'apps/server/test/chaos/chaos.test.ts',
  'apps/server/test/chaos/plantedFaults.test.ts',
  'apps/server/test/fuzz/fuzz.test.ts',
  'apps/server/test/chaos/soak.test.ts',
]

await ensureInstalled()
const node = pickNode()
const env = {
  ...process.env,
  NODE_ENV: 'test',
  PROVE: 'full',
  PATH: [dirname(node), process.env.PATH].join(delimiter),
}
const named = process.argv.slice(2)
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const args = [
  'run',
  '--project',
  'unit',
  '--project',
  'server',
  '--retry',
  '0',
  ...(named.length > 0 ? named : PROOFS),
]
process.exitCode = await run(node, [vitest, ...args], { cwd: root, env })
