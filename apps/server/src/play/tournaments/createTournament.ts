import { randomUUID } from 'node:crypto'
import type { TournamentBody } from '@lance/contract'
import { capacityOf, NO_CENTS, roundsOf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { canAllServers, lockPlayers } from '../../people/presence/index.ts'
import { findRepeated, rememberRequest } from '../../people/requestKeys/index.ts'
import { enterTournament } from './enterTournament.ts'
import { mayEnter } from './mayEnter.ts'
import { parseTournament, type RequestedTournament } from './parseTournament.ts'
import { countCreated, insertTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** How many unfinished tournaments one creator may have. */
const CREATED_MAX = 3

type Creation = { userId: string; body: TournamentBody; key: string | null }

/**
 * Creates a tournament and enters its creator, who pays the fee. The same key returns the first answer.
 * Refuses what `parseTournament`, `refuseFormat` and `mayEnter` refuse, KEY_REUSED, and
 * TOURNAMENTS_TOO_MANY_CREATED.
 */
export async function createTournament(
  ctx: TournamentsContext,
  { userId }: Caller,
  { body, key }: Omit<Creation, 'userId'>,
): Promise<{ ok: true; tournamentId: string } | Refusal> {
  const created = await ctx.db.transaction().execute((trx) => create(ctx, trx, { userId, body, key }))
  if (created.ok) publishBalances(ctx, [userId])
  return created
}

async function create(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  { userId, body, key }: Creation,
): Promise<{ ok: true; tournamentId: string } | Refusal> {
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  // One request per user at a time: the tournaments they are in cannot change until the commit.
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const request = { userId, call: 'POST /tournaments', key, content: contentOf(body) }
  const repeated = await findRepeated(trx, request)
  if (!repeated.ok) return repeated
  if (repeated.madeId !== null) return { ok: true, tournamentId: repeated.madeId }
  const minLeadMs = ctx.config.TOURNAMENT_MIN_LEAD_S * 1000
  const parsed = parseTournament(body, { nowMs, minLeadMs })
  if (!parsed.ok) return parsed
  const { requested } = parsed
  if ((await countCreated(trx, userId)) >= CREATED_MAX)
    return { ok: false, code: 'TOURNAMENTS_TOO_MANY_CREATED', params: { max: CREATED_MAX } }
  const closed = await refuseFormat(ctx, requested)
  if (closed) return closed
  const { entry, startMs, terms } = requested
  const tournamentId = randomUUID()
  const entryRequest = {
    tournamentId,
    userId,
    entry,
    startMs,
    terms,
    tooLow: 'CREATE_BALANCE_TOO_LOW',
    nowMs,
  } as const
  const allowed = await mayEnter(ctx, trx, entryRequest)
  if (!allowed.ok) return allowed
  await insert(trx, requested, { id: tournamentId, creatorId: userId, now })
  await enterTournament(trx, { tournamentId, userId, entry, paidBy: allowed.paidBy, nowMs })
  await rememberRequest(trx, request, { madeId: tournamentId, now })
  return { ok: true, tournamentId }
}

/**
 * Refuses a format that is not open: during an upgrade, those that the previous version doesn't know; with an entry
 * fee, arenas and Swiss tournaments while the operator has not opened them.
 */
async function refuseFormat(
  ctx: TournamentsContext,
  { terms: { format }, entry }: RequestedTournament,
): Promise<Refusal | null> {
  if (format === 'KNOCKOUT') return null
  if (!(await canAllServers(ctx, 'formats'))) return { ok: false, code: 'FORMAT_NOT_OPEN' }
  if (entry > NO_CENTS && !ctx.config.PAID_FORMATS) return { ok: false, code: 'PAID_FORMAT_CLOSED' }
  return null
}

async function insert(
  trx: Kysely<Database>,
  { name, entry, terms, prizeDistribution, startMs }: RequestedTournament,
  { id, creatorId, now }: { id: string; creatorId: string; now: Date },
): Promise<void> {
  const pace = terms.format === 'KNOCKOUT' ? null : terms.pace
  const row = {
    id,
    creatorId,
    name,
    entryCents: entry,
    playerCount: capacityOf(terms),
    prizeDistribution,
    startAt: new Date(startMs),
    totalRounds: roundsOf(terms),
    format: terms.format,
    timeControlS: pace?.timeControlS ?? null,
    incrementS: pace?.incrementS ?? null,
    minutes: terms.format === 'ARENA' ? terms.minutes : null,
  }
  await insertTournament(trx, row, now)
}

const contentOf = (body: TournamentBody) => {
  const { name, entryFee, playerCount, prizeDistribution, startTime, format, pace, minutes, rounds } = body
  const terms = format === undefined ? [] : [format, pace?.timeControl, pace?.increment, minutes, rounds]
  return JSON.stringify([name, entryFee, playerCount, prizeDistribution, startTime, ...terms])
}
