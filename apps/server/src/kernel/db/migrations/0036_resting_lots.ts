import { type Kysely, sql } from 'kysely'

// Money that a bank may take back keeps its age as it passes between accounts, and won money rests for a day.
// A lot is such a part of an account's balance. Lots follow every transfer as balances do, so a server of the
// previous version moves them too.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resting_lots (
      account bigint not null,
      -- In an escrow or a hold, the wallet that a lot came from, so that it goes back there; else 0.
      owner bigint not null,
      -- The deposit whose money it is; empty for a win, which rests whatever it was paid from.
      source text collate "C" not null,
      free_at timestamptz not null,
      amount bigint not null check (amount > 0),
      primary key (account, owner, source, free_at)
    );

    -- Deposits that a bank disputes: their money rests wherever it is, until the dispute is won or an operator lets it go.
    create table disputed_sources (
      source text collate "C" primary key,
      disputed_at timestamptz not null,
      released_at timestamptz
    );
    create index resting_lots_of_source on resting_lots (source) where source <> '';
  `.execute(db)
  await makeFunctions(db)
  await followTransfers(db)
  await begin(db)
  await sql`
    create trigger lots_follow_transfers before insert or update or delete on resting_lots
      for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
    create trigger lots_are_not_emptied before truncate on resting_lots
      for each statement execute function refuse_change();
  `.execute(db)
}

// All in PL/pgSQL, which caches its plans: these functions run with every movement of money.

async function makeFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_lot(to_account bigint, of_owner bigint, of_source text, until timestamptz, cents bigint)
    returns void language plpgsql as $$
    begin
      if cents <= 0 then return; end if;
      insert into resting_lots (account, owner, source, free_at, amount)
        values (to_account, of_owner, of_source, until, cents)
        on conflict (account, owner, source, free_at) do update set amount = resting_lots.amount + excluded.amount;
    end $$;

    -- Takes lots worth this many cents out of an account: those of first_owner or first_source first, then the oldest.
    create function take_lots(from_account bigint, cents bigint, first_owner bigint, first_source text)
    returns setof resting_lots language plpgsql as $$
    declare
      lot resting_lots;
      wanted bigint := cents;
    begin
      for lot in select * from resting_lots where account = from_account
        order by owner = first_owner desc, source = first_source desc, free_at, owner, source
      loop
        exit when wanted <= 0;
        if lot.amount <= wanted then
          delete from resting_lots l where l.account = lot.account
            and l.owner = lot.owner and l.source = lot.source and l.free_at = lot.free_at;
        else
          update resting_lots l set amount = lot.amount - wanted where l.account = lot.account
            and l.owner = lot.owner and l.source = lot.source and l.free_at = lot.free_at;
          lot.amount := wanted;
        end if;
        wanted := wanted - lot.amount;
        return next lot;
      end loop;
    end $$;

    -- What a wallet has paid into an escrow and not got back, by transfers before this one.
    create function paid_into(escrow bigint, wallet bigint, before bigint) returns bigint language plpgsql as $$
    begin
      return (
        select coalesce(sum(amount), 0) from transfers
        where credit_account = escrow and debit_account + 0 = wallet and id < before
      ) - (
        select coalesce(sum(amount), 0) from transfers
        where debit_account = escrow and credit_account + 0 = wallet and kind in ('stake_back', 'entry_back')
          and id < before
      );
    end $$;
  `.execute(db)
}

