import type pg from 'pg'

/** A table as it is copied, without generated columns. */
export type CopiedTable = { name: string; columns: readonly string[] }

/** The migration records: the target database has its own. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock']

type Row = { name: string; columns: string[]; needs: string[] }

/** All our tables, each after those that its foreign keys reference. Throws if there is no such order. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<Row>(
    `select c.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [NOT_COPIED],
  )
  const left = new Map(rows.map((row) => [row.name, row]))
  const ordered: CopiedTable[] = []
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ needs }) => !needs.some((name) => left.has(name)))
    if (ready.length === 0) throw new Error(`tables reference each other: ${[...left.keys()].join(', ')}`)
    for (const { name, columns } of ready) {
      ordered.push({ name, columns })
      left.delete(name)
    }
  }
  return ordered
}

export type SequenceState = { name: string; value: string; called: boolean }

/** The state of each sequence. They ignore snapshots, so they are read last: none is behind its rows. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoteName(name)}`,
    )
    if (found[0]) states.push({ name, ...found[0] })
  }
  return states
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function copyHead({ name, columns }: CopiedTable): string {
  return `copy ${quoteName(name)} (${columns.map(quoteName).join(', ')})`
}
