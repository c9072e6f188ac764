// The engine's review of a game, in a worker of a real Chromium: how soon the first position is evaluated,
// how soon every move has a first evaluation, and how soon the review is done. The game is the longest of
// those in the proof. Browser tools slow down pages but not their workers: the time on a phone is calculated,
// at a quarter of this machine's speed.
import { chromium } from 'playwright-core'
import { judgedGames } from '../packages/engine/src/review/judgedGames.ts'
import { bundleWorker, readEngine } from './bot/inBrowser.ts'
import { type Figure, lowerIsBetter } from './figure.ts'

/** What the product's own worker does, with the time of each answer. */
const WORKER = `
import { openEngine } from '@lance/engine'
import { evaluateGame, REVIEW_PASSES } from '@lance/engine/review'

onmessage = async ({ data: { ucis, wasm, network } }) => {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(wasm))
  const engine = openEngine(instance.exports)
  engine.setNetwork(Uint8Array.from(network))
  const startMs = performance.now()
  const times = { firstMs: 0, passMs: 0, wholeMs: 0 }
  for (const { isPassOver } of evaluateGame(engine, { ucis }, { passes: REVIEW_PASSES })) {
    const ms = performance.now() - startMs
    times.firstMs ||= ms
    if (isPassOver) times.passMs ||= ms
    times.wholeMs = ms
  }
  postMessage(times)
}
`
type Times = { firstMs: number; passMs: number; wholeMs: number }

const SLOWDOWN = 4
/** On a phone: something to look at, a mark at every move, the final result. */
const GOALS_MS: Times = { firstMs: 3000, passMs: 15_000, wholeMs: 180_000 }

async function timeReview(ucis: readonly string[]): Promise<Times> {
  const code = await bundleWorker(WORKER)
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    return await page.evaluate(
      async ([script, moves, wasm, network]) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
        return await new Promise<Times>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          worker.postMessage({ ucis: moves, wasm, network })
        })
      },
      [code, ucis, readEngine('engine.wasm'), readEngine('engine.network')] as const,
    )
  } finally {
    await browser.close()
  }
}

export async function bench(): Promise<Figure[]> {
  const { ucis } = judgedGames.reduce((one, other) => (other.ucis.length > one.ucis.length ? other : one))
  const times = await timeReview(ucis)
  const figure = (what: string, name: keyof Times) =>
    lowerIsBetter({
      figure: `${what}, ${ucis.length} plies, at ${SLOWDOWN}x slowdown`,
      unit: 's',
      ours: (SLOWDOWN * times[name]) / 1000,
      peer: GOALS_MS[name] / 1000,
      peerName: 'our goal',
    })
  return [
    figure('first position evaluated', 'firstMs'),
    figure('every move evaluated once', 'passMs'),
    figure('review done', 'wholeMs'),
  ]
}
