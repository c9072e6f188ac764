import { type Kysely, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { countJudgements } from '../../money/payouts/index.ts'
import { countOff, readDrift } from '../../play/fairPlay/index.ts'
import type { ProductNumbers } from './productGauges.ts'

/** Calls within this time share one answer. */
const FRESH_MS = 10_000
const TIMEOUT_MS = 2000

type JudgementNumbers =
  | 'payoutsToJudge'
  | 'oldestToJudgeS'
  | 'payoutsHeldByJudgement'
  | 'payoutsUnjudged'
  | 'payoutsGivenUp'

type Row = Omit<ProductNumbers, 'proof' | 'driftedCells' | JudgementNumbers> & {
  begunAt: Date | null
  findings: number | null
  openItems: number | null
}

/** Reads the figures from the database, by index, within bounded time. Concurrent callers share one read. */
export function openNumbers(
  ctx: Pick<Context, 'db' | 'time'>,
  { monotonicMs = () => performance.now() }: { monotonicMs?: () => number } = {},
): () => Promise<ProductNumbers> {
  let last: { atMs: number; numbers: Promise<ProductNumbers> } | null = null
  return () => {
    const nowMs = monotonicMs()
    if (last && nowMs - last.atMs < FRESH_MS) return last.numbers
    const read = { atMs: nowMs, numbers: readNumbers(ctx) }
    last = read
    read.numbers.catch(() => {
      if (last === read) last = null
    })
    return read.numbers
  }
}

function readNumbers({ db, time }: Pick<Context, 'db' | 'time'>): Promise<ProductNumbers> {
  const now = new Date(time.nowMs())
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(trx)
      const { rows } = await sql<Row>`
        select
          (select count(*) from games where status = 'playing')::int as "gamesLive",
          (select count(*) from matchmaking_queue)::int as searches,
          (select count(*) from mail_outbox where due_at <= ${now})::int as "mailDue",
          (select count(*) from payment_events where due_at <= ${now})::int as "paymentEventsDue",
          (select count(*) from payment_events where status = 'parked')::int as "paymentEventsParked",
          (select count(*) from withdrawals where status in ('asked', 'approved', 'sending'))::int as "withdrawalsAsked",
          (select coalesce(sum(balance), 0) from accounts where kind = 'escrow' and owner_id in (
            select id from games where status = 'playing' and wager_cents > 0
            union all select id::text from tournaments where status in ('WAITING', 'IN_PROGRESS')
          ))::float as "escrowCents",
          proof.begun_at as "begunAt", proof.findings, proof.open_items as "openItems"
        from (select) as always left join lateral (
          select begun_at, findings, open_items from ledger_proofs where findings is not null order by night desc limit 1
        ) as proof on true`.execute(trx)
      const [row] = rows
      if (!row) throw new Error('the database returned no counts')
      const { begunAt, findings, openItems, ...numbers } = row
      const hasProof = begunAt !== null && findings !== null
      const proof = hasProof ? { begunAtS: begunAt.getTime() / 1000, findings, openItems } : null
      const driftedCells = countOff(await readDrift(trx, now))
      return { ...numbers, ...(await readJudgements(trx, now)), driftedCells, proof }
    })
}

async function readJudgements(
  db: Kysely<Database>,
  now: Date,
): Promise<Pick<ProductNumbers, JudgementNumbers>> {
  const { waiting, oldestAt, held, missed, failed } = await countJudgements(db, now)
  return {
    payoutsToJudge: waiting,
    oldestToJudgeS: oldestAt === null ? 0 : (now.getTime() - oldestAt.getTime()) / 1000,
    payoutsHeldByJudgement: held,
    payoutsUnjudged: missed,
    payoutsGivenUp: failed,
  }
}
