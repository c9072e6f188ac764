// Trains the engine's network on its own games (packages/engine/training/README.md):
// `npm run train -- games POSITIONS` plays games and appends their positions to a file,
// `npm run train -- network POSITIONS NETWORK` learns from them, with a trainer that is compiled first.
import './lib/requireNode.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileAssembly } from './lib/compileAssembly.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

const folder = join(root, 'packages', 'engine', 'training')
const [what, ...args] = process.argv.slice(2)

async function compileTrainer() {
  const path = join(root, '.lance', 'train.wasm')
  mkdirSync(join(root, '.lance'), { recursive: true })
  writeFileSync(path, await compileAssembly({ folder, entry: 'assembly/train.ts', initialPages: 80 }))
  return path
}

await ensureInstalled()
if (what === 'games') process.exitCode = await run(pickNode(), [join(folder, 'playGames.ts'), ...args])
else if (what === 'network')
  process.exitCode = await run(pickNode(), [join(folder, 'trainNetwork.ts'), await compileTrainer(), ...args])
else {
  console.error('npm run train -- games POSITIONS, or npm run train -- network POSITIONS NETWORK')
  process.exitCode = 1
}
