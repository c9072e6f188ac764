import { PLAYER_COUNTS, PRIZE_DISTRIBUTIONS } from '@lance/domain'
import { ARENA_MAX_PLAYERS } from '@lance/domain/arena'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../../money/ledger/index.ts'

/**
 * Checks what must always be true of tournaments: the escrow of a tournament holds its entry fees until it is
 * over, then nothing; each entry was paid by its own transfer, for the fee of its tournament; the prizes
 * equal what was paid as prizes; no such money moved without a tournament; the number of players and the
 * distribution of prizes are valid.
 */
export async function auditTournaments(snapshot: Kysely<Database>): Promise<Finding[]> {
  return [
    ...(await auditEscrows(snapshot)),
    ...(await auditEntries(snapshot)),
    ...(await auditTerms(snapshot)),
  ]
}

async function auditEscrows(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with entered as (
      select tournament_id, sum(paid_cents) as paid
      from tournament_entries where left_at is null group by tournament_id
    ), won as (
      select tournament_id, sum(amount_cents) as prizes from tournament_prizes group by tournament_id
    ), moved as (
      select reference, sum(amount) as prizes from transfers join accounts on accounts.id = debit_account
      where transfers.kind in ('prize', 'prize_held') and accounts.kind = 'escrow' group by reference
    )
    (select 'the escrow of a tournament holds its entries until it is over, then nothing' as check,
      'tournament ' || t.id as about,
      format('%s, entries %s, escrow %s', status, coalesce(paid, 0), coalesce(balance, 0)) as detail
    from tournaments t left join entered on entered.tournament_id = t.id
    left join accounts on kind = 'escrow' and owner_id = t.id::text
    where coalesce(balance, 0) <>
      case when status in ('WAITING', 'IN_PROGRESS') then coalesce(paid, 0) else 0 end
    limit ${FINDINGS_MAX})
    union all
    (select 'the prizes of a tournament are what was paid as such',
      'tournament ' || coalesce(won.tournament_id::text, reference), format('won %s, paid %s', won.prizes, moved.prizes)
    from won full join moved on reference = won.tournament_id::text
    where won.prizes is distinct from moved.prizes limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}

async function auditEntries(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    (select 'every entry was paid by its own transfer' as check,
      format('user %s in tournament %s', e.user_id, e.tournament_id) as about,
      format('fee %s, says %s by %s, transfer %s %s', entry_cents, paid_cents, paid_by, x.kind, x.amount) as detail
    from tournament_entries e join tournaments t on t.id = e.tournament_id
    left join transfers x
      on x.idempotency_key = format('tournament %s entry %s %s', e.tournament_id, e.user_id, e.number)
    where e.left_at is null and (
      paid_cents <> entry_cents or x.amount is distinct from nullif(paid_cents, 0)
      or x.kind is distinct from case paid_by when 'wallet' then 'entry' when 'house' then 'entry_free' end
    ) limit ${FINDINGS_MAX})
    union all
    (select 'no transfer of a tournament is without it', 'transfer ' || transfers.id,
      format('%s of %s', kind, reference)
    from transfers left join tournaments t on t.id::text = reference
    where kind in ('entry', 'entry_free', 'entry_back', 'entry_free_back', 'prize', 'prize_held', 'tournament_fee')
      and t.id is null
    limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}

async function auditTerms(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select 'a tournament has a number of players and a distribution that exist' as check, 'tournament ' || id as about,
      format('%s players, %s', player_count, prize_distribution) as detail
    from tournaments
    where (player_count <> all(${[...PLAYER_COUNTS]}::int[]) and (format <> 'ARENA' or player_count <> ${ARENA_MAX_PLAYERS}))
      or prize_distribution <> all(${[...PRIZE_DISTRIBUTIONS]}::text[])
    limit ${FINDINGS_MAX}`.execute(snapshot)
  return rows
}
