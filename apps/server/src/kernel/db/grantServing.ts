import pg from 'pg'

/** The serving role's rights to a relation: to all of it, and to single columns. Sorted, as they are read. */
type Rights = { all: readonly string[]; columns: readonly string[] }

const TABLE_RIGHTS: Rights = { all: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'], columns: [] }
const SEQUENCE_RIGHTS: Rights = { all: ['SELECT', 'USAGE'], columns: [] }

const APPEND_ONLY: Rights = { all: ['INSERT', 'SELECT'], columns: [] }
const READ_ONLY: Rights = { all: ['SELECT'], columns: [] }

/** Tables whose rows must not change. Triggers enforce the same for all other roles. */
const GUARDED: Readonly<Record<string, Rights>> = {
  transfers: APPEND_ONLY,
  // The server locks rows, which requires the right to update one column; nothing can change this one. The
  // trigger of transfers writes balances, as the role that owns it.
  accounts: { ...APPEND_ONLY, columns: ['id UPDATE'] },
  resting_lots: READ_ONLY,
  wallet_moves: APPEND_ONLY,
  ledger_stamp: APPEND_ONLY,
  corrections: APPEND_ONLY,
  correction_proofs: APPEND_ONLY,
  operator_acts: { ...APPEND_ONLY, columns: ['changed UPDATE', 'done_at UPDATE'] },
  // The trigger of operator_acts writes it, as the role that owns it.
  operator_log: READ_ONLY,
  kysely_migration: READ_ONLY,
  kysely_migration_lock: READ_ONLY,
}

/** Makes servers that start together wait: PostgreSQL refuses concurrent changes of a relation's rights. */
const LOCK_KEY = 7_301_946_528_310_452n

type Relation = Rights & { name: string; kind: string }

type Asked = Pick<pg.Pool, 'query'> | pg.PoolClient

/**
 * Grants the serving role what it needs, and revokes what it should not have: the rows of all tables, but of
 * guarded ones only the rights above. Default privileges cover tables that are created later. `owner` is a
 * pool of the tables' owner. Changes nothing if all rights are correct.
 */
export async function grantServing(owner: pg.Pool, role: string): Promise<void> {
  if ((await findGrantStatements(owner, role)).length === 0) return
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('set local lock_timeout = 0')
    await client.query(`set local statement_timeout = '1min'`)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY])
    for (const statement of await findGrantStatements(client, role)) await client.query(statement)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** The statements that correct the rights. */
async function findGrantStatements(client: Asked, role: string): Promise<string[]> {
  const to = pg.escapeIdentifier(role)
  const { rows } = await client.query<Relation>(RELATIONS, [role])
  const statements = rows.flatMap(({ name, kind, all, columns }) => {
    const wanted = kind === 'S' ? SEQUENCE_RIGHTS : (GUARDED[name] ?? TABLE_RIGHTS)
    const isRight = String(all) === String(wanted.all) && String(columns) === String(wanted.columns)
    return isRight ? [] : regrant({ name, kind, ...wanted }, to)
  })
  return [...(await findDefaultStatements(client, role)), ...statements]
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

/** Statements for the rights to the schema, and to what the owner will create in it. */
async function findDefaultStatements(client: Asked, role: string): Promise<string[]> {
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

/** Our relations in the schema, without those of extensions, and what the role may do with them. */
const RELATIONS = `
  select relname as name, relkind::text as kind,
    array(select privilege_type::text from aclexplode(relacl) where ${GRANTEE} order by 1) as all,
    array(select attname || ' ' || privilege_type from pg_attribute, aclexplode(attacl)
      where attrelid = pg_class.oid and attacl is not null and attnum > 0 and not attisdropped and ${GRANTEE} order by 1) as columns
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
