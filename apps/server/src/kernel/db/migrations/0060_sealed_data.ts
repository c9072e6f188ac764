import { type Kysely, sql } from 'kysely'

/**
 * CPFs and Pix keys are stored sealed, beside the clear text that the previous version reads. A sweep seals
 * old rows. The verb `remove-clear-text` empties the clear columns once no server of that version runs; a
 * later migration drops them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The keys that seal something here. The proof tells a key from another one of the same name.
    create table data_keys (
      id text primary key,
      proof bytea not null,
      first_used_at timestamptz not null
    );

    -- Since when no clear text is written beside sealed values.
    create table sealing_state (
      single boolean primary key default true check (single),
      clear_text_removed_at timestamptz not null
    );
    -- A new database has never been read by the previous version.
    insert into sealing_state (clear_text_removed_at) select now() where not exists (select from users);

    alter table payees
      add column cpf_sealed text,
      add column cpf_index bytea,
      add column pix_key_sealed text,
      alter column cpf drop not null,
      alter column pix_key drop not null,
      add constraint payees_stored check (
        (cpf is not null or (cpf_sealed is not null and cpf_index is not null))
        and (pix_key is not null or pix_key_sealed is not null)
      ) not valid;

    alter table withdrawals
      add column cpf_sealed text,
      add column pix_key_sealed text,
      alter column cpf drop not null,
      alter column pix_key drop not null,
      add constraint withdrawals_stored check (
        (cpf is not null or cpf_sealed is not null) and (pix_key is not null or pix_key_sealed is not null)
      ) not valid;

    -- The previous version changes a Pix key without sealing it: the sealed one is then out of date.
    create function forget_sealed_payee() returns trigger language plpgsql as $$
    begin
      if new.pix_key is not null and new.pix_key is distinct from old.pix_key
        and new.pix_key_sealed is not distinct from old.pix_key_sealed then
        new.pix_key_sealed := null;
      end if;
      return new;
    end $$;
    create trigger payees_forget_sealed before update on payees
      for each row execute function forget_sealed_payee();
  `.execute(db)
}
