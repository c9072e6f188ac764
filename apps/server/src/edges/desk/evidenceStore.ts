import type { PaymentKind } from '@lance/contract/desk'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type DisputeRow, type PaidRow, selectDisputesAbout, selectPaid } from './paymentStore.ts'

// What a provider asks for when a payer disputes a payment, over the tables of many capabilities.

type Db = Kysely<Database>

/** The most rows of each kind in one file. */
export const EVIDENCE_MAX = {
  disputes: 50,
  games: 50,
  moves: 20_000,
  sessions: 100,
  deposits: 100,
  transfers: 1000,
}

export type Payer = Row<
  'users',
  'id' | 'name' | 'email' | 'country' | 'createdAt' | 'emailConfirmedAt' | 'closedAt'
> & {
  adultDeclaredAt: Date | null
}
export type EvidenceSession = Row<'sessions', 'createdAt' | 'usedAt' | 'browser' | 'system' | 'networkHash'>
export type EvidenceDeposit = Row<'deposits', 'id' | 'createdAt' | 'creditedAt' | 'status' | 'provider'> & {
  amount: bigint
}
export type EvidenceTransfer = Row<'transfers', 'id' | 'createdAt' | 'kind' | 'reference'> & {
  change: bigint
}
export type EvidenceGame = Row<
  'games',
  'id' | 'createdAt' | 'endedAt' | 'status' | 'reason' | 'winnerId' | 'whiteId' | 'blackId'
> & { stake: bigint; moves: EvidenceMove[] }
export type EvidenceMove = Row<'moves', 'ply' | 'uci' | 'playedAt' | 'clockMs'>
export type Delivery = {
  status: string
  number: bigint
  sentAt: Date | null
  tracking: string | null
  address: unknown
  lines: { title: string; variant: string; quantity: number; unitCents: bigint }[]
}

export type Evidence = {
  kind: PaymentKind
  paid: PaidRow
  disputes: DisputeRow[]
  payer: Payer | null
  sessions: EvidenceSession[]
  deposits: EvidenceDeposit[]
  transfers: EvidenceTransfer[]
  games: EvidenceGame[]
  delivery: Delivery | null
  /** What was paid for with Premium; null for other payments. */
  period: Row<'premium_invoices', 'periodStart' | 'periodEnd'> | null
}

/** Gathers the evidence about a payment; null for an unknown one. */
export async function readEvidence(
  db: Db,
  { kind, paidId }: { kind: PaymentKind; paidId: string },
): Promise<Evidence | null> {
  const paid = await selectPaid(db, { kind, paidId })
  if (!paid) return null
  const disputes = await selectDisputesAbout(db, { kind, paidId, limit: EVIDENCE_MAX.disputes })
  const period = kind === 'premium' ? await selectPeriod(db, paidId) : null
  const delivery = kind === 'order' ? await selectDelivery(db, paidId) : null
  const { userId } = paid
  const common = { kind, paid, disputes, delivery, period }
  if (userId === null) return { ...common, payer: null, sessions: [], deposits: [], transfers: [], games: [] }
  const since = paid.paidAt ?? paid.createdAt
  return {
    ...common,
    payer: await selectPayer(db, userId),
    sessions: await selectSessions(db, userId),
    deposits: await selectDeposits(db, userId),
    transfers: kind === 'deposit' ? await selectTransfers(db, { userId, since, depositId: paidId }) : [],
    games: kind === 'order' ? [] : await selectGames(db, { userId, since, isStaked: kind === 'deposit' }),
  }
}

async function selectPayer(db: Db, userId: string): Promise<Payer | null> {
  const { rows } = await sql<Payer>`
    select id, name, email, country, created_at as "createdAt", email_confirmed_at as "emailConfirmedAt",
      closed_at as "closedAt", adult_declared_at as "adultDeclaredAt"
    from users left join play_rules on play_rules.user_id = users.id where id = ${userId}`.execute(db)
  return rows[0] ?? null
}

async function selectSessions(db: Db, userId: string): Promise<EvidenceSession[]> {
  const { rows } = await sql<EvidenceSession>`
    select created_at as "createdAt", used_at as "usedAt", browser, system, network_hash as "networkHash"
    from sessions where user_id = ${userId} order by created_at desc, id limit ${EVIDENCE_MAX.sessions}`.execute(
    db,
  )
  return rows
}

