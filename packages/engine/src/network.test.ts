import { gamePosition, makeFen } from '@lance/chess'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { loadEngine } from '../node/loadEngine.ts'
import { chooseGame } from './chooseGame.ts'

const engine = await loadEngine()
afterAll(() => void engine.setNetwork(null))

const UNITS = 128
const BUCKETS = 8
const SIZE = 768 * UNITS + 2 * UNITS + BUCKETS * 2 * UNITS + 4 * BUCKETS

/** A network of small random numbers, the same for the same seed. */
function randomNetwork(seed: number): Uint8Array {
  const bytes = new Uint8Array(SIZE)
  const view = new DataView(bytes.buffer)
  const random = (most: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * (2 * most + 1)) - most
  }
  let at = 0
  for (; at < 768 * UNITS; at++) view.setInt8(at, random(40))
  for (let unit = 0; unit < UNITS; unit++, at += 2) view.setInt16(at, random(60), true)
  for (let weight = 0; weight < BUCKETS * 2 * UNITS; weight++, at++) view.setInt8(at, random(100))
  for (let bucket = 0; bucket < BUCKETS; bucket++, at += 4) view.setInt32(at, random(9000), true)
  return bytes
}

/** The network's answer, worked out plainly: what the engine must give. */
function evaluatePlainly(network: Uint8Array, fen: string): number {
  const view = new DataView(network.buffer)
  const [board = '', side] = fen.split(' ')
  const pieces: { color: number; type: number; square: number }[] = []
  board.split('/').forEach((rank, index) => {
    let square = 56 - 8 * index
    for (const letter of rank) {
      const type = 'pnbrqk'.indexOf(letter.toLowerCase())
      if (type < 0) square += Number(letter)
      else pieces.push({ color: letter === letter.toLowerCase() ? 1 : 0, type, square: square++ })
    }
  })
  const bucket = (pieces.length - 2) >> 2
  const toMove = side === 'w' ? 0 : 1
  const biases = 768 * UNITS
  const weights = biases + 2 * UNITS
  let sum = 0
  for (const [index, seenBy] of [toMove, 1 - toMove].entries()) {
    const king = pieces.find(({ color, type }) => color === seenBy && type === 5)
    const mirror = king !== undefined && (king.square & 7) < 4 ? 7 : 0
    for (let unit = 0; unit < UNITS; unit++) {
      let total = view.getInt16(biases + 2 * unit, true)
      for (const { color, type, square } of pieces) {
        const input = ((color ^ seenBy) * 6 + type) * 64 + (square ^ (seenBy * 56) ^ mirror)
        total += view.getInt8(input * UNITS + unit)
      }
      const clipped = Math.min(Math.max(total, 0), 127)
      sum += clipped * clipped * view.getInt8(weights + (bucket * 2 + index) * UNITS + unit)
    }
  }
  const bias = view.getInt32(weights + BUCKETS * 2 * UNITS + 4 * bucket, true)
  return Math.trunc(((Math.trunc(sum / 127) + bias) * 400) / (127 * 64))
}

describe('the network', () => {
  it('gives what its numbers say, in random games and on the way back from a search', () => {
    const network = randomNetwork(7)
    expect(engine.setNetwork(network)).toBe(true)
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 120 }), (choices) => {
        const { game, ucis } = chooseGame(choices)
        const position = gamePosition(game)
        engine.setGame({ ucis })
        const wanted = evaluatePlainly(network, makeFen(position))
        expect(engine.evaluate()).toBe(wanted)
        const search = engine.startSearch({ maxNodes: 300 })
        search.advance(200)
        search.stop()
        expect(engine.evaluate()).toBe(wanted)
      }),
      { numRuns: process.env.PROVE === 'full' ? 5000 : 60 },
    )
  })

  it('gives the same moves after the same nodes on a device without SIMD', async () => {
    const plain = await loadEngine('enginePlain')
    const network = randomNetwork(11)
    const reports = [engine, plain].map((one) => {
      one.setNetwork(network)
      one.setGame({ ucis: ['e2e4', 'c7c5', 'g1f3', 'd7d6', 'd2d4', 'c5d4', 'f3d4'] })
      const search = one.startSearch({ maxNodes: 20_000 })
      while (!search.advance(5000));
      return search.report()
    })
    expect(reports[0]?.depthPlies).toBeGreaterThan(3)
    expect(reports[1]).toEqual(reports[0])
  })

  it('is refused when it has another size, and can be taken out again', () => {
    engine.setNetwork(null)
    engine.setGame({ ucis: [] })
    const before = engine.evaluate()
    expect(engine.setNetwork(new Uint8Array(SIZE - 1))).toBe(false)
    expect(engine.evaluate()).toBe(before)
    expect(engine.setNetwork(randomNetwork(3))).toBe(true)
    expect(engine.evaluate()).not.toBe(before)
    engine.setNetwork(null)
    expect(engine.evaluate()).toBe(before)
  })
})
