import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who looks at a running game and does not play it. Counted over all servers by these rows.
    alter table socket_leases add column watching boolean not null default false;
    create index socket_leases_watching on socket_leases (game_id, user_id) where watching;
  `.execute(db)
}
