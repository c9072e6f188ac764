import { type Kysely, sql } from 'kysely'

// A posting in one statement. The plans of these functions are generic: a custom one is a little cheaper to
// run, so PostgreSQL would plan each statement anew at every call, which costs more than running it.

export async function up(db: Kysely<unknown>): Promise<void> {
  await makePostTransfers(db)
  await moveBalances(db)
  await moveRestingLots(db)
  for (const name of ['move_balances', 'move_resting_lots', 'note_moves'])
    await sql`alter function ${sql.id(name)}() set plan_cache_mode = force_generic_plan`.execute(db)
}

async function makePostTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Writes the transfers of a posting and returns how many; 0 if anything stands in the way, which the caller
    -- then finds out with postTransfers.ts: a used key, a missing account, one with less than its least balance.
    -- Locks the accounts in order of id. Transfers name accounts by their place in owner_kinds and owner_ids.
    -- opens: the place of the escrow to open if it is missing.
    create function post_transfers(
      owner_kinds text[], owner_ids text[], least_balances bigint[], opens integer,
      debits integer[], credits integer[], amounts bigint[], kinds text[], causes text[], keys text[],
      at timestamptz
    ) returns integer language plpgsql set plan_cache_mode = force_generic_plan as $$
    declare
      ids bigint[] := array_fill(null::bigint, array[cardinality(owner_ids)]);
      found_one record;
      opened bigint;
      written integer;
    begin
      for found_one in
        select accounts.id, place, balance < least_balance as is_short
        from unnest(owner_kinds, owner_ids, least_balances) with ordinality
          as needed (kind, owner, least_balance, place)
        join accounts on accounts.owner_id = owner and accounts.kind = needed.kind
        order by accounts.id for no key update of accounts
      loop
        if found_one.is_short then return 0; end if;
        ids[found_one.place] := found_one.id;
      end loop;
      -- After the locks: the posting that held them may have had this key.
      if exists (select from transfers where idempotency_key = keys[1]) then return 0; end if;

      for place in 1 .. cardinality(owner_ids) loop
        continue when ids[place] is not null;
        if owner_ids[place] is null then
          ids[place] := (select id from accounts where owner_id is null and kind = owner_kinds[place]);
        elsif place = opens and least_balances[place] <= 0 then
          insert into accounts (kind, owner_id, balance, floor) values (owner_kinds[place], owner_ids[place], 0, 0)
            returning id into opened;
          ids[place] := opened;
        else
          return 0;
        end if;
      end loop;

      insert into transfers (debit_account, credit_account, amount, kind, reference, idempotency_key, created_at)
        select ids[debit], ids[credit], amount, kind, cause, key, at
        from unnest(debits, credits, amounts, kinds, causes, keys) with ordinality
          as t (debit, credit, amount, kind, cause, key, place)
        order by place
        on conflict (idempotency_key) do nothing;
      get diagnostics written = row_count;
      return written;
    end $$;
  `.execute(db)
}

/** As in 0014, with the changes computed once and with shared accounts looked up only if there are any. */
async function moveBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function move_balances() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    declare
      named bigint[];
      changes bigint[];
      known integer;
    begin
      select array_agg(account order by account), array_agg(change order by account) into named, changes from (
        select account, sum(amount)::bigint as change from (
          select credit_account as account, amount from posted
          union all
          select debit_account, -amount from posted
        ) as sides group by account
      ) as changed;
      perform from accounts where id = any(named) and balance is not null order by id for no key update;
      get diagnostics known = row_count;
      if known < cardinality(named) then
        select count(*) into known from accounts where id = any(named);
        if known < cardinality(named) then
          raise exception 'a transfer names an account that does not exist' using errcode = 'foreign_key_violation';
        end if;
      end if;
      update accounts set balance = balance + changes[array_position(named, id)]
        where id = any(named) and balance is not null;
      return null;
    end $$;
  `.execute(db)
}

/** As in 0036, but a payment that free money covers doesn't look at the lots of its wallet one by one. */
async function moveRestingLots(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function move_resting_lots() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    declare
      moved transfers;
      resting bigint;
      is_over boolean;
      -- The last account that paid while money rested in it, and what it holds before the transfer at hand.
      payer bigint;
      payer_kind text;
      has bigint;
    begin
      for moved in select * from posted order by id loop
        select sum(amount), bool_or(free_at <= moved.created_at) into resting, is_over
          from resting_lots where account = moved.debit_account;
        if is_over then
          delete from resting_lots l where account = moved.debit_account and free_at <= moved.created_at
            and not exists (select from disputed_sources d where d.source = l.source and d.released_at is null);
          resting := (select sum(amount) from resting_lots where account = moved.debit_account);
        end if;
        if resting > 0 and payer is distinct from moved.debit_account then
          payer := moved.debit_account;
          -- Balances have moved already: goes back to where this one stood.
          select kind, balance + (
            select coalesce(sum(case when debit_account = payer then amount else -amount end), 0)
            from posted where id >= moved.id and payer in (debit_account, credit_account)
          ) into payer_kind, has from accounts where id = payer;
        end if;
        if moved.kind in ('win', 'prize', 'deposit', 'reversal_undone') or (resting > 0 and (
          payer_kind <> 'wallet' or moved.kind = 'deposit_reversed' or has - resting < moved.amount
        )) then
          perform move_lots_of(moved, coalesce(resting, 0), has);
        end if;
        if moved.debit_account = payer then has := has - moved.amount; end if;
        if moved.credit_account = payer then has := has + moved.amount; end if;
      end loop;
      return null;
    end $$;
  `.execute(db)
}
