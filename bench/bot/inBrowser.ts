import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'

/**
 * Runs in a Web Worker of a real Chromium: for each position the milliseconds to a move, the best of three,
 * after a warm-up.
 */
const WORKER = `
import { openEngine } from '@lance/engine'
import { BOT_LEVELS, chooseMove, LEVEL_STRENGTH } from '@lance/engine/opponents'
import { ai } from 'js-chess-engine'

const time = (play) => {
  const startMs = performance.now()
  play()
  return performance.now() - startMs
}
onmessage = async ({ data: { wasm, network, fens, peerFens } }) => {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(wasm))
  const engine = openEngine(instance.exports)
  engine.setNetwork(Uint8Array.from(network))
  const result = {}
  BOT_LEVELS.forEach((level, at) => {
    const choose = (fen) => {
      const strength = LEVEL_STRENGTH[level]
      const play = (seed) => time(() => chooseMove(engine, { fen, ucis: [], strength, seed }))
      return Math.min(...[1, 2, 3].map(play))
    }
    fens.slice(0, 10).forEach(choose)
    result[level] = fens.map(choose)
    const peer = (fen) => time(() => ai(fen, { level: at + 2, play: false }))
    peerFens.slice(0, 2).forEach(peer)
    result['peer ' + level] = peerFens.map(peer)
  })
  postMessage(result)
}
`

/** A file of the engine, as numbers that a page can be given. */
export const readEngine = (file: 'engine.wasm' | 'engine.network'): number[] => [
  ...readFileSync(fileURLToPath(import.meta.resolve(`@lance/engine/${file}`))),
]

/** A script for a Web Worker, bundled with everything that it imports. */
export async function bundleWorker(script: string): Promise<string> {
  const entry = join(dirname(fileURLToPath(import.meta.url)), 'worker-entry.js')
  const result = await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'worker',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

/** By level, and by `peer LEVEL` for js-chess-engine's level of that rank: milliseconds for each position. */
export async function timeInBrowser(
  fens: readonly string[],
  peerFens: readonly string[],
): Promise<Record<string, number[]>> {
  const code = await bundleWorker(WORKER)
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    return await page.evaluate(
      async ([script, wasm, network, ours, peers]) => {
        const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
        const worker = new Worker(url)
        return await new Promise<Record<string, number[]>>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          worker.postMessage({ wasm, network, fens: ours, peerFens: peers })
        })
      },
      [code, readEngine('engine.wasm'), readEngine('engine.network'), fens, peerFens] as const,
    )
  } finally {
    await browser.close()
  }
}
