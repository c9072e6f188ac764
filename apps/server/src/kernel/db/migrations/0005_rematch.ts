import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What hangs on a game that is over: who asks for another one, until when, and the one it led to. Its own result
    -- never changes; its version rises with these, so that everybody at the game finds out.
    alter table games
      add column rematch_until timestamptz,
      add column rematch_by uuid,
      add column rematch_id text collate "C";
  `.execute(db)
}
