// `npm run prove`: the proofs at full length. They cover millions of frames that are nearly moves, the ledger,
// wagered games and withdrawals with thousands of random histories, a whole tournament of 8192 players, the
// review of all games with known blunders, the engine's moves in thousands of random games and from all starts of
// Chess960, fault injection with many servers, a million broken messages, an hour at half load, whole games against
// the bot and between two browsers, all browser tests, every place of every route, a tournament walked by all its
// players, whole arenas and what is told of them live, a thousand Swiss tournaments, judged by the program that
// SWISS_REFEREE names, and studies, read by the one that PGN_READER names (PROVE_CHAOS_MINUTES, PROVE_CHAOS_PLAYERS,
// PROVE_FUZZ_COUNT, PROVE_SOAK_MINUTES). A failing history is printed with its seed and path;
// `PROVE_SEED=… PROVE_PATH=… npm run prove -- FILE` runs it again.
import './lib/requireNode.mjs'
import { readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'
import { withRunFolder } from './lib/runFolder.mjs'

const PROOFS = [
  'apps/server/src/edges/sockets/frameReader.test.ts',
  'apps/server/src/edges/sockets/moveFrames.test.ts',
  'apps/server/src/edges/sockets/readMoveFrame.test.ts',
  'apps/server/src/kernel/db/embedded/openEmbeddedPostgres.test.ts',
  'apps/server/src/money/ledger/model.test.ts',
  'apps/server/src/money/ledger/races.test.ts',
  'apps/server/src/money/ledger/walletMoves.test.ts',
  'apps/server/src/money/wagers/model.test.ts',
  'apps/server/src/money/wagers/crash.test.ts',
  'apps/server/src/money/withdrawals/model.test.ts',
  'apps/server/src/money/withdrawals/crash.test.ts',
  'apps/server/src/play/games/slowLines.test.ts',
  'apps/server/src/play/arenas/arenaCrash.test.ts',
  'apps/server/src/play/arenas/arenaLive.test.ts',
  'apps/server/src/play/swiss/swissKilled.test.ts',
  'apps/server/src/play/tournaments/crowd.test.ts',
  'apps/server/src/play/tournaments/killed.test.ts',
  'packages/chess/proof/otherReader.test.ts',
  'packages/domain/proof/arenaCrowd.test.ts',
  'packages/domain/proof/swissReferee.test.ts',
  'packages/engine/src/review/knownBlunders.test.ts',
  'packages/engine/src/engine.test.ts',
  'packages/engine/src/chess960.test.ts',
  'apps/server/test/chaos/chaos.test.ts',
  'apps/server/test/chaos/plantedFaults.test.ts',
  'apps/server/test/fuzz/fuzz.test.ts',
  'apps/server/test/chaos/soak.test.ts',
  // All browser tests: other runs take a part of them.
  ...readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `e2e/${name}`),
]

await ensureInstalled()
const node = pickNode()
const named = process.argv.slice(2)
/** A name stands for the proofs whose file's name begins with it; another name is a filter of Vitest's. */
const proofsOf = (name) => PROOFS.filter((file) => file.split('/').at(-1).startsWith(name))
const files =
  named.length > 0 ? named.flatMap((name) => (proofsOf(name).length > 0 ? proofsOf(name) : name)) : PROOFS
const needs = {
  NODE_ENV: 'test',
  PROVE: 'full',
  PATH: [dirname(node), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
}
if (files.some((file) => file.includes('e2e') || !file.includes('/'))) {
  Object.assign(needs, await ensureChromium())
  await ensureSiteBuilt(node)
}
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
process.exitCode = await withRunFolder((env) =>
  run(node, [vitest, 'run', ...files], { cwd: root, env: { ...env, ...needs } }),
)
