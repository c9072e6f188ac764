import pg from 'pg'
import { connectionOptions } from './openDatabase.ts'

/** What the serving role may do with a relation: all of it, and in columns. Sorted, as they are read. */
type Rights = { all: readonly string[]; columns: readonly string[] }

const TABLE_RIGHTS: Rights = { all: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'], columns: [] }
const SEQUENCE_RIGHTS: Rights = { all: ['SELECT', 'USAGE'], columns: [] }

const APPENDED: Rights = { all: ['INSERT', 'SELECT'], columns: [] }
const READ: Rights = { all: ['SELECT'], columns: [] }

/** Tables in which what is written stays, beside the triggers that hold everybody else to it. */
const GUARDED: Readonly<Record<string, Rights>> = {
  transfers: APPENDED,
  // Rows are locked, which needs the right to change one column; this is one that nothing can change. Balances are
  // written by the trigger of transfers, as the role that owns it.
  accounts: { ...APPENDED, columns: ['id UPDATE'] },
  resting_lots: READ,
  wallet_moves: APPENDED,
  ledger_stamp: APPENDED,
  corrections: APPENDED,
  correction_proofs: APPENDED,
  operator_acts: { ...APPENDED, columns: ['done_at UPDATE'] },
  kysely_migration: READ,
  kysely_migration_lock: READ,
}

/** Whoever starts at the same time waits: PostgreSQL refuses two changes of one relation's rights at once. */
const TURN = 7_301_946_528_310_452n

type Relation = Rights & { name: string; kind: string }

/**
 * Gives the serving role what it needs, and takes back what it should not have: rows of all tables, and of what is
 * guarded only what is said above. Tables that are made later come by default privileges. Run by the role that owns
 * them; changes nothing where all is as it should be.
 */
export async function grantServing({
  migrateConnectionString,
  role,
}: {
  migrateConnectionString: string
  role: string
}): Promise<void> {
  const client = new pg.Client({
    connectionString: migrateConnectionString,
    options: connectionOptions({ lockTimeoutMs: 0, statementTimeoutMs: 60_000 }),
  })
  client.on('error', () => {})
  await client.connect()
  try {
    if ((await findWanting(client, role)).length === 0) return
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [TURN])
    for (const statement of await findWanting(client, role)) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** The statements that make the rights what they should be. */
async function findWanting(client: pg.Client, role: string): Promise<string[]> {
  const to = pg.escapeIdentifier(role)
  const { rows } = await client.query<Relation>(RELATIONS, [role])
  const wanting = rows.flatMap(({ name, kind, all, columns }) => {
    const wanted = kind === 'S' ? SEQUENCE_RIGHTS : (GUARDED[name] ?? TABLE_RIGHTS)
    const isRight = String(all) === String(wanted.all) && String(columns) === String(wanted.columns)
    return isRight ? [] : regrant({ name, kind, ...wanted }, to)
  })
  return [...(await findDefaults(client, role)), ...wanting]
}

function regrant({ name, kind, all, columns }: Relation, to: string): string[] {
  const relation = `${kind === 'S' ? 'sequence' : 'table'} public.${pg.escapeIdentifier(name)}`
  return [
    `revoke all on ${relation} from ${to}`,
    `grant ${all.join(', ')} on ${relation} to ${to}`,
    ...columns.map((right) => {
      const [column = '', verb = ''] = right.split(' ')
      return `grant ${verb} (${pg.escapeIdentifier(column)}) on ${relation} to ${to}`
    }),
  ]
}

/** The right to what this role will make, and to the schema that it is in. */
async function findDefaults(client: pg.Client, role: string): Promise<string[]> {
  const to = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ usage: boolean; tables: string[]; sequences: string[] }>(DEFAULTS, [
    role,
  ])
  const { usage, tables, sequences } = rows[0] ?? { usage: false, tables: [], sequences: [] }
  const byDefault = 'alter default privileges in schema public'
  return [
    ...(usage ? [] : [`grant usage on schema public to ${to}`]),
    ...(String(tables) === String(TABLE_RIGHTS.all)
      ? []
      : [`${byDefault} grant ${TABLE_RIGHTS.all.join(', ')} on tables to ${to}`]),
    ...(String(sequences) === String(SEQUENCE_RIGHTS.all)
      ? []
      : [`${byDefault} grant ${SEQUENCE_RIGHTS.all.join(', ')} on sequences to ${to}`]),
  ]
}

const GRANTEE = `grantee = (select oid from pg_roles where rolname = $1)`

/** What is ours in the schema, and what the role may do with it; extensions' own is theirs. */
const RELATIONS = `
  select relname as name, relkind::text as kind,
    array(select privilege_type::text from aclexplode(relacl) where ${GRANTEE} order by 1) as all,
    array(select attname || ' ' || privilege_type from pg_attribute, aclexplode(attacl)
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and ${GRANTEE} order by 1) as columns
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    and pg_has_role(current_user, relowner, 'usage')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  order by relname`

const defaultsOf = (kind: string) => `array(
  select privilege_type::text from pg_default_acl, aclexplode(defaclacl)
  where defaclrole = (select oid from pg_roles where rolname = current_user)
    and defaclnamespace = 'public'::regnamespace and defaclobjtype = '${kind}' and ${GRANTEE} order by 1)`

const DEFAULTS = `
  select has_schema_privilege($1, 'public', 'usage') as usage, ${defaultsOf('r')} as tables, ${defaultsOf('S')} as sequences`
