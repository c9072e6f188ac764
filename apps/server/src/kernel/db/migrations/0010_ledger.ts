import { type Kysely, sql } from 'kysely'

// Nothing is created, nothing is lost, nothing moves twice. The database itself enforces this for every
// client: only an inserted transfer moves money, and a transfer never changes.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id bigint generated always as identity primary key,
      -- Null where none is kept, because everybody touches the account and would queue behind its row: it is then
      -- the sum of its transfers.
      balance bigint,
      floor bigint,
      kind text collate "C" not null check (
        kind in ('wallet', 'hold', 'debt', 'escrow', 'world', 'fees', 'revenue', 'house')
      ),
      owner_id text collate "C",
      check (balance >= floor),
      check (kind <> 'debt' or balance <= 0),
      check ((balance is null) = (kind in ('world', 'fees', 'revenue', 'house'))),
      check ((owner_id is null) = (kind in ('world', 'fees', 'revenue', 'house'))),
      check ((floor is null) = (kind in ('debt', 'world', 'fees', 'revenue', 'house')))
    ) with (fillfactor = 50);
    create unique index accounts_of_owner on accounts (owner_id, kind) where owner_id is not null;
    create unique index accounts_of_all on accounts (kind) where owner_id is null;

    -- No foreign keys to accounts: each would lock the rows that everybody shares. The trigger below looks, and
    -- accounts are never deleted.
    create table transfers (
      id bigint generated always as identity primary key,
      debit_account bigint not null,
      credit_account bigint not null,
      amount bigint not null check (amount > 0),
      created_at timestamptz not null,
      kind text collate "C" not null check (kind <> ''),
      -- The deposit, game, tournament, invoice or withdrawal that it belongs to.
      reference text collate "C" not null check (reference <> ''),
      idempotency_key text collate "C" not null unique check (idempotency_key <> ''),
      check (debit_account <> credit_account)
    );
    create index transfers_of_debit on transfers (debit_account, id);
    create index transfers_of_credit on transfers (credit_account, id);

    create table ledger_stamp (
      single boolean primary key default true check (single),
      mode text not null check (mode in ('sandbox', 'live')),
      stamped_at timestamptz not null
    );

    insert into accounts (kind) values ('world'), ('fees'), ('revenue'), ('house');
  `.execute(db)
  await openAccountsOfUsers(db)
  await guard(db)
}

/** Every new user gets their accounts in the same statement, whichever code inserts the user. */
async function openAccountsOfUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_accounts_of_user() returns trigger language plpgsql as $$
    begin
      insert into accounts (kind, owner_id, balance, floor) values
        ('wallet', new.id::text, 0, 0), ('hold', new.id::text, 0, 0), ('debt', new.id::text, 0, null);
      return null;
    end $$;
    create trigger users_have_accounts after insert on users
      for each row execute function open_accounts_of_user();

    insert into accounts (kind, owner_id, balance, floor)
      select kind, users.id::text, 0, case when kind <> 'debt' then 0 end
      from users cross join unnest(array['wallet', 'hold', 'debt']) as kind order by users.id;
  `.execute(db)
}

async function guard(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Balances follow the transfers in the same statement. Rows are locked in order of id, as everywhere.
    create function move_balances() returns trigger language plpgsql as $$
    declare
      known integer;
      named integer;
    begin
      select count(*) into named
        from (select debit_account from posted union select credit_account from posted) as ids;
      select count(*) into known from accounts
        where id in (select debit_account from posted union select credit_account from posted);
      if known <> named then
        raise exception 'a transfer names an account that does not exist' using errcode = 'foreign_key_violation';
      end if;
      perform from accounts
        where balance is not null
          and id in (select debit_account from posted union select credit_account from posted)
        order by id for no key update;
      update accounts set balance = balance + change.amount
        from (
          select account, sum(amount)::bigint as amount from (
            select credit_account as account, amount from posted
            union all
            select debit_account, -amount from posted
          ) as moved group by account
        ) as change
        where accounts.id = change.account and balance is not null;
      return null;
    end $$;
    create trigger transfers_move_balances after insert on transfers referencing new table as posted
      for each statement execute function move_balances();

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is never changed: a mistake is mended by an opposite transfer', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
    create trigger transfers_stay before update or delete or truncate on transfers
      for each statement execute function refuse_change();
    create trigger accounts_stay before delete or truncate on accounts
      for each statement execute function refuse_change();
    create trigger accounts_follow_transfers before update on accounts
      for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
    -- An account begins empty.
    create function refuse_gift() returns trigger language plpgsql as $$
    begin
      raise exception 'an account begins with nothing' using errcode = 'restrict_violation';
    end $$;
    create trigger accounts_begin_empty before insert on accounts
      for each row when (new.balance <> 0) execute function refuse_gift();
    create trigger stamp_stays before update or delete or truncate on ledger_stamp
      for each statement execute function refuse_change();
  `.execute(db)
}
