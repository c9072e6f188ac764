import { type Kysely, sql } from 'kysely'

// One table at a time and outside a transaction: each change locks its table for an instant, and no game has
// to wait for all of them. Can be run again after an interruption.
export const outsideTransaction = true

/**
 * Rules that the code already keeps, and that the database now enforces. Old rows are not read here: 0046
 * validates them. The previous version writes no row that these rules refuse.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addChecks(db)
  await keepPlayers(db)
  await keepSeats(db)
  await keepTournamentsOfFreeEntries(db)
  await keepWithdrawals(db)
}

async function addChecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table games
      drop constraint if exists games_winner_plays,
      add constraint games_winner_plays check (winner_id in (white_id, black_id)) not valid,
      drop constraint if exists games_clocks_not_negative,
      add constraint games_clocks_not_negative check (white_ms >= 0 and black_ms >= 0) not valid`.execute(db)
  await sql`
    alter table moves
      drop constraint if exists moves_clock_not_negative,
      add constraint moves_clock_not_negative check (clock_ms >= 0) not valid`.execute(db)
  await sql`
    alter table tournaments
      drop constraint if exists tournaments_player_count_known,
      add constraint tournaments_player_count_known check (
        player_count in (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192)
      ) not valid,
      drop constraint if exists tournaments_prize_distribution_known,
      add constraint tournaments_prize_distribution_known check (
        prize_distribution in ('WINNER_TAKES_ALL', 'SPLIT_TOP_2', 'SPLIT_TOP_4')
      ) not valid`.execute(db)
  await sql`
    alter table held_payouts
      drop constraint if exists held_payouts_user,
      add constraint held_payouts_user foreign key (user_id) references users not valid`.execute(db)
  await sql`
    alter table transfers
      drop constraint if exists transfers_kind_known,
      add constraint transfers_kind_known check (kind in (
        'deposit', 'deposit_reversed', 'reversal_undone', 'debt_paid',
        'stake', 'win', 'win_held', 'stake_back', 'fee',
        'entry', 'entry_free', 'entry_back', 'entry_free_back', 'prize', 'prize_held', 'tournament_fee',
        'premium', 'premium_reversed', 'premium_reversal_undone', 'allowance_owed', 'allowance_owed_back',
        'order', 'order_reversed', 'order_restored',
        'withdrawal', 'withdrawal_paid', 'withdrawal_refused', 'correction'
      )) not valid`.execute(db)
}

/** Costs moves nothing, as they update neither column. A trigger on every update would lock the row again. */
async function keepPlayers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_players() returns trigger language plpgsql as $$
    begin
      if new.white_id <> old.white_id or new.black_id <> old.black_id then
        raise exception 'the players of a game are never changed' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$;
    drop trigger if exists games_keep_players on games;
    create constraint trigger games_keep_players after update of white_id, black_id on games
      for each row execute function keep_players();
  `.execute(db)
}

async function keepSeats(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function check_seat() returns trigger language plpgsql as $$
    begin
      if not exists (select from games where id = new.game_id and new.user_id in (white_id, black_id)) then
        raise exception 'user % does not play in game %', new.user_id, new.game_id
          using errcode = 'check_violation', table = 'live_seat', constraint = 'live_seat_of_player';
      end if;
      return null;
    end $$;
    drop trigger if exists live_seat_of_player on live_seat;
    create constraint trigger live_seat_of_player after insert or update on live_seat
      for each row execute function check_seat();
  `.execute(db)
}

/**
 * The column is text, which a foreign key can't compare with an id. Deferred, because a creator's free entry
 * is written before their tournament.
 */
async function keepTournamentsOfFreeEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function check_free_entry() returns trigger language plpgsql as $$
    begin
      perform from tournaments where id = case
        when new.tournament_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then new.tournament_id::uuid
      end for key share;
      if not found then
        raise exception 'there is no tournament % for a free entry', new.tournament_id
          using errcode = 'foreign_key_violation', table = 'free_entries', constraint = 'free_entries_tournament';
      end if;
      return null;
    end $$;
    drop trigger if exists free_entries_tournament on free_entries;
    create constraint trigger free_entries_tournament after insert or update of tournament_id on free_entries
      deferrable initially deferred for each row execute function check_free_entry();
  `.execute(db)
  await sql`
    create or replace function keep_entered_tournament() returns trigger language plpgsql as $$
    begin
      if exists (select from free_entries where tournament_id = old.id::text) then
        raise exception 'tournament % has free entries', old.id
          using errcode = 'foreign_key_violation', table = 'free_entries', constraint = 'free_entries_tournament';
      end if;
      return null;
    end $$;
    drop trigger if exists tournaments_of_free_entries on tournaments;
    create constraint trigger tournaments_of_free_entries after delete or update of id on tournaments
      for each row execute function keep_entered_tournament();
  `.execute(db)
}

/**
 * The status of a withdrawal must match its transfers. Deferred: the row and the transfer are written by two
 * statements of one transaction, in either order.
 */
async function keepWithdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_withdrawal_whole(asked text) returns boolean language sql stable as $$
      select coalesce((
        select held.kind = 'withdrawal' and held.reference = asked and held.amount = amount_cents
          and held.credit_account = hold.id
          and case
            when status in ('asked', 'approved', 'sending') then settled.id is null
            else settled.kind = case status when 'paid' then 'withdrawal_paid' else 'withdrawal_refused' end
              and settled.reference = asked and settled.amount = amount_cents and settled.debit_account = hold.id
          end
        from withdrawals
        join accounts hold on hold.owner_id = user_id::text and hold.kind = 'hold'
        left join transfers held on held.idempotency_key = 'withdrawal:' || asked
        left join transfers settled on settled.idempotency_key = 'withdrawal:' || asked || ':settled'
        where withdrawals.id = case
          when asked ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then asked::uuid
        end
      ), false)
    $$;
    create or replace function refuse_withdrawal(asked text) returns void language plpgsql as $$
    begin
      raise exception 'withdrawal % and its transfers contradict each other', asked
        using errcode = 'check_violation', table = 'withdrawals', constraint = 'withdrawals_money';
    end $$;
    create or replace function check_withdrawal() returns trigger language plpgsql as $$
    declare
      asked text := coalesce(new.id, old.id)::text;
    begin
      if not is_withdrawal_whole(asked) then perform refuse_withdrawal(asked); end if;
      return null;
    end $$;
    create or replace function check_withdrawal_transfer() returns trigger language plpgsql as $$
    begin
      if new.idempotency_key not in ('withdrawal:' || new.reference, 'withdrawal:' || new.reference || ':settled')
        or not is_withdrawal_whole(new.reference)
      then
        perform refuse_withdrawal(new.reference);
      end if;
      return null;
    end $$;
    drop trigger if exists withdrawals_money on withdrawals;
    create constraint trigger withdrawals_money after insert or delete or update on withdrawals
      deferrable initially deferred for each row execute function check_withdrawal();
  `.execute(db)
  await sql`
    drop trigger if exists transfers_of_withdrawals on transfers;
    create constraint trigger transfers_of_withdrawals after insert on transfers
      deferrable initially deferred for each row
      when (new.kind in ('withdrawal', 'withdrawal_paid', 'withdrawal_refused'))
      execute function check_withdrawal_transfer();
  `.execute(db)
}
