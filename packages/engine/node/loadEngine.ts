import { readFile } from 'node:fs/promises'
import { type Engine, openEngine } from '../src/engine.ts'
import type { EngineExports } from '../src/engineExports.ts'

/** Opens an engine in Node, from a file beside this folder: with SIMD, or the one for devices that lack it. */
export async function loadEngine(name: 'engine' | 'enginePlain' = 'engine'): Promise<Engine> {
  const bytes = await readFile(new URL(`../${name}.wasm`, import.meta.url))
  const { instance } = await WebAssembly.instantiate(bytes)
  return openEngine(instance.exports as unknown as EngineExports)
}
