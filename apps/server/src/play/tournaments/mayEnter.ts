import { type Cents, type MatchRules, NO_CENTS, type TournamentTerms, termsEndMs } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { lockWallets, readDebt } from '../../money/ledger/index.ts'
import { readAllowance, useAllowance } from '../../money/premium/index.ts'
import { findBarred } from '../../money/responsiblePlay/index.ts'
import { type Payer, type TournamentRow, termsOf } from './tournamentRow.ts'
import { type OwnTournament, selectApplicant, selectOwnTournaments } from './tournamentStore.ts'
import { matchRulesOf, type TournamentsContext } from './tournamentsContext.ts'

/** How many tournaments a user may be in at the same time. */
const JOINED_MAX = 5

/** A requested entry. `tooLow`: the refusal when the wallet does not cover the fee. */
export type EntryRequest = {
  tournamentId: string
  userId: string
  entry: Cents
  startMs: number
  terms: TournamentTerms
  tooLow: 'CREATE_BALANCE_TOO_LOW' | 'JOIN_BALANCE_TOO_LOW'
  nowMs: number
}

/**
 * Checks whether a user, whose row is locked, may enter a tournament: one that overlaps with none of theirs,
 * five at most, and for money under the rules of all play for money. Locks the wallet that pays the fee.
 */
export async function mayEnter(
  { config }: Pick<TournamentsContext, 'config'>,
  trx: Kysely<Database>,
  request: EntryRequest,
): Promise<{ ok: true; name: string | null; paidBy: Payer } | Refusal> {
  const { userId, entry } = request
  const { name, emailConfirmed } = await selectApplicant(trx, userId)
  if (entry === NO_CENTS && config.SMTP_URL !== undefined && !emailConfirmed)
    return { ok: false, code: 'ENTRY_EMAIL_UNCONFIRMED' }
  const own = await selectOwnTournaments(trx, userId)
  if (own.length >= JOINED_MAX)
    return { ok: false, code: 'TOURNAMENTS_TOO_MANY_JOINED', params: { max: JOINED_MAX } }
  const other = own.find((one) => overlaps(one, request, matchRulesOf({ config })))
  if (other) return { ok: false, code: 'TOURNAMENTS_OVERLAP', params: { name: other.name } }
  const payer = await findPayer(trx, request)
  return 'code' in payer ? payer : { ok: true, name, paidBy: payer.paidBy }
}

/** Another tournament of this user's that overlaps with this one, to which they want to return; null if none does. */
export async function findOverlap(
  { config }: Pick<TournamentsContext, 'config'>,
  trx: Kysely<Database>,
  { userId, row, nowMs }: { userId: string; row: TournamentRow; nowMs: number },
): Promise<{ name: string } | null> {
  const wanted = { startMs: row.startAt.getTime(), terms: termsOf(row), nowMs }
  const own = (await selectOwnTournaments(trx, userId)).filter(({ id }) => id !== row.id)
  return own.find((one) => overlaps(one, wanted, matchRulesOf({ config }))) ?? null
}

/** Whether both may be running at the same time. One that overruns counts as running until now. */
function overlaps(
  own: OwnTournament,
  wanted: Pick<EntryRequest, 'startMs' | 'terms' | 'nowMs'>,
  rules: MatchRules,
): boolean {
  const startMs = own.startAt.getTime()
  const endMs = termsEndMs({ startMs, terms: termsOf(own) }, rules)
  const untilMs = own.status === 'IN_PROGRESS' ? Math.max(endMs, wanted.nowMs) : endMs
  const wantedUntilMs = termsEndMs(wanted, rules)
  return startMs < wantedUntilMs && wanted.startMs < untilMs
}

/** The membership's allowance pays before the wallet does; the rules of play for money apply to both. */
async function findPayer(
  trx: Kysely<Database>,
  { userId, tournamentId, entry, tooLow, nowMs }: EntryRequest,
): Promise<{ paidBy: Payer } | Refusal> {
  if (entry === NO_CENTS) return { paidBy: null }
  const barred = (await findBarred(trx, { userIds: [userId], nowMs })).get(userId)
  if (barred?.code === 'ACCOUNT_FROZEN') return barred
  const allowance = await readAllowance(trx, { userId, nowMs })
  const mayBeFree =
    allowance !== null && allowance.leftCents >= entry && (await readDebt(trx, userId)) === NO_CENTS
  if (mayBeFree && barred) return barred
  // Nothing may refuse the entry after this: a refusal would not restore the allowance.
  if (mayBeFree && (await useAllowance(trx, { userId, tournamentId, feeCents: entry, nowMs })).isFree)
    return { paidBy: 'house' }
  const wallet = (await lockWallets(trx, [userId])).get(userId)
  if (wallet && wallet.debt > NO_CENTS) return { ok: false, code: 'DEBT_OPEN' }
  if (!wallet || wallet.balance < entry) return { ok: false, code: tooLow, params: { fee: entry } }
  return barred ?? { paidBy: 'wallet' }
}
