import { readFile } from 'node:fs/promises'
import { type Engine, openEngine } from '../src/engine.ts'
import type { EngineExports } from '../src/engineExports.ts'

/** Opens an engine in Node, from the file beside this folder. */
export async function loadEngine(): Promise<Engine> {
  const bytes = await readFile(new URL('../engine.wasm', import.meta.url))
  const { instance } = await WebAssembly.instantiate(bytes)
  return openEngine(instance.exports as unknown as EngineExports)
}
