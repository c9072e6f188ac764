import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  type BackupHead,
  type BackupSum,
  END_MARK,
  FORMAT,
  HEAD_MARK,
  SEQUENCE_MARK,
  SUM_MARK,
  TABLE_MARK,
} from './format.ts'
import type { CopiedTable, SequenceState } from './tables.ts'

/** A part of a backup, in file order; rows come in chunks of whole lines. */
export type Part =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; table: CopiedTable }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'tableEnd' }
  | { kind: 'sequence'; sequence: SequenceState }
  | { kind: 'sum'; sum: BackupSum }

/** Why a file is not one of our backups, or not as it was written. */
export class BrokenBackup extends Error {}

const MARKS: ReadonlyArray<[mark: string, read: (about: never) => Part]> = [
  [HEAD_MARK, (head: BackupHead) => ({ kind: 'head', head })],
  [TABLE_MARK, (table: CopiedTable) => ({ kind: 'table', table })],
  [SEQUENCE_MARK, (sequence: SequenceState) => ({ kind: 'sequence', sequence })],
  [SUM_MARK, (sum: BackupSum) => ({ kind: 'sum', sum })],
]

/** Reads a backup file. Throws `BrokenBackup`, by the end at the latest, if any byte of it has changed. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  let inTable = false
  let isWhole = false
  for await (const lines of readLines(file)) {
    let at = 0
    while (at < lines.length) {
      if (isWhole) throw new BrokenBackup('there is more data after the end of the backup')
      const end = inTable ? endOfRows(lines, at) : lines.indexOf(NEWLINE, at) + 1
      const bytes = lines.subarray(at, end)
      at = end
      if (inTable) {
        if (bytes.length > 0) yield { kind: 'rows', bytes: hashed(hash, bytes) }
        if (at === lines.length) continue
        at += hashed(hash, TABLE_END).length
        inTable = false
        yield { kind: 'tableEnd' }
        continue
      }
      const part = readLine(bytes)
      inTable = part.kind === 'table'
      isWhole = part.kind === 'sum'
      if (part.kind === 'sum' && part.sum.sha256 !== hash.copy().digest('hex'))
        throw new BrokenBackup('the backup has changed since it was written')
      hash.update(bytes)
      yield part
    }
  }
  if (!isWhole) throw new BrokenBackup('the backup is truncated')
}

function hashed(hash: Hash, bytes: Buffer): Buffer {
  hash.update(bytes)
  return bytes
}

/** Where the rows beginning at `at` end: before the line that ends the table, or at the end of the chunk. */
function endOfRows(lines: Buffer, at: number): number {
  let found = lines.indexOf(TABLE_END, at)
  // Inside a row this is the end of a value: COPY doubles backslashes, so no row is only this.
  while (found > at && lines[found - 1] !== NEWLINE) found = lines.indexOf(TABLE_END, found + 1)
  return found === -1 ? lines.length : found
}

function readLine(bytes: Buffer): Part {
  const line = bytes.toString().trimEnd()
  for (const [mark, read] of MARKS) {
    if (!line.startsWith(`${mark} {`)) continue
    const part = read(JSON.parse(line.slice(mark.length + 1)) as never)
    if (part.kind === 'head' && part.head.format !== FORMAT)
      throw new BrokenBackup(
        `the backup has format ${part.head.format}, but this version reads format ${FORMAT}`,
      )
    return part
  }
  throw new BrokenBackup('this is not one of our backups')
}

const TABLE_END = Buffer.from(`${END_MARK}\n`)
const NEWLINE = 10

/** The file's text in chunks of whole lines. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  const text = createGunzip()
  pipeline(createReadStream(file), text, () => {})
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of text) {
      const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer])
      const whole = bytes.lastIndexOf(NEWLINE) + 1
      rest = bytes.subarray(whole)
      if (whole > 0) yield bytes.subarray(0, whole)
    }
  } catch (error) {
    throw new BrokenBackup(`the file cannot be read: ${(error as Error).message}`)
  }
  if (rest.length > 0) throw new BrokenBackup('the backup is truncated')
}
