// The laboratory of fair play (fairplay-lab/README.md): `npm run fairplay-lab -- make --seed N --out FOLDER …`. What
// runs the nets of Maia is compiled first.
import './lib/requireNode.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileAssembly } from './lib/compileAssembly.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

const folder = join(root, 'fairplay-lab')
const args = process.argv.slice(2)

async function compileConvolution() {
  const path = join(root, '.lance', 'maia.wasm')
  mkdirSync(join(root, '.lance'), { recursive: true })
  const source = { folder: join(folder, 'maia'), entry: 'assembly/convolve.ts', initialPages: 8 }
  writeFileSync(path, await compileAssembly(source))
  return path
}

await ensureInstalled()
const wasm = args.includes('--maia') ? ['--wasm', await compileConvolution()] : []
process.exitCode = await run(pickNode(), [join(folder, 'main.ts'), ...args, ...wasm])
