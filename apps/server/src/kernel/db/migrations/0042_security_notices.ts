import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Browsers that an account has signed in from, by a hash of the browser's own cookie together with the account: two
    -- accounts in one browser have nothing in common here.
    create table known_devices (
      user_id uuid not null references users,
      device_hash bytea not null,
      first_seen_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (user_id, device_hash)
    );
    create index known_devices_seen on known_devices (seen_at);

    -- How many mails of a kind an owner was sent since when, so that nobody has us fill a mailbox.
    create table owner_notices (
      user_id uuid not null references users,
      kind text not null,
      since timestamptz not null,
      told integer not null,
      primary key (user_id, kind)
    );
  `.execute(db)
}
