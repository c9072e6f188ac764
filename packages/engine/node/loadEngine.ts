import { readFile } from 'node:fs/promises'
import { type Engine, openEngine } from '../src/engine.ts'
import type { EngineExports } from '../src/engineExports.ts'

/** The network that the engine comes with. */
export const NETWORK_FILE = new URL('../engine.network', import.meta.url)

/** Opens an engine in Node with its network, from files beside this folder: with SIMD, or the one for devices that lack it. */
export async function loadEngine(name: 'engine' | 'enginePlain' = 'engine'): Promise<Engine> {
  const program = await readFile(new URL(`../${name}.wasm`, import.meta.url))
  const { instance } = await WebAssembly.instantiate(program)
  const engine = openEngine(instance.exports as unknown as EngineExports)
  if (!engine.setNetwork(await readFile(NETWORK_FILE))) throw new Error('engine.network is of another size')
  return engine
}
