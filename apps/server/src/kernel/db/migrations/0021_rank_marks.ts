import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where every thousandth rank of each list was of late. Whoever asks for his own is counted from the nearest mark
    -- above him, not from the top: his rank costs the same among a million as among a thousand.
    create table rank_marks (
      board text not null check (board in ('titles', 'rapid', 'classical', 'daily')),
      rank integer not null,
      first double precision not null,
      second double precision not null,
      user_id uuid not null,
      made_at timestamptz not null,
      primary key (board, rank)
    );
  `.execute(db)
}