async function selectDeposits(db: Db, userId: string): Promise<EvidenceDeposit[]> {
  const { rows } = await sql<EvidenceDeposit>`
    select id, created_at as "createdAt", credited_at as "creditedAt", status, provider, amount_cents as amount
    from deposits where user_id = ${userId} order by created_at desc, id limit ${EVIDENCE_MAX.deposits}`.execute(
    db,
  )
  return rows
}

/** The first transfers of the payer's wallet from the deposit on. */
async function selectTransfers(
  db: Db,
  { userId, since, depositId }: { userId: string; since: Date; depositId: string },
): Promise<EvidenceTransfer[]> {
  const limit = EVIDENCE_MAX.transfers
  const { rows } = await sql<EvidenceTransfer>`
    with wallet as materialized (
      select id from accounts where kind = 'wallet' and owner_id = ${userId}
    ), credited as materialized (
      select coalesce((select id from transfers where idempotency_key = ${`deposit:${depositId}`}), 0) as id
    )
    select id, created_at as "createdAt", kind, reference, change from (
      (select id, created_at, kind, reference, amount as change from transfers
        where credit_account = (select id from wallet) and id >= (select id from credited)
          and created_at >= ${since} order by id limit ${limit})
      union all
      (select id, created_at, kind, reference, -amount from transfers
        where debit_account = (select id from wallet) and id >= (select id from credited)
          and created_at >= ${since} order by id limit ${limit})
    ) as moved order by id limit ${limit}`.execute(db)
  return rows
}

/** The first games that the payer began after they had paid, with all moves as far as the file has room. */
async function selectGames(
  db: Db,
  { userId, since, isStaked }: { userId: string; since: Date; isStaked: boolean },
): Promise<EvidenceGame[]> {
  const stake = isStaked ? sql`and wager_cents > 0` : sql``
  const ofColor = (color: 'white_id' | 'black_id') => sql`(
    select * from games where ${sql.ref(color)} = ${userId} and created_at >= ${since} ${stake}
    order by created_at limit ${EVIDENCE_MAX.games})`
  const { rows: games } = await sql<Omit<EvidenceGame, 'moves'>>`
    select id, created_at as "createdAt", ended_at as "endedAt", status, reason, winner_id as "winnerId",
      white_id as "whiteId", black_id as "blackId", wager_cents as stake
    from (${ofColor('white_id')} union all ${ofColor('black_id')}) as played
    order by created_at, id limit ${EVIDENCE_MAX.games}`.execute(db)
  const { rows: moves } = await sql<EvidenceMove & { gameId: string }>`
    select game_id as "gameId", ply, uci, played_at as "playedAt", clock_ms as "clockMs" from moves
    where game_id = any(${games.map(({ id }) => id)}) order by game_id, ply limit ${EVIDENCE_MAX.moves}`.execute(
    db,
  )
  return games.map((game) => ({ ...game, moves: moves.filter(({ gameId }) => gameId === game.id) }))
}

async function selectPeriod(
  db: Db,
  invoiceId: string,
): Promise<Row<'premium_invoices', 'periodStart' | 'periodEnd'> | null> {
  const { rows } = await sql<Row<'premium_invoices', 'periodStart' | 'periodEnd'>>`
    select period_start as "periodStart", period_end as "periodEnd" from premium_invoices
    where id = ${invoiceId}`.execute(db)
  return rows[0] ?? null
}

async function selectDelivery(db: Db, orderId: string): Promise<Delivery | null> {
  const { rows } = await sql<Omit<Delivery, 'lines'> & { checkoutId: string }>`
    select status, number, sent_at as "sentAt", tracking, address, checkout_id as "checkoutId"
    from store_orders where id = ${orderId}`.execute(db)
  const [order] = rows
  if (!order) return null
  const { checkoutId, ...delivery } = order
  const { rows: lines } = await sql<Delivery['lines'][number]>`
    select title, variant_title as variant, quantity, unit_price_cents as "unitCents" from store_checkout_lines
    where checkout_id = ${checkoutId} order by position limit 100`.execute(db)
  return { ...delivery, lines }
}
