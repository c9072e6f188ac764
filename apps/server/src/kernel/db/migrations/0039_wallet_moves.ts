import { type Kysely, sql } from 'kysely'

/**
 * The balance of a wallet after each of its transfers, so that a page of a statement costs the same at any
 * length. The trigger records transfers from now on, whichever version posts them; `fillMoves` records
 * earlier ones, newest first. Creating the trigger waits for running writes of transfers, so a wallet's
 * missing records are always its oldest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- No foreign keys, for what transfers have none for: the nightly proof compares both tables.
    create table wallet_moves (
      account bigint not null,
      transfer_id bigint not null,
      -- The transfer's, to list those of some kinds.
      kind text collate "C" not null,
      balance_after bigint not null,
      primary key (account, transfer_id)
    );
    create index wallet_moves_by_kind on wallet_moves (account, kind, transfer_id);

    -- How far the moves from before this table are noted: of all wallets up to this account. No row: nobody has begun.
    create table wallet_moves_fill (
      single boolean primary key default true check (single),
      filled_to bigint not null default 0,
      done_at timestamptz
    );

    -- It runs after transfers_move_balances, by their names: balances have moved, and their rows are locked.
    create function note_moves() returns trigger language plpgsql as $$
    begin
      insert into wallet_moves (account, transfer_id, kind, balance_after)
        select moved.account, moved.id, moved.kind, wallet.balance - coalesce(sum(moved.change) over (
            partition by moved.account order by moved.id desc rows between unbounded preceding and 1 preceding
          ), 0)
        from (
          select credit_account as account, id, kind, amount as change from posted
          union all
          select debit_account, id, kind, -amount from posted
        ) as moved
        -- Of a table of just inserted rows the planner knows nothing: one look by the key for each of them.
        cross join lateral (
          select balance from accounts where id = moved.account and accounts.kind = 'wallet' offset 0
        ) as wallet;
      return null;
    end $$;
    create trigger transfers_note_moves after insert on transfers referencing new table as posted
      for each statement execute function note_moves();
    -- Nobody writes a transfer until this commits: where there is none, nothing has to be noted later.
    insert into wallet_moves_fill (done_at) select now() where not exists (select from transfers);
    create trigger wallet_moves_stay before update or delete or truncate on wallet_moves
      for each statement execute function refuse_change();
  `.execute(db)
}
