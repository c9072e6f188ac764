import type pg from 'pg'

/** Throws if the database would acknowledge a commit before it is on disk: moves and money depend on that. */
export async function refuseUnsafeDatabase(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [setting])
    if (rows[0]?.value === 'off') {
      throw new Error(
        `PostgreSQL runs with ${setting} = off: it would acknowledge moves that are not on disk`,
      )
    }
  }
}
