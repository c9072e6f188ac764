import type { Selectable, SelectType } from 'kysely'
import type { Database } from './schema.ts'

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type Columns<Table extends keyof Database> = Selectable<Database[Table]> & {
  [Name in keyof Database[Table] & string as Camel<Name>]: SelectType<Database[Table][Name]>
}

/**
 * These columns of a table in a row of a `sql` query, by their own names or in camel case:
 * `Row<'games', 'id' | 'whiteId'>` for `select id, white_id as "whiteId" from games`.
 * Without names, all columns, as `select *` gives them.
 */
export type Row<
  Table extends keyof Database,
  Name extends keyof Columns<Table> = keyof Selectable<Database[Table]>,
> = Pick<Columns<Table>, Name>
