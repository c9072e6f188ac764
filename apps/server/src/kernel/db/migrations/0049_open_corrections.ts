import { type Kysely, sql } from 'kysely'

/**
 * The purpose of a correction, the one it takes back, and the outside proof of one. A correction by the
 * previous version has no row in either table: it is open, without a stated purpose.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table corrections (
      act_id uuid primary key references operator_acts,
      purpose text not null check (purpose <> ''),
      -- The correction of which this one takes something back.
      answers uuid references operator_acts check (answers <> act_id)
    );
    create index corrections_by_answered on corrections (answers) where answers is not null;

    create table correction_proofs (
      correction_id uuid primary key references operator_acts,
      act_id uuid not null unique references operator_acts,
      proof text not null check (proof <> '')
    );
    -- One payment proves one correction.
    create unique index correction_proofs_once on correction_proofs (lower(proof));

    create trigger corrections_stay before update or delete or truncate on corrections
      for each statement execute function refuse_change();
    create trigger correction_proofs_stay before update or delete or truncate on correction_proofs
      for each statement execute function refuse_change();

    alter table ledger_proofs add column open_items integer;
  `.execute(db)
}
