// A backup is a gzipped text: a head; for each table a line with its columns, its rows as PostgreSQL's COPY
// writes them, and `\.`; the state of the sequences; and last a checksum of everything before it.

export const FORMAT = 1
export const HEAD_MARK = '-- lance backup'
export const TABLE_MARK = '-- table'
export const SEQUENCE_MARK = '-- sequence'
export const SUM_MARK = '-- sum'
export const END_MARK = '\\.'

export type BackupHead = {
  format: number
  /** By the database's clock. */
  takenAt: string
  /** The migrations that the database had, in order. */
  migrations: readonly string[]
}

export type BackupSum = { tables: number; rows: number; sha256: string }
