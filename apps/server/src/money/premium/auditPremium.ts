import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../ledger/index.ts'

/**
 * What must always be true of the premium plan: each paid invoice is revenue once, in full, less what it says
 * was taken back; no such money moved without its invoice; no entry was free without an allowance or its
 * tournament.
 */
export async function auditPremium(snapshot: Kysely<Database>): Promise<Finding[]> {
  return [...(await auditInvoices(snapshot)), ...(await auditAllowances(snapshot))]
}

async function auditInvoices(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with moved as (
      select reference,
        coalesce(sum(amount) filter (where kind = 'premium'), 0) as paid,
        coalesce(sum(case kind when 'premium_reversed' then amount when 'premium_reversal_undone' then -amount end), 0)
          as reversed,
        coalesce(sum(case kind when 'allowance_owed' then amount when 'allowance_owed_back' then -amount end), 0)
          as owed
      from transfers
      where kind in ('premium', 'premium_reversed', 'premium_reversal_undone', 'allowance_owed', 'allowance_owed_back')
      group by reference
    )
    select 'an invoice of the premium plan is revenue once, less what was taken back' as check,
      'invoice ' || coalesce(premium_invoices.id::text, reference) as about,
      format('says %s less %s, owed %s; moved %s less %s, owed %s', amount_cents, reversed_cents, owed_cents,
        paid, reversed, owed) as detail
    from premium_invoices full join moved on reference = premium_invoices.id::text
    where amount_cents is distinct from paid or reversed_cents is distinct from reversed
      or owed_cents is distinct from owed
    limit ${FINDINGS_MAX}`.execute(snapshot)
  return rows
}

async function auditAllowances(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    (select 'what is used of an allowance is what its entries cost' as check, 'invoice ' || premium_invoices.id as about,
      format('says %s of %s, entries %s', used_cents, allowance_cents, coalesce(fees, 0)) as detail
    from premium_invoices left join (
      select invoice_id, sum(fee_cents) as fees from free_entries where restored_at is null group by invoice_id
    ) as entries on invoice_id = premium_invoices.id
    where used_cents <> coalesce(fees, 0) limit ${FINDINGS_MAX})
    union all
    (select 'the house paid the free entries of a tournament and no other',
      'tournament ' || coalesce(tournament_id, reference), format('entries %s, paid %s', fees, paid)
    from (
      select tournament_id, sum(fee_cents) as fees from free_entries where restored_at is null group by tournament_id
    ) as entries full join (
      select reference, sum(case kind when 'entry_free' then amount else -amount end) as paid
      from transfers where kind in ('entry_free', 'entry_free_back') group by reference
    ) as moved on reference = tournament_id
    where coalesce(fees, 0) <> coalesce(paid, 0) limit ${FINDINGS_MAX})
    union all
    (select 'a free entry names a tournament that exists', 'tournament ' || tournament_id,
      format('entry %s of user %s', free_entries.id, user_id)
    from free_entries left join tournaments on tournaments.id::text = tournament_id
    where tournaments.id is null limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}
