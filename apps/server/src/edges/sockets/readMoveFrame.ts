import type { ClientMessage, PromotionLetter } from '@lance/contract'
import { MOVE_INPUTS, type MoveInput } from '@lance/domain'

type MoveMessage = ClientMessage<'game', 'move'>
type MoveSigns = NonNullable<MoveMessage['data']['signs']>

const PLY_MAX = 20_000
const UUID_BYTES = 36
/** As the contract bounds `awayMs` and `backMs`. */
const AWAY_MAX_MS = 172_800_000
const NUMBER_MAX_BYTES = 17

const QUOTE = 0x22
const DOT = 0x2e
const DASH = 0x2d
const ZERO = 0x30
const NINE = 0x39

/** The squares' names, a1 = 0 … h8 = 63, so that reading one makes no string. */
const SQUARES = Array.from(
  { length: 64 },
  (_, square) => `${String.fromCharCode(97 + (square % 8))}${1 + (square >> 3)}`,
)
const PROMOTIONS = new Map<number, PromotionLetter>(
  (['q', 'r', 'b', 'n'] as const).map((letter) => [letter.charCodeAt(0), letter]),
)

const FROM = Buffer.from('{"type":"move","data":{"from":"')
const TO = Buffer.from('","to":"')
const PROMOTION = Buffer.from('","promotion":')
const PLY = Buffer.from(',"ply":')
const MOVE_ID = Buffer.from(',"moveId":"')
const THINK = Buffer.from(',"thinkMs":')
const SIGNS = Buffer.from(',"signs":{"input":')
const AWAY = Buffer.from(',"awayMs":')
const BACK = Buffer.from(',"backMs":')
const NULL = Buffer.from('null')
const END = Buffer.from('}}')
const END_WITH_SIGNS = Buffer.from('}}}')

/**
 * Reads a `move` message that is written exactly as our site writes it, where it lies: from `start` to `end`.
 * What comes after `end` changes nothing. Returns null for every other frame, valid or not, which JSON and the contract's schema then read: the schema stays the judge, and
 * `readMoveFrame.test.ts` holds this to it.
 */
export function readMoveFrame(frame: Buffer, start: number, end: number): MoveMessage | null {
  if (!has(frame, start, FROM)) return null
  let at = start + FROM.length
  const from = squareAt(frame, at)
  if (from === undefined || !has(frame, at + 2, TO)) return null
  at += 2 + TO.length
  const to = squareAt(frame, at)
  if (to === undefined || !has(frame, at + 2, PROMOTION)) return null
  at += 2 + PROMOTION.length
  const promotion = promotionAt(frame, at)
  if (promotion === undefined) return null
  at += promotion === null ? NULL.length : 3
  if (!has(frame, at, PLY)) return null
  at += PLY.length
  const plyEnd = digitsEnd(frame, at)
  const ply = intAt(frame, at, plyEnd)
  if (ply < 1 || ply > PLY_MAX || !has(frame, plyEnd, MOVE_ID)) return null
  at = plyEnd + MOVE_ID.length
  if (!isUuidAt(frame, at) || frame[at + UUID_BYTES] !== QUOTE) return null
  const moveId = frame.toString('latin1', at, at + UUID_BYTES)
  at += UUID_BYTES + 1
  const data: MoveMessage['data'] = { from, to, promotion, ply, moveId }
  if (has(frame, at, THINK)) {
    at += THINK.length
    const thinkEnd = numberEnd(frame, at)
    const thinkMs = numberAt(frame, at, thinkEnd)
    if (thinkMs === null) return null
    data.thinkMs = thinkMs
    at = thinkEnd
  }
  if (end === at + END.length && has(frame, at, END)) return { type: 'move', data }
  const signs = signsAt(frame, at, end)
  if (signs === null) return null
  data.signs = signs
  return { type: 'move', data }
}

function has(frame: Buffer, at: number, bytes: Buffer): boolean {
  if (at + bytes.length > frame.length) return false
  for (let index = 0; index < bytes.length; index++) if (frame[at + index] !== bytes[index]) return false
  return true
}

