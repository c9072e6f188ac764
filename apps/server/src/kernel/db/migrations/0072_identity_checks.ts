import { type Kysely, sql } from 'kysely'

/**
 * Checks of who the owner of an account is. The person's data is sealed; a blind index keeps a CPF to one
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_checks (
      -- The provider knows the check by this reference.
      id uuid primary key,
      user_id uuid not null references users,
      -- 'verify': who the owner is; 'recover': whether the one who lost every factor is that owner.
      purpose text not null check (purpose in ('verify', 'recover')),
      status text not null check (status in ('started', 'waits', 'verified', 'refused', 'expired')),
      reason text check (reason in ('mismatch', 'not_found', 'document', 'taken', 'other_cpf')),
      provider text not null,
      -- CPF, name and birth date as JSON, sealed for this row.
      person_sealed text not null,
      cpf_index bytea not null,
      -- The provider's page for a document and the face.
      document_url text,
      started_at timestamptz not null,
      -- When to ask the provider next; null once the check is over.
      ask_at timestamptz,
      settled_at timestamptz,
      check ((ask_at is null) = (settled_at is not null)),
      check ((settled_at is null) = (status in ('started', 'waits'))),
      check ((reason is null) = (status <> 'refused'))
    );
    create unique index identity_checks_open on identity_checks (user_id, purpose) where settled_at is null;
    create unique index identity_checks_of_user on identity_checks (user_id)
      where purpose = 'verify' and status = 'verified';
    create unique index identity_checks_cpf on identity_checks (cpf_index)
      where purpose = 'verify' and status = 'verified';
    create index identity_checks_by_user on identity_checks (user_id, started_at);
    create index identity_checks_due on identity_checks (ask_at) where ask_at is not null;
    create index identity_checks_over on identity_checks (settled_at)
      where settled_at is not null and not (purpose = 'verify' and status = 'verified');

    -- What the provider for development was asked, without the person's data.
    create table sandbox_identity_checks (
      reference uuid primary key,
      outcome text not null check (outcome in ('verified', 'mismatch', 'not_found', 'waits', 'document', 'refused')),
      started_at timestamptz not null
    );
  `.execute(db)
}
