import { type Kysely, sql } from 'kysely'

// Reads all users and builds indexes while the product runs. Can be run again after an interruption.
export const outsideTransaction = true

/**
 * What the desk searches and lists people by. It is a table of its own because an index on `users` would be
 * written again whenever a game changes a score. The trigger keeps it, whichever version changes the user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await makeTable(db)
  await sql`
    create or replace trigger users_are_indexed after insert or update of name, email, role, created_at, closed_at
      on users
      for each row execute function index_person()`.execute(db)
  await sql`
    insert into people_index (user_id, created_at, is_closed, is_premium, words)
    select id, created_at, closed_at is not null, role = 'PREMIUM', words_of_person(name, email) from users
    on conflict (user_id) do nothing`.execute(db)
  for (const [name, definition] of INDEXES) {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db)
  }
  // Without figures the first searches would read everything.
  await sql`analyze people_index`.execute(db)
}

async function makeTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- In lower case and without accents, as people search for names.
    create or replace function fold_words(text) returns text language sql immutable parallel safe as $$
      select lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'))
    $$`.execute(db)
  await sql`
    -- A space before each word, also the first: it marks where a word begins.
    create or replace function words_of_person(name text, email text) returns text
    language sql immutable parallel safe as $$
      select fold_words(coalesce(' ' || name, '') || coalesce(' ' || email, ''))
    $$`.execute(db)
  await sql`
    create table if not exists people_index (
      user_id uuid primary key references users on delete cascade,
      created_at timestamptz not null,
      is_closed boolean not null,
      is_premium boolean not null,
      -- Name and address; empty once the account is closed.
      words text not null
    )`.execute(db)
  await sql`
    create or replace function index_person() returns trigger language plpgsql as $$
    begin
      insert into people_index (user_id, created_at, is_closed, is_premium, words)
        values (new.id, new.created_at, new.closed_at is not null, new.role = 'PREMIUM',
          words_of_person(new.name, new.email))
        on conflict (user_id) do update set created_at = excluded.created_at, is_closed = excluded.is_closed,
          is_premium = excluded.is_premium, words = excluded.words;
      return null;
    end $$`.execute(db)
}

const INDEXES: ReadonlyArray<[name: string, definition: string]> = [
  ['people_by_time', 'people_index (created_at desc, user_id desc)'],
  ['people_open', 'people_index (created_at desc, user_id desc) where not is_closed'],
  ['people_closed', 'people_index (created_at desc, user_id desc) where is_closed'],
  ['people_premium', 'people_index (created_at desc, user_id desc) where is_premium'],
  ['people_by_words', 'people_index using gin (words gin_trgm_ops)'],
  ['held_payouts_in_review', 'held_payouts (user_id) where paid_at is null and in_review'],
  ['held_prizes_in_review', 'held_prizes (user_id) where paid_at is null and in_review'],
]
