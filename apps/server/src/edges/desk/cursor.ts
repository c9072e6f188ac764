import { DeskRefused } from './deskRefusal.ts'

// Where a list's next page begins: the sort key of the last row, as opaque text.

export const writeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

/** The sort key in a cursor, with so many parts; null without a cursor. Throws MALFORMED for any other text. */
export function readCursor(text: string | undefined, parts: number): string[] | null {
  if (text === undefined) return null
  try {
    const key: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(key) && key.length === parts) return key.map(String)
  } catch {
    // No cursor of ours.
  }
  throw new DeskRefused('MALFORMED')
}

/** PostgreSQL's errors for a value that it can't read: a date, a number, an id or a byte that is none. */
const UNREADABLE = /^22/

/** Turns the failure of a list into MALFORMED where its cursor has a value that no list has given. */
export function refuseForged(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && UNREADABLE.test(code) ? new DeskRefused('MALFORMED') : error
}

/** The page of these rows, of which one more than a page was read: it only shows that there is a next page. */
export function pageFrom<Row>(
  rows: readonly Row[],
  { limit, keyOf }: { limit: number; keyOf: (row: Row) => readonly (string | number)[] },
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null }
}