async function followTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Moves the lots of one transfer out of an account of which so much rests and which held so much before it. From a
    -- wallet free money goes first; from an escrow everybody gets back their own money, and of what others paid the share
    -- that rests.
    create function move_lots_of(moved transfers, resting bigint, has bigint) returns void language plpgsql as $$
    declare
      from_kind text := (select a.kind from accounts a where a.id = moved.debit_account);
      to_kind text := (select a.kind from accounts a where a.id = moved.credit_account);
      cents bigint := moved.amount;
      is_win boolean := moved.kind in ('win', 'prize');
      -- Of the payee of an escrow or a hold.
      wallet bigint := -1;
      own bigint := 0;
      paid bigint := 0;
      own_resting bigint := 0;
      taken bigint := 0;
      gain_taken bigint := 0;
      rests_until timestamptz :=
        to_timestamp(ceil(extract(epoch from moved.created_at + interval '24 hours') / 3600) * 3600);
      lot resting_lots;
    begin
      if to_kind in ('wallet', 'hold') and from_kind in ('escrow', 'hold') and (resting > 0 or is_win) then
        wallet := case to_kind when 'wallet' then moved.credit_account else (
          select w.id from accounts w join accounts h on h.owner_id = w.owner_id
          where h.id = moved.credit_account and w.kind = 'wallet') end;
        paid := paid_into(case from_kind when 'escrow' then moved.debit_account else
          (select a.id from accounts a where a.kind = 'escrow' and a.owner_id = moved.reference) end, wallet, moved.id);
        own := least(cents, paid);
      end if;

      if resting > 0 then
        if from_kind = 'escrow' and to_kind in ('wallet', 'hold') then
          own_resting := (select coalesce(sum(l.amount), 0) from resting_lots l
            where l.account = moved.debit_account and l.owner = wallet);
          taken := least(own, own_resting);
          if cents > own then
            taken := taken + ceil((cents - own)::numeric * (resting - own_resting) / greatest(has - paid, cents - own));
          end if;
        elsif from_kind = 'escrow' and to_kind = 'fees' then
          taken := ceil(cents::numeric * resting / has);
        elsif from_kind = 'hold' and moved.kind not in ('withdrawal_paid', 'withdrawal_refused') then
          -- Only wins that are held back rest in a hold.
          taken := cents;
        elsif moved.kind = 'deposit_reversed' then
          taken := (select coalesce(sum(l.amount), 0) from resting_lots l
            where l.account = moved.debit_account and l.source = moved.reference);
        end if;
        -- No more than there is, and at least what free money does not cover.
        taken := least(greatest(taken, cents - (has - resting)), cents, resting);
      end if;

      if taken > 0 then
        for lot in select * from take_lots(moved.debit_account, taken, wallet,
          case when moved.kind = 'deposit_reversed' then moved.reference else '' end)
        loop
          if lot.owner <> wallet then gain_taken := gain_taken + lot.amount; end if;
          if to_kind in ('wallet', 'hold', 'escrow') then
            perform add_lot(moved.credit_account,
              case to_kind when 'escrow' then moved.debit_account
                when 'hold' then case lot.owner when wallet then wallet else 0 end else 0 end,
              lot.source,
              case when is_win and lot.owner <> wallet then greatest(lot.free_at, rests_until) else lot.free_at end,
              lot.amount);
          end if;
        end loop;
      end if;

      if is_win and to_kind = 'wallet' then
        perform add_lot(moved.credit_account, 0, '', rests_until, least(cents - own - gain_taken, cents - taken));
      elsif moved.kind = 'deposit' and to_kind = 'wallet' then
        perform add_lot(moved.credit_account, 0, moved.reference, moved.created_at + interval '336 hours', cents);
      elsif moved.kind = 'reversal_undone' and to_kind = 'wallet' then
        perform add_lot(moved.credit_account, 0, moved.reference, t.created_at + interval '336 hours', cents)
          from transfers t where t.credit_account = moved.credit_account and t.kind = 'deposit'
            and t.reference = moved.reference and t.created_at > moved.created_at - interval '336 hours';
      end if;
    end $$;

    create function move_resting_lots() returns trigger language plpgsql as $$
    declare
      moved transfers;
      -- What each debited account with lots holds before the transfer at hand.
      money jsonb := '{}';
      has bigint;
      resting bigint;
      is_over boolean;
    begin
      for moved in select * from posted order by id loop
        select sum(amount), bool_or(free_at <= moved.created_at) into resting, is_over
          from resting_lots where account = moved.debit_account;
        if is_over then
          delete from resting_lots l where account = moved.debit_account and free_at <= moved.created_at
            and not exists (select from disputed_sources d where d.source = l.source and d.released_at is null);
          resting := (select sum(amount) from resting_lots where account = moved.debit_account);
        end if;
        has := (money ->> moved.debit_account::text)::bigint;
        if has is null and resting > 0 then
          -- Balances have moved already: goes back to where this one stood.
          has := (select balance from accounts where id = moved.debit_account) + (
            select coalesce(sum(case when debit_account = moved.debit_account then amount else -amount end), 0)
            from posted where id >= moved.id and moved.debit_account in (debit_account, credit_account)
          );
        end if;
        if resting > 0 or moved.kind in ('win', 'prize', 'deposit', 'reversal_undone') then
          perform move_lots_of(moved, coalesce(resting, 0), has);
        end if;
        if has is not null then
          money := money || jsonb_build_object(moved.debit_account::text, has - moved.amount);
        end if;
        if money ? moved.credit_account::text then
          money := money || jsonb_build_object(moved.credit_account::text,
            (money ->> moved.credit_account::text)::bigint + moved.amount);
        end if;
      end loop;
      return null;
    end $$;
    create trigger transfers_move_resting_lots after insert on transfers referencing new table as posted
      for each statement execute function move_resting_lots();
  `.execute(db)
}

/**
 * The money that rested under the previous rule: deposits of the last 14 days, and wins since the first of
 * these or in the last day, as far as the wallets still hold it. For money that has moved on, the origin is
 * unknown.
 */
async function begin(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into resting_lots (account, owner, source, free_at, amount)
      select a.id, 0, d.id::text, d.credited_at + interval '336 hours', least(d.amount, a.balance - d.newer)
      from (
        select id, user_id, credited_at, amount_cents - reversed_cents as amount,
          coalesce(sum(amount_cents - reversed_cents) over (partition by user_id order by credited_at desc, id
            rows between unbounded preceding and 1 preceding), 0)::bigint as newer
        from deposits where credited_at > now() - interval '336 hours' and reversed_cents < amount_cents
      ) as d join accounts a on a.kind = 'wallet' and a.owner_id = d.user_id::text
      where a.balance > d.newer;

    do $$
    declare
      low bigint := 0;
      high bigint := (select coalesce(max(id), 0) + 1 from transfers);
      middle bigint;
    begin
      -- Transfers are numbered in the order of time; there is no index by time.
      while low < high loop
        middle := (low + high) / 2;
        if (select created_at from transfers where id >= middle order by id limit 1) < now() - interval '336 hours' then
          low := middle + 1;
        else
          high := middle;
        end if;
      end loop;
      insert into resting_lots (account, owner, source, free_at, amount)
        select account, 0, '', until, least(won, room) from (
          select a.id as account, a.balance - coalesce(lots.amount, 0) as room,
            greatest(max(t.created_at) + interval '24 hours', max(lots.free_at)) as until,
            sum(greatest(t.amount - paid_into(e.id, a.id, t.id), 0))::bigint as won
          from transfers t join accounts a on a.id = t.credit_account
          left join lateral (
            select sum(amount)::bigint as amount, min(free_at) - interval '336 hours' as since, max(free_at) as free_at
            from resting_lots where account = a.id
          ) as lots on true
          left join accounts e on e.kind = 'escrow' and e.owner_id = t.reference
          where t.id >= low and t.kind in ('win', 'prize')
            and t.created_at >= least(lots.since, now() - interval '24 hours')
          group by a.id, a.balance, lots.amount
        ) as rests where least(won, room) > 0;
    end $$;
  `.execute(db)
}
