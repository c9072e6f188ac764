// Compiles the engine from `packages/engine/assembly` to `packages/engine/engine.wasm` and, for devices without SIMD,
// `enginePlain.wasm`. With `--compare` it writes nothing, and fails if a file isn't what the source compiles to.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileAssembly } from './lib/compileAssembly.mjs'
import { root } from './lib/install.mjs'

const folder = join(root, 'packages', 'engine')
const isComparing = process.argv.includes('--compare')

for (const [name, simd] of [
  ['engine.wasm', true],
  ['enginePlain.wasm', false],
]) {
  const compiled = await compileAssembly({ folder, entry: 'assembly/index.ts', initialPages: 80, simd })
  const path = join(folder, name)
  if (!isComparing) {
    writeFileSync(path, compiled)
    console.log(`${name}: ${compiled.length} bytes`)
  } else if (!compiled.equals(readFileSync(path))) {
    console.error(`packages/engine/${name} is not what its source compiles to: run \`npm run engine\`.`)
    process.exit(1)
  }
}
