import { type Kysely, sql } from 'kysely'

// Builds indexes of tables that players write to. Can be run again after an interruption.
export const outsideTransaction = true

/**
 * What the desk shows of fair play and tournaments: the engine's findings move by move, what became of a report,
 * which act corrected a match, and the indexes of the lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The moves of a game that count as evidence, each beside the engine's.
    create table if not exists fair_play_evidence (
      game_id text collate "C" primary key references games,
      ended_at timestamptz not null,
      moves jsonb not null
    )`.execute(db)
  await sql`
    create index if not exists fair_play_evidence_by_end on fair_play_evidence (ended_at)`.execute(db)
  await sql`
    alter table reports
      add column if not exists outcome text check (outcome in ('upheld', 'dismissed')),
      add column if not exists resolved_by uuid references operator_acts,
      add column if not exists resolved_at timestamptz`.execute(db)
  await sql`
    -- The operator's act that changed the winner last.
    alter table tournament_matches add column if not exists corrected_by uuid references operator_acts`.execute(
    db,
  )
  for (const [name, definition] of INDEXES) {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db)
  }
}

const INDEXES: ReadonlyArray<[name: string, definition: string]> = [
  ['suspicions_by_weight', 'suspicions (weight desc, id) where closed_at is null'],
  ['suspicions_by_age', 'suspicions (raised_at, id) where closed_at is null'],
  ['suspicions_judged', 'suspicions (closed_at desc, id) where closed_at is not null'],
  ['suspicions_judged_by_kind', 'suspicions (kind, closed_at desc, id) where closed_at is not null'],
  ['suspicions_about', 'suspicions (user_id, raised_at desc)'],
  ['reports_open', 'reports (reported_at, game_id, reporter_id, kind) where resolved_at is null'],
  [
    'reports_resolved',
    'reports (resolved_at desc, game_id, reporter_id, kind) where resolved_at is not null',
  ],
  [
    'reports_resolved_by_kind',
    'reports (kind, resolved_at desc, game_id, reporter_id) where resolved_at is not null',
  ],
  ['payout_holds_by_time', 'payout_holds (held_at, act_id)'],
  ['tournaments_over', "tournaments (ended_at desc, id) where status in ('FINISHED', 'CANCELLED')"],
]
