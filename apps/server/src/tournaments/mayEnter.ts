import { type Cents, likelyEndMs, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { holdWallets } from '../ledger/index.ts'
import { findBarred } from '../responsiblePlay/index.ts'
import type { Refusal } from '../routing.ts'
import { makeShownReais } from '../texts/makeShownReais.ts'
import { type OwnTournament, selectApplicant, selectOwnTournaments } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** In so many tournaments one is entered at once. */
const JOINED_MAX = 5

/** What somebody wants to enter. `tooLow`: what a wallet that does not cover it is told. */
export type Entrance = {
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
): Promise<{ ok: true; name: string | null } | Refusal> {
  const { userId, entry } = entrance
  const { name, emailConfirmed } = await selectApplicant(trx, userId)
  if (entry === NO_CENTS && config.SMTP_URL !== undefined && !emailConfirmed)
    return { ok: false, code: 'ENTRY_EMAIL_UNCONFIRMED' }
  const own = await selectOwnTournaments(trx, userId)
  if (own.length >= JOINED_MAX)
    return { ok: false, code: 'TOURNAMENTS_TOO_MANY_JOINED', params: { max: JOINED_MAX } }
  const other = own.find((one) => meets(one, entrance))
  if (other) return { ok: false, code: 'TOURNAMENTS_OVERLAP', params: { name: other.name } }
  return (await refusePayer(trx, entrance)) ?? { ok: true, name }
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

async function refusePayer(
  trx: Kysely<Database>,
  { userId, entry, tooLow, nowMs }: Entrance,
): Promise<Refusal | null> {
  if (entry === NO_CENTS) return null
  const barred = (await findBarred(trx, { userIds: [userId], nowMs })).get(userId)
  if (barred?.code === 'ACCOUNT_FROZEN') return barred
  const wallet = (await holdWallets(trx, [userId])).get(userId)
  if (wallet && wallet.debt > NO_CENTS) return { ok: false, code: 'DEBT_OPEN' }
  if (!wallet || wallet.balance < entry)
    return { ok: false, code: tooLow, params: { fee: makeShownReais(entry) } }
  return barred ?? null
}