function squareAt(frame: Buffer, at: number): string | undefined {
  const file = (frame[at] ?? 0) - 97
  const rank = (frame[at + 1] ?? 0) - 49
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : SQUARES[rank * 8 + file]
}

/** Undefined where neither a piece nor null is named. */
function promotionAt(frame: Buffer, at: number): PromotionLetter | null | undefined {
  if (has(frame, at, NULL)) return null
  if (frame[at] !== QUOTE || frame[at + 2] !== QUOTE) return undefined
  return PROMOTIONS.get(frame[at + 1] ?? 0)
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte <= NINE

function digitsEnd(frame: Buffer, at: number): number {
  let end = at
  while (isDigit(frame[end])) end++
  return end
}

/** -1 for what JSON does not allow, and for numbers of more than five digits. */
function intAt(frame: Buffer, at: number, end: number): number {
  if (end === at || end - at > 5 || (frame[at] === ZERO && end > at + 1)) return -1
  let value = 0
  for (let index = at; index < end; index++) value = value * 10 + (frame[index] as number) - ZERO
  return value
}

/** A UUID of versions 1 to 8, of the usual variant, with letters of either case. */
function isUuidAt(frame: Buffer, at: number): boolean {
  if (at + UUID_BYTES > frame.length) return false
  for (let index = 0; index < UUID_BYTES; index++) {
    const byte = frame[at + index] as number
    if (index === 8 || index === 13 || index === 18 || index === 23) {
      if (byte !== DASH) return false
    } else if (!isDigit(byte) && !isHexLetter(byte)) return false
  }
  const version = (frame[at + 14] as number) - ZERO
  const variant = (frame[at + 19] as number) | 0x20
  return version >= 1 && version <= 8 && VARIANTS.has(variant)
}

const isHexLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66
/** 8, 9, a and b; the digits are the same with the bit of lower case set. */
const VARIANTS = new Set([0x38, 0x39, 0x61, 0x62])

function signsAt(frame: Buffer, start: number, end: number): MoveSigns | null {
  if (!has(frame, start, SIGNS)) return null
  let at = start + SIGNS.length
  let input: MoveInput | null = null
  if (has(frame, at, NULL)) at += NULL.length
  else {
    const named = INPUTS.find(({ json }) => has(frame, at, json))
    if (named === undefined) return null
    input = named.input
    at += named.json.length
  }
  if (!has(frame, at, AWAY)) return null
  at += AWAY.length
  const awayEnd = numberEnd(frame, at)
  const awayMs = numberAt(frame, at, awayEnd)
  if (awayMs === null || !has(frame, awayEnd, BACK)) return null
  at = awayEnd + BACK.length
  const isBackNull = has(frame, at, NULL)
  const backEnd = isBackNull ? at + NULL.length : numberEnd(frame, at)
  const backMs = isBackNull ? null : numberAt(frame, at, backEnd)
  if (backMs === null && !isBackNull) return null
  const isEnd = end === backEnd + END_WITH_SIGNS.length && has(frame, backEnd, END_WITH_SIGNS)
  return isEnd ? { input, awayMs, backMs } : null
}

const INPUTS = MOVE_INPUTS.map((input) => ({ input, json: Buffer.from(`"${input}"`) }))

/** The end of a number without sign and exponent. */
function numberEnd(frame: Buffer, at: number): number {
  const end = digitsEnd(frame, at)
  return frame[end] === DOT ? digitsEnd(frame, end + 1) : end
}

/** Null for what JSON does not allow, and beyond the bound. */
function numberAt(frame: Buffer, at: number, end: number): number | null {
  if (!isDigit(frame[at]) || !isDigit(frame[end - 1]) || end - at > NUMBER_MAX_BYTES) return null
  if (frame[at] === ZERO && isDigit(frame[at + 1])) return null
  const value = Number(frame.toString('latin1', at, end))
  return value > AWAY_MAX_MS ? null : value
}
