import { asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

type Db = Kysely<Database>

/** A part of a wallet that can't be withdrawn yet. `untilMs`: null while a bank disputes its deposit. */
export type RestingPart = { amountCents: Cents; untilMs: number | null }

/** `parts`: soonest first. */
export type RestingMoney = { totalCents: Cents; parts: RestingPart[] }

const HOUR_MS = 3_600_000
/** How long won money rests, rounded up to the hour: the triggers that write lots have the same rule. */
const WIN_RESTS_MS = 24 * HOUR_MS

/** When a win or prize that is paid at this time can be withdrawn, unless it came from a resting deposit. */
export const winRestsUntilMs = (paidAtMs: number): number =>
  Math.ceil((paidAtMs + WIN_RESTS_MS) / HOUR_MS) * HOUR_MS

/** Later parts are merged into one, with the latest of their times. */
const PARTS_MAX = 6

/** Reads what rests in a wallet: recent wins, and money from any deposit that a bank may take back. */
export async function readResting(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<RestingMoney> {
  const { rows } = await sql<{ amount: bigint; until: Date | null }>`
    select sum(amount)::bigint as amount, case when d.source is null then free_at end as until
    from resting_lots l left join disputed_sources d on d.source = l.source and d.released_at is null
    where account = (select id from accounts where kind = 'wallet' and owner_id = ${userId})
      and (free_at > ${new Date(nowMs)} or d.source is not null)
    group by until order by until nulls last`.execute(db)
  const parts = rows.map(({ amount, until }) => ({
    amountCents: asCents(amount),
    untilMs: until?.getTime() ?? null,
  }))
  return { totalCents: sumOf(parts), parts: mergeLast(parts) }
}

const sumOf = (parts: readonly RestingPart[]) =>
  asCents(parts.reduce((total, { amountCents }) => total + amountCents, 0n))

/** Returns at most `PARTS_MAX` parts, and one more for disputed money. */
function mergeLast(parts: readonly RestingPart[]): RestingPart[] {
  const timed = parts.filter(({ untilMs }) => untilMs !== null)
  const disputed = parts.filter(({ untilMs }) => untilMs === null)
  const first = timed.slice(0, PARTS_MAX - 1)
  const rest = timed.slice(PARTS_MAX - 1)
  const last = rest.at(-1)
  return [...first, ...(last ? [{ ...last, amountCents: sumOf(rest) }] : []), ...disputed]
}

/**
 * Records whether a bank disputes a deposit. While it does, the deposit's money rests in whatever account it
 * is now, unless an operator has released it.
 */
export async function markDisputed(
  trx: Db,
  { source, isDisputed, nowMs }: { source: string; isDisputed: boolean; nowMs: number },
): Promise<void> {
  await (isDisputed
    ? sql`insert into disputed_sources (source, disputed_at) values (${source}, ${new Date(nowMs)})
        on conflict do nothing`
    : sql`delete from disputed_sources where source = ${source}`
  ).execute(trx)
}

/** Releases the money of a disputed deposit, as if undisputed. Returns false if there was none to release. */
export async function releaseDisputed(
  db: Db,
  { source, nowMs }: { source: string; nowMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update disputed_sources set released_at = ${new Date(nowMs)}
    where source = ${source} and released_at is null`.execute(db)
  return numAffectedRows === 1n
}

export type DisputedMoney = { source: string; disputedAt: Date; userId: string | null; amountCents: Cents }

/** Lists where unreleased money of disputed deposits is, oldest dispute first. `userId`: null in escrows. */
export async function selectDisputedMoney(db: Db, limit: number): Promise<DisputedMoney[]> {
  const { rows } = await sql<Omit<DisputedMoney, 'amountCents'> & { amount: bigint }>`
    select d.source, d.disputed_at as "disputedAt", sum(l.amount)::bigint as amount,
      case when a.kind <> 'escrow' then a.owner_id end as "userId"
    from disputed_sources d join resting_lots l on l.source = d.source join accounts a on a.id = l.account
    where d.released_at is null
    group by d.source, d.disputed_at, "userId"
    order by d.disputed_at, d.source, "userId" limit ${limit}`.execute(db)
  return rows.map(({ amount, ...row }) => ({ ...row, amountCents: asCents(amount) }))
}
