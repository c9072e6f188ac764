import type pg from 'pg'

// Writes kernel/db/schema.ts from a migrated database.

type Column = {
  table: string
  name: string
  /** Without lengths: `character`, `bigint`. */
  type: string
  isNullable: boolean
  isDefaulted: boolean
  isGenerated: boolean
  /** The check that names the column's values, as PostgreSQL writes it. */
  check: string | null
}

/** What node-postgres returns, with our parser of bigint. */
const TYPES: Record<string, string> = {
  'text[]': 'string[]',
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  character: 'string',
  date: 'Date',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json<unknown>',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  'uuid[]': 'string[]',
}

/** Columns of which we know more than the database says. `null` is added where a column may be null. */
const REFINED: Record<string, string> = {
  'accounts.kind': 'AccountKind',
  'arena_games.reason': 'EndReason',
  'deposits.language': 'Language',
  'game_reviews.evaluations': "Json<GameReviewRecord['evaluations']>",
  'training_exercises.exercise': 'Json<TrainingExercise>',
  'training_games.summary': 'Json<TrainingGame>',
  'games.reason': 'EndReason',
  'games.speed': 'RatingClass',
  'games.variant': 'Variant',
  'games.status': 'GameStatus',
  'mail_outbox.about': 'Json<Record<string, string>>',
  'invitations.variant': 'Variant',
  'matchmaking_queue.variant': 'Variant',
  'players_online.status': 'PresenceStatus',
  'puzzles.exercise': 'Json<TrainingExercise>',
  'rank_marks.board': "'titles' | RatingClass",
  'rating_history.speed': 'RatingClass',
  'ratings.speed': 'RatingClass',
  'reports.kind': 'ReportKind',
  'subscriptions.language': 'Language',
  'suspicions.figures': 'Json<Record<string, unknown>>',
  'transfers.kind': 'TransferKind',
  'email_change_tokens.step': "'approve' | 'prove' | 'undo'",
  'withdrawals.pix_kind': "'cpf' | 'email' | 'phone' | 'random'",
}

/** Columns whose inserts and updates take less than their type: the whole type. */
const GUARDED: Record<string, string> = {
  'accounts.balance': 'ColumnType<bigint | null, bigint | null, never>',
  // pg reads a date as midnight here; statements give and compare it as text.
  'fair_play_nights.night': 'ColumnType<Date, string, string>',
  'ledger_proofs.night': 'ColumnType<Date, string, string>',
  'operator_acts.given': 'ColumnType<Record<string, string>, string, never>',
  'operator_acts.changed': 'ColumnType<Record<string, unknown> | null, string | null, string | null>',
  'operator_log.given': 'ColumnType<Record<string, string>, never, never>',
  'operator_log.changed': 'ColumnType<Record<string, unknown> | null, never, never>',
  'users.closed_at': 'ColumnType<Date | null, undefined, Date>',
  'users.factors_changed_at': 'ColumnType<Date | null, undefined, Date | null>',
  'users.password_changed_at': 'ColumnType<Date | null, undefined, Date | null>',
}

/** What a reader of the types must know, by table or column. */
const NOTES: Record<string, string> = {
  'accounts.balance':
    "Null where none is kept: it is the sum of the account's transfers. Only they change it.",
  game_tallies: "The results of a user's games by color, without aborted games.",
  rank_marks:
    'Recent sort keys of every n-th rank of a list: `first` and `second` are what the list is sorted by.',
  'ratings.settled_until':
    'When the rating becomes provisional again if the player stops playing; null while it is provisional.',
  'users.email': 'Null for a closed account, like its name and password.',
}

const HEAD = `import type { Variant } from '@lance/chess'
import type { GameReviewRecord, ReportKind, TrainingExercise, TrainingGame } from '@lance/contract'
import type {
  AccountKind,
  Cents,
  EndReason,
  GameStatus,
  PresenceStatus,
  RatingClass,
  TransferKind,
} from '@lance/domain'
import type { ColumnType } from 'kysely'
import type { Language } from '../texts/language.ts'
import type { Defaulted, Filled, Json } from './columns.ts'

// Every table as the migrations create it: \`npm run schema\` writes this file, from test/schemaFile.ts.

`

/** The text of `schema.ts` for this database. */
export async function writeSchemaFile(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const unknown = [...Object.keys(REFINED), ...Object.keys(GUARDED), ...Object.keys(NOTES)].filter(
    (key) => !tables.has(key) && !rows.some(({ table, name }) => key === `${table}.${name}`),
  )
  if (unknown.length > 0) throw new Error(`no migration creates ${unknown.join(', ')}`)
  const blocks = [...tables].map(([table, columns]) =>
    [...writeNote('  ', table), `  ${table}: {`, ...columns.flatMap(writeColumn), '  }'].join('\n'),
  )
  return `${HEAD}export type Database = {\n${blocks.join('\n')}\n}\n`
}

const COLUMNS = `
  select relation.relname as "table", col.attname as name, format_type(col.atttypid, null) as type,
    not col.attnotnull as "isNullable", col.atthasdef as "isDefaulted",
    col.attidentity = 'a' or col.attgenerated <> '' as "isGenerated",
    (select pg_get_constraintdef(con.oid) from pg_constraint con
      where con.conrelid = relation.oid and con.contype = 'c' and con.conkey = array[col.attnum]
        and pg_get_constraintdef(con.oid) like 'CHECK ((% = ANY (ARRAY[''%'
    ) as "check"
  from pg_class relation join pg_attribute col on col.attrelid = relation.oid
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
    and not starts_with(relation.relname, 'kysely_') and col.attnum > 0 and not col.attisdropped
  order by relation.relname collate "C", col.attnum`

function writeColumn(column: Column): string[] {
  const key = `${column.table}.${column.name}`
  const type = GUARDED[key] ?? wrapType(column, REFINED[key] ?? plainTypeOf(column))
  const line = `    ${column.name}: ${type}`
  if (line.length > 110) throw new Error(`name the type of ${key} in REFINED: it is too long for a line`)
  return [...writeNote('    ', key), line]
}

function writeNote(indent: string, key: string): string[] {
  return key in NOTES ? [`${indent}/** ${NOTES[key]} */`] : []
}

function plainTypeOf({ table, name, type, check }: Column): string {
  if (type === 'bigint' && name.endsWith('_cents')) return 'Cents'
  if (check !== null)
    return [...check.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
  const plain = TYPES[type]
  if (plain === undefined) throw new Error(`${table}.${name} has a type that TYPES does not know: ${type}`)
  return plain
}

function wrapType({ isNullable, isDefaulted, isGenerated }: Column, type: string): string {
  const whole = isNullable ? `${type} | null` : type
  if (isGenerated) return `Filled<${whole}>`
  // A default of a JSON column is left to statements: they give every column of those tables.
  return isDefaulted && !type.startsWith('Json') ? `Defaulted<${whole}>` : whole
}
