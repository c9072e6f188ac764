// The peer's way to store moves: our statement, sent by pg as any query, with new buffers for each batch. It
// stays as it is, so that the figures of the durable relay can be compared over time.
import type pg from 'pg'
import { type JournalMove, STORE_MOVES } from '../../apps/server/src/play/games/moveBatch.ts'

// Parameters are sent in PostgreSQL's binary format: text takes both sides three times as long.
const INT4 = 23
const TEXT = 25
const TIMESTAMPTZ = 1184
const UUID = 2950
const UUID_BYTES = 16

const DASH = 0x2d
const ZERO = 0x30
const NINE = 0x39
const LETTER_A = 0x61
const LOWER_CASE = 0x20

/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_2000_MS = 946_684_800_000
const TWO_32 = 4_294_967_296

/** The header of a one-dimensional array without nulls. */
function makeArray(elementOid: number, length: number, bytes: number): Buffer {
  const array = Buffer.allocUnsafe(20 + bytes)
  array.writeInt32BE(1, 0)
  array.writeInt32BE(0, 4)
  array.writeInt32BE(elementOid, 8)
  array.writeInt32BE(length, 12)
  array.writeInt32BE(1, 16)
  return array
}

function makeInts(moves: readonly JournalMove[], pick: (move: JournalMove) => number): Buffer {
  const array = makeArray(INT4, moves.length, moves.length * 8)
  let at = 20
  for (const move of moves) {
    array.writeInt32BE(4, at)
    array.writeInt32BE(pick(move), at + 4)
    at += 8
  }
  return array
}

function makeTimes(moves: readonly JournalMove[], pick: (move: JournalMove) => number): Buffer {
  const array = makeArray(TIMESTAMPTZ, moves.length, moves.length * 12)
  let at = 20
  for (const move of moves) {
    const micros = Math.round(pick(move) - EPOCH_2000_MS) * 1000
    array.writeInt32BE(8, at)
    array.writeInt32BE(Math.floor(micros / TWO_32), at + 4)
    array.writeUInt32BE(((micros % TWO_32) + TWO_32) % TWO_32, at + 8)
    at += 12
  }
  return array
}

/** Ids, positions and moves are ASCII: one byte per character. */
function makeTexts(moves: readonly JournalMove[], pick: (move: JournalMove) => string): Buffer {
  let bytes = moves.length * 4
  for (const move of moves) bytes += pick(move).length
  const array = makeArray(TEXT, moves.length, bytes)
  let at = 20
  for (const move of moves) {
    const text = pick(move)
    array.writeInt32BE(text.length, at)
    array.write(text, at + 4, 'latin1')
    at += 4 + text.length
  }
  return array
}

/** The 32 hexadecimal digits of an id, without the string that leaving out its dashes would make. */
function writeUuid(array: Buffer, id: string, start: number): void {
  let at = start
  for (let index = 0; index < id.length; index += 2) {
    if (id.charCodeAt(index) === DASH) index++
    array[at++] = (nibble(id.charCodeAt(index)) << 4) | nibble(id.charCodeAt(index + 1))
  }
}

/** The value of a hexadecimal digit, in either case. */
const nibble = (code: number) => (code <= NINE ? code - ZERO : (code | LOWER_CASE) - LETTER_A + 10)

function makeUuids(moves: readonly JournalMove[], pick: (move: JournalMove) => string): Buffer {
  const array = makeArray(UUID, moves.length, moves.length * 20)
  let at = 20
  for (const move of moves) {
    array.writeInt32BE(UUID_BYTES, at)
    writeUuid(array, pick(move), at + 4)
    at += 4 + UUID_BYTES
  }
  return array
}

/**
 * Stores these moves, which must be of different games. Resolves once they are on disk: to the indexes of the
 * moves whose game version was still current, or null when that was all of them.
 */
export async function storeMoves(
  client: pg.Client,
  moves: readonly JournalMove[],
): Promise<ReadonlySet<number> | null> {
  const { rows } = await client.query<{ ordinals: number[] | null; stored: number }>({
    name: 'store_moves',
    text: STORE_MOVES,
    values: [
      makeTexts(moves, ({ gameId }) => gameId),
      makeInts(moves, ({ version }) => version),
      makeTexts(moves, ({ fen }) => fen),
      makeTexts(moves, ({ uci }) => uci),
      makeUuids(moves, ({ moveId }) => moveId),
      makeInts(moves, ({ whiteMs }) => whiteMs),
      makeInts(moves, ({ blackMs }) => blackMs),
      makeInts(moves, ({ moverLeftMs }) => moverLeftMs),
      makeTimes(moves, ({ turnStartedAtMs }) => turnStartedAtMs),
      makeTimes(moves, ({ dueAtMs }) => dueAtMs),
      makeInts(moves, ({ signs }) => signs),
    ],
  })
  const [row] = rows
  if (row?.stored === moves.length) return null
  return new Set((row?.ordinals ?? []).map((ordinal) => ordinal - 1))
}
