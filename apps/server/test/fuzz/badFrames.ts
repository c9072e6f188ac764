import { randomUUID } from 'node:crypto'
import type { SeededRandom } from '../chaos/seededRandom.ts'
import { corruptText, corruptValue, makeNoise } from './corrupt.ts'

const square = (random: SeededRandom) => `${random.pick([...'abcdefgh'])}${1 + random.integerBelow(8)}`

/**
 * Well-formed messages that this player may not send now: out of turn, out of order, about offers that never
 * existed.
 */
const OUT_OF_ORDER: readonly ((random: SeededRandom) => object)[] = [
  (random) => ({
    type: 'move',
    data: {
      from: square(random),
      to: square(random),
      ply: 2 + random.integerBelow(19_990),
      moveId: randomUUID(),
    },
  }),
  (random) => ({
    type: 'move',
    data: { from: 'e2', to: 'e4', promotion: random.pick(['q', null]), ply: 1, moveId: randomUUID() },
  }),
  (random) => ({
    type: 'premove',
    data: {
      from: square(random),
      to: square(random),
      ply: random.integerBelow(20_000) + 1,
      moveId: randomUUID(),
    },
  }),
  () => ({ type: 'premove_cancel' }),
  () => ({ type: 'draw_accept', data: { offerId: randomUUID() } }),
  (random) => ({ type: 'claim', data: { result: random.pick(['win', 'draw']) } }),
  () => ({ type: 'auth', token: 'x'.repeat(43) }),
  () => ({ type: 'berserk', data: { berserkId: randomUUID() } }),
  () => ({ type: 'rematch' }),
  () => ({ type: 'draw_decline' }),
  () => ({ type: 'sync' }),
  () => ({ type: 'ping' }),
  (random) => ({ type: 'look_at', data: { round: random.integerBelow(100), from: -1, count: 1e9 } }),
]

/** Well-formed messages that would have an effect: they are sent only after being corrupted. */
const TO_CORRUPT: readonly ((random: SeededRandom) => { type: string; data: Record<string, unknown> })[] = [
  (random) => ({
    type: 'move',
    data: { from: square(random), to: square(random), promotion: 'q', ply: 1, moveId: randomUUID() },
  }),
  () => ({ type: 'draw_accept', data: { offerId: randomUUID() } }),
  () => ({ type: 'claim', data: { result: 'win' } }),
  () => ({ type: 'chat', data: { message: 'bom jogo', messageId: randomUUID() } }),
]

/** A frame that must change nothing. */
export function makeBadFrame(random: SeededRandom): string | Buffer {
  switch (random.integerBelow(8)) {
    case 0:
    case 1:
      return JSON.stringify(random.pick(OUT_OF_ORDER)(random))
    case 2:
      return corruptText(JSON.stringify(random.pick(TO_CORRUPT)(random)), random)
    case 3: {
      const whole = random.pick(TO_CORRUPT)(random)
      return JSON.stringify({ ...whole, type: `${whole.type}${random.pick(['s', ' ', '\u0000', 'A'])}` })
    }
    case 4:
      return random.pick([
        '[]',
        'null',
        '5',
        '""',
        '{}',
        '{"type":5}',
        '{"type":null}',
        '{"type":"__proto__"}',
      ])
    case 5:
      return makeNoise(random, 300)
    case 6:
      return random.chance(0.05)
        ? `{"type":"chat","data":{"message":"${'x'.repeat(4096 + random.integerBelow(100_000))}"}}`
        : `{"type":"move","data":${'['.repeat(1500)}`
    default: {
      const whole = random.pick(TO_CORRUPT)(random)
      return JSON.stringify({ ...whole, data: corruptRequired(whole.data, random) })
    }
  }
}

/**
 * Leaving out an optional value, or making it null, would keep the data valid: only required values are
 * changed.
 */
function corruptRequired(data: Record<string, unknown>, random: SeededRandom): Record<string, unknown> {
  const { promotion, messageId, ...needed } = data
  const corrupted = corruptValue(needed, random)
  return {
    ...(promotion !== undefined && { promotion }),
    ...(messageId !== undefined && { messageId }),
    ...corrupted,
  }
}
