import { type Kysely, sql } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

// One table at a time and outside a transaction, as in 0045. Can be run again after an interruption.
export const outsideTransaction = true

/**
 * The same rules as before, inside functions. PostgreSQL reads and plans the text of every check again for
 * each statement that writes to the table, and these named up to 28 kinds one by one: a fifth of what a
 * posting cost. A function's body is read once per connection.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeRules(db)
  await sql`
    alter table transfers
      drop constraint if exists transfers_kind_known,
      add constraint transfers_kind_known check (is_transfer_kind(kind)) not valid`.execute(db)
  await sql`
    alter table accounts
      drop constraint if exists accounts_columns_of_kind,
      add constraint accounts_columns_of_kind check (has_columns_of_kind(kind, owner_id, balance, floor))
        not valid`.execute(db)
  await validateConstraints(db)
  // The names that PostgreSQL gave the checks of 0010 that the new one repeats.
  await sql`
    alter table accounts
      drop constraint if exists accounts_kind_check,
      drop constraint if exists accounts_check2,
      drop constraint if exists accounts_check3,
      drop constraint if exists accounts_check4`.execute(db)
}

async function makeRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_transfer_kind(kind text) returns boolean language plpgsql immutable as $$
    begin
      return kind in (
        'deposit', 'deposit_reversed', 'reversal_undone', 'debt_paid',
        'stake', 'win', 'win_held', 'stake_back', 'fee',
        'entry', 'entry_free', 'entry_back', 'entry_free_back', 'prize', 'prize_held', 'tournament_fee',
        'premium', 'premium_reversed', 'premium_reversal_undone', 'allowance_owed', 'allowance_owed_back',
        'order', 'order_reversed', 'order_restored',
        'withdrawal', 'withdrawal_paid', 'withdrawal_refused', 'correction'
      );
    end $$;

    -- Which columns an account of a kind has. Shared accounts have no owner and no balance; only a debt has no floor.
    create or replace function has_columns_of_kind(kind text, owner_id text, balance bigint, floor bigint)
    returns boolean language plpgsql immutable as $$
    begin
      return case
        when kind in ('wallet', 'hold', 'escrow') then owner_id is not null and balance is not null and floor is not null
        when kind = 'debt' then owner_id is not null and balance is not null and floor is null
        else kind in ('world', 'fees', 'revenue', 'house') and owner_id is null and balance is null and floor is null
      end;
    end $$;
  `.execute(db)
}
