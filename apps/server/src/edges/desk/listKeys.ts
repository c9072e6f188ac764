import { readCursor } from './cursor.ts'
import { DeskRefused } from './deskRefusal.ts'

// The sort keys that the lists of a person have. A cursor that was changed is refused before the database sees it.

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/
const ID = /^[0-9a-z-]{8,64}$/i

/** The time and the id of the last row of the page before; null for the first page. */
export function readTimeKey(cursor: string | undefined): readonly string[] | null {
  const key = readCursor(cursor, 2)
  if (key === null) return null
  const [at = '', id = ''] = key
  if (!TIME.test(at) || !ID.test(id)) throw new DeskRefused('MALFORMED')
  return key
}

/** The number of the last row of the page before; null for the first page. */
export function readNumberKey(cursor: string | undefined): bigint | null {
  const [number] = readCursor(cursor, 1) ?? []
  if (number === undefined) return null
  if (!/^\d{1,18}$/.test(number)) throw new DeskRefused('MALFORMED')
  return BigInt(number)
}
