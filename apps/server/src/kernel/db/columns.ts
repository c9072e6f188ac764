import type { ColumnType } from 'kysely'

/** A column that the database fills when an insert omits it. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** A column that only the database fills. */
export type Filled<T> = ColumnType<T, never, never>

/** A JSON column: statements give it as text, and rows hold what the text says. */
export type Json<T> = ColumnType<T, string, string>
