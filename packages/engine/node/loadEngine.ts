import { readFile } from 'node:fs/promises'
import { type Engine, openEngine } from '../src/engine.ts'
import type { EngineExports } from '../src/engineExports.ts'

/** The network that the engine comes with. */
export const NETWORK_FILE = new URL('../engine.network', import.meta.url)

/** Makes an instance of the compiled engine: with SIMD, or the one for devices that lack it. */
export async function instantiate(name: 'engine' | 'enginePlain' = 'engine'): Promise<EngineExports> {
  const { instance } = await WebAssembly.instantiate(
    await readFile(new URL(`../${name}.wasm`, import.meta.url)),
  )
  return instance.exports as unknown as EngineExports
}

/** Opens an engine in Node with its network, from files beside this folder. */
export async function loadEngine(name?: 'engine' | 'enginePlain'): Promise<Engine> {
  const engine = openEngine(await instantiate(name))
  if (!engine.setNetwork(await readFile(NETWORK_FILE))) throw new Error('engine.network is of another size')
  return engine
}
