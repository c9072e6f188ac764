// A backup is a gzipped text: a head; of each table a line with its columns, then its rows as PostgreSQL's COPY writes
// them, then `\.`; how far the sequences have counted; and last the sum of all that stands before.

export const FORMAT = 1
export const HEAD_MARK = '-- lance backup'
export const TABLE_MARK = '-- table'
export const SEQUENCE_MARK = '-- sequence'
export const SUM_MARK = '-- sum'
export const END_MARK = '\\.'

export type BackupHead = {
  format: number
  /** By the clock of the database. */
  takenAt: string
  /** Those that the database had been brought through, in order. */
  migrations: readonly string[]
}

export type BackupSum = { tables: number; rows: number; sha256: string }
