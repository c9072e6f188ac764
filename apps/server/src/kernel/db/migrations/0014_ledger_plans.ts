import { type Kysely, sql } from 'kysely'

// The same as before, with a better plan: the planner has no statistics on a table of newly inserted rows and
// scans all accounts, but uses the index for a short array.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function move_balances() returns trigger language plpgsql as $$
    declare
      named bigint[];
      known integer;
    begin
      select array_agg(account) into named
        from (select debit_account as account from posted union select credit_account from posted) as ids;
      select count(*) into known from accounts where id = any(named);
      if known <> coalesce(cardinality(named), 0) then
        raise exception 'a transfer names an account that does not exist' using errcode = 'foreign_key_violation';
      end if;
      perform from accounts where id = any(named) and balance is not null order by id for no key update;
      update accounts set balance = balance + (
          select coalesce(sum(amount) filter (where credit_account = accounts.id), 0)
            - coalesce(sum(amount) filter (where debit_account = accounts.id), 0)
          from posted
        )::bigint
        where id = any(named) and balance is not null;
      return null;
    end $$;
  `.execute(db)
}
