import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../ledger/index.ts'

/**
 * What must always be true of wagered games: the escrow holds both stakes while a game is played and nothing
 * once it has ended, and no transfer of stakes lacks its game.
 */
export async function auditStakes(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    (select 'an escrow holds both stakes while the game is played, then nothing' as check, 'game ' || games.id as about,
      format('%s, stake %s, escrow %s', status, wager_cents, coalesce(balance, 0)) as detail
    from games left join accounts on kind = 'escrow' and owner_id = games.id
    where coalesce(balance, 0) <> case when status = 'playing' then 2 * wager_cents else 0 end
    limit ${FINDINGS_MAX})
    union all
    (select 'no transfer of stakes is without its game', 'transfer ' || transfers.id,
      format('%s of %s', transfers.kind, reference)
    from transfers left join games on games.id = reference
    where transfers.kind in ('stake', 'stake_back', 'win', 'win_held', 'fee') and coalesce(wager_cents, 0) = 0
    limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}
