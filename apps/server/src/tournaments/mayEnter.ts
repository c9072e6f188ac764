import { type Cents, likelyEndMs, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { holdWallets, readDebt } from '../ledger/index.ts'
import { readAllowance, useAllowance } from '../premium/index.ts'
import { findBarred } from '../responsiblePlay/index.ts'
import type { Refusal } from '../routing.ts'
import type { Payer } from './tournamentRow.ts'
import { type OwnTournament, selectApplicant, selectOwnTournaments } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** In so many tournaments one is entered at once. */
const JOINED_MAX = 5

/** What somebody wants to enter. `tooLow`: what a wallet that does not cover it is told. */
export type Entrance = {
  tournamentId: string
  userId: string
  entry: Cents
  startMs: number
  totalRounds: number
  tooLow: 'CREATE_BALANCE_TOO_LOW' | 'JOIN_BALANCE_TOO_LOW'
  nowMs: number
}

/**
 * Whether somebody, whose row is held, may enter a tournament: as many as he likes at other times, five at once, and
 * for money on the terms of all play for money. Holds his wallet from here on where it costs something.
 */
export async function mayEnter(
  { config }: Pick<TournamentsContext, 'config'>,
  trx: Kysely<Database>,
  entrance: Entrance,
): Promise<{ ok: true; name: string | null; paidBy: Payer } | Refusal> {
  const { userId, entry } = entrance
  const { name, emailConfirmed } = await selectApplicant(trx, userId)
  if (entry === NO_CENTS && config.SMTP_URL !== undefined && !emailConfirmed)
    return { ok: false, code: 'ENTRY_EMAIL_UNCONFIRMED' }
  const own = await selectOwnTournaments(trx, userId)
  if (own.length >= JOINED_MAX)
    return { ok: false, code: 'TOURNAMENTS_TOO_MANY_JOINED', params: { max: JOINED_MAX } }
  const other = own.find((one) => meets(one, entrance))
  if (other) return { ok: false, code: 'TOURNAMENTS_OVERLAP', params: { name: other.name } }
  const payer = await findPayer(trx, entrance)
  return 'code' in payer ? payer : { ok: true, name, paidBy: payer.paidBy }
}

/** Whether both may be running at some time. One that runs for longer than it should still runs. */
function meets(
  { startAt, totalRounds, status }: OwnTournament,
  wanted: Pick<Entrance, 'startMs' | 'totalRounds' | 'nowMs'>,
): boolean {
  const startMs = startAt.getTime()
  const endMs = likelyEndMs({ startMs, players: 2 ** totalRounds })
  const untilMs = status === 'IN_PROGRESS' ? Math.max(endMs, wanted.nowMs) : endMs
  const wantedUntilMs = likelyEndMs({ startMs: wanted.startMs, players: 2 ** wanted.totalRounds })
  return startMs < wantedUntilMs && wanted.startMs < untilMs
}

/** His membership's allowance pays before his wallet does; the rules of play for money hold for both. */
async function findPayer(
  trx: Kysely<Database>,
  { userId, tournamentId, entry, tooLow, nowMs }: Entrance,
): Promise<{ paidBy: Payer } | Refusal> {
  if (entry === NO_CENTS) return { paidBy: null }
  const barred = (await findBarred(trx, { userIds: [userId], nowMs })).get(userId)
  if (barred?.code === 'ACCOUNT_FROZEN') return barred
  const allowance = await readAllowance(trx, { userId, nowMs })
  const mayBeFree =
    allowance !== null && allowance.leftCents >= entry && (await readDebt(trx, userId)) === NO_CENTS
  if (mayBeFree && barred) return barred
  // Nothing refuses him after this: what the allowance gave is not given back by a refusal.
  if (mayBeFree && (await useAllowance(trx, { userId, tournamentId, feeCents: entry, nowMs })).isFree)
    return { paidBy: 'house' }
  const wallet = (await holdWallets(trx, [userId])).get(userId)
  if (wallet && wallet.debt > NO_CENTS) return { ok: false, code: 'DEBT_OPEN' }
  if (!wallet || wallet.balance < entry) return { ok: false, code: tooLow, params: { fee: entry } }
  return barred ?? { paidBy: 'wallet' }
}
