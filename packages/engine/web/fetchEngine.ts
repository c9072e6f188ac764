import { type Engine, openEngine } from '../src/engine.ts'
import type { EngineExports } from '../src/engineExports.ts'

/** A module with one SIMD instruction: a device that calls it valid runs the engine that has them. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
])

/**
 * Fetches the engine and its network and opens it, with a table of this size. Rejects if a file or the memory can't be had.
 */
export async function fetchEngine({ tableMebibytes }: { tableMebibytes: number }): Promise<Engine> {
  const url = WebAssembly.validate(SIMD_PROBE)
    ? new URL('../engine.wasm', import.meta.url)
    : new URL('../enginePlain.wasm', import.meta.url)
  const [{ instance }, network] = await Promise.all([
    WebAssembly.instantiateStreaming(fetch(url)),
    fetchNetwork(),
  ])
  const engine = openEngine(instance.exports as unknown as EngineExports)
  if (!engine.resizeTable(tableMebibytes)) throw new Error('no memory for the engine')
  if (!engine.setNetwork(network)) throw new Error('the network is of another size')
  return engine
}

async function fetchNetwork(): Promise<Uint8Array> {
  const answer = await fetch(new URL('../engine.network', import.meta.url))
  if (!answer.ok) throw new Error(`no network: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
