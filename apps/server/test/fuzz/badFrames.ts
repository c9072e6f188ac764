import { randomUUID } from 'node:crypto'
import type { Lots } from '../chaos/lots.ts'
import { makeNoise, spoilText, spoilValue } from './spoil.ts'

const square = (lots: Lots) => `${lots.oneOf([...'abcdefgh'])}${1 + lots.below(8)}`

/**
 * Well-formed messages that this player may not send now: out of turn, out of order, about offers that never
 * existed.
 */
const OUT_OF_ORDER: readonly ((lots: Lots) => object)[] = [
  (lots) => ({
    type: 'move',
    data: { from: square(lots), to: square(lots), ply: 2 + lots.below(19_990), moveId: randomUUID() },
  }),
  (lots) => ({
    type: 'move',
    data: { from: 'e2', to: 'e4', promotion: lots.oneOf(['q', null]), ply: 1, moveId: randomUUID() },
  }),
  () => ({ type: 'draw_accept', data: { offerId: randomUUID() } }),
  (lots) => ({ type: 'claim', data: { result: lots.oneOf(['win', 'draw']) } }),
  () => ({ type: 'auth', token: 'x'.repeat(43) }),
  () => ({ type: 'rematch' }),
  () => ({ type: 'draw_decline' }),
  () => ({ type: 'sync' }),
  () => ({ type: 'ping' }),
  (lots) => ({ type: 'look_at', data: { round: lots.below(100), from: -1, count: 1e9 } }),
]

/** Well-formed messages that would have an effect: they are sent only after being corrupted. */
const TO_SPOIL: readonly ((lots: Lots) => { type: string; data: Record<string, unknown> })[] = [
  (lots) => ({
    type: 'move',
    data: { from: square(lots), to: square(lots), promotion: 'q', ply: 1, moveId: randomUUID() },
  }),
  () => ({ type: 'draw_accept', data: { offerId: randomUUID() } }),
  () => ({ type: 'claim', data: { result: 'win' } }),
  () => ({ type: 'chat', data: { message: 'bom jogo', messageId: randomUUID() } }),
]

/** A frame that must change nothing. */
export function makeBadFrame(lots: Lots): string | Buffer {
  switch (lots.below(8)) {
    case 0:
    case 1:
      return JSON.stringify(lots.oneOf(OUT_OF_ORDER)(lots))
    case 2:
      return spoilText(JSON.stringify(lots.oneOf(TO_SPOIL)(lots)), lots)
    case 3: {
      const whole = lots.oneOf(TO_SPOIL)(lots)
      return JSON.stringify({ ...whole, type: `${whole.type}${lots.oneOf(['s', ' ', '\u0000', 'A'])}` })
    }
    case 4:
      return lots.oneOf([
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
      return makeNoise(lots, 300)
    case 6:
      return lots.happens(0.05)
        ? `{"type":"chat","data":{"message":"${'x'.repeat(4096 + lots.below(100_000))}"}}`
        : `{"type":"move","data":${'['.repeat(1500)}`
    default: {
      const whole = lots.oneOf(TO_SPOIL)(lots)
      return JSON.stringify({ ...whole, data: spoilEachTime(whole.data, lots) })
    }
  }
}

/**
 * Leaving out an optional value, or making it null, would keep the data valid: only required values are
 * changed.
 */
function spoilEachTime(data: Record<string, unknown>, lots: Lots): Record<string, unknown> {
  const { promotion, messageId, ...needed } = data
  const spoiled = spoilValue(needed, lots)
  return {
    ...(promotion !== undefined && { promotion }),
    ...(messageId !== undefined && { messageId }),
    ...spoiled,
  }
}
