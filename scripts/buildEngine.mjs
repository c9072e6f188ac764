// Compiles the engine from `packages/engine/assembly` to `packages/engine/engine.wasm`. With `--compare` it writes
// nothing, and fails if the file isn't what the source compiles to.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileAssembly } from './lib/compileAssembly.mjs'
import { root } from './lib/install.mjs'

const folder = join(root, 'packages', 'engine')
const wasm = join(folder, 'engine.wasm')
const compiled = await compileAssembly({ folder, entry: 'assembly/index.ts', initialPages: 80 })
if (!process.argv.includes('--compare')) {
  writeFileSync(wasm, compiled)
  console.log(`engine.wasm: ${compiled.length} bytes`)
} else if (!compiled.equals(readFileSync(wasm))) {
  console.error('packages/engine/engine.wasm is not what its source compiles to: run `npm run engine`.')
  process.exit(1)
}
