import { randomUUID } from 'node:crypto'
import { gameClientMessage } from '@lance/contract'
import { MOVE_INPUTS } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import { makeSeededRandom } from '../../../test/chaos/seededRandom.ts'
import { makeMove } from '../../../test/gameKit.ts'
import { readMoveFrame } from './readMoveFrame.ts'

const MUTATIONS = process.env.PROVE === 'full' ? 3_000_000 : 20_000

/** Reads a frame that lies between others. */
const read = (text: string) => {
  const [before, frame] = [Buffer.from('}}{"type"'), Buffer.from(text)]
  const bytes = Buffer.concat([before, frame, Buffer.from('}}}')])
  return readMoveFrame(bytes, before.length, before.length + frame.length)
}

/** What JSON and the contract make of a frame; undefined if they refuse it. */
function readBySchema(text: string): unknown {
  try {
    return gameClientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const extended = (extra: object) => {
  const { type, data } = makeMove('g7h8n', { ply: 120 })
  return JSON.stringify({ type, data: { ...data, ...extra } })
}
const signed = (signs: object) => extended({ signs })

/** Frames as our site writes them. */
const WRITTEN = [
  JSON.stringify(makeMove('e2e4', { ply: 1 })),
  JSON.stringify(makeMove('a7a8q', { ply: 20_000 })),
  ...MOVE_INPUTS.map((input) => signed({ input, awayMs: 0, backMs: null })),
  signed({ input: null, awayMs: 12_300.25, backMs: 0.5 }),
  signed({ input: 'drag', awayMs: 172_800_000, backMs: 172_800_000 }),
  extended({ thinkMs: 0 }),
  extended({ thinkMs: 1234.5, signs: { input: 'click', awayMs: 0, backMs: null } }),
]

describe('the reader of moves', () => {
  it.each(WRITTEN)('reads %s as the contract does', (text) => {
    const message = read(text)
    expect(message).not.toBeNull()
    expect(message).toEqual(readBySchema(text))
  })

  it('reads ids of every version, in either case', () => {
    for (const version of '12345678') {
      const moveId = `${randomUUID().slice(0, 14)}${version}${randomUUID().slice(15)}`
      for (const id of [moveId, moveId.toUpperCase()]) {
        const text = JSON.stringify(makeMove('e2e4', { ply: 1, moveId: id }))
        expect(read(text)).toEqual(readBySchema(text))
        expect(read(text)).not.toBeNull()
      }
    }
  })

  it.each([
    ['another message', '{"type":"resign"}'],
    ['a space', JSON.stringify(makeMove('e2e4', { ply: 1 })).replace(':', ': ')],
    ['ply 0', JSON.stringify(makeMove('e2e4', { ply: 0 }))],
    ['a ply beyond the last', JSON.stringify(makeMove('e2e4', { ply: 20_001 }))],
    ['a square off the board', JSON.stringify(makeMove('e2e9', { ply: 1 }))],
    ['an id that is none', JSON.stringify(makeMove('e2e4', { ply: 1, moveId: 'x'.repeat(36) }))],
    ['an absence without end', signed({ input: 'drag', awayMs: 172_800_001, backMs: null })],
    ['a time of thinking without end', extended({ thinkMs: 172_800_001 })],
    ['a number with an exponent', signed({ input: 'drag', awayMs: 1e-7, backMs: null })],
    ['an empty frame', ''],
  ])('leaves %s to the contract', (_what, text) => {
    expect(read(text)).toBeNull()
  })

  it(`agrees with the contract on ${MUTATIONS} frames that are nearly moves`, { timeout: 600_000 }, () => {
    const random = makeSeededRandom(Number(process.env.PROVE_SEED ?? 21))
    const alphabet = [...'{}[]",:.-+eE0123456789abcdefghnqrbtruefalsnu \\']
    let readCount = 0
    for (let round = 0; round < MUTATIONS; round++) {
      let text = random.pick(WRITTEN)
      for (let change = random.chance(0.7) ? 1 : 2; change > 0; change--) {
        const at = Math.floor(random.fraction() * text.length)
        const removed = random.pick([0, 1, 1, 1, 2, 4])
        const added = random.chance(0.8) ? random.pick(alphabet) : ''
        text = text.slice(0, at) + added + text.slice(at + removed)
      }
      const message = read(text)
      if (message === null) continue
      readCount++
      expect(message, text).toEqual(readBySchema(text))
    }
    // Most changes of a digit or a square leave a move.
    expect(readCount).toBeGreaterThan(MUTATIONS / 20)
  })
})
