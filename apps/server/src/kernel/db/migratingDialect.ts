import { type Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely'

/**
 * Lists tables without their columns. Around each migration Kysely looks twice whether its own tables exist;
 * listing the columns of all tables for that took most of the time that migrating a new database took.
 */
class TableNames extends PostgresIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.#db = db
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables
      where has_schema_privilege(schemaname, 'usage')`.execute(this.#db)
    return rows.map((table) => ({ ...table, isView: false, columns: [] }))
  }
}

/** For the connection that migrates. */
export class MigratingDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new TableNames(db)
  }
}
