import { randomUUID } from 'node:crypto'
import type { TournamentBody } from '@lance/contract'
import { totalRoundsOf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { lockPlayers } from '../../people/presence/index.ts'
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
 * Refuses what `parseTournament` and `mayEnter` refuse, KEY_REUSED, and TOURNAMENTS_TOO_MANY_CREATED.
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
  const totalRounds = totalRoundsOf(requested.playerCount)
  const { entry, startMs } = requested
  const tournamentId = randomUUID()
  const entryRequest = {
    tournamentId,
    userId,
    entry,
    startMs,
    totalRounds,
    tooLow: 'CREATE_BALANCE_TOO_LOW',
    nowMs,
  } as const
  const allowed = await mayEnter(ctx, trx, entryRequest)
  if (!allowed.ok) return allowed
  await insert(trx, requested, { id: tournamentId, creatorId: userId, totalRounds, now })
  await enterTournament(trx, { tournamentId, userId, entry, paidBy: allowed.paidBy, nowMs })
  await rememberRequest(trx, request, { madeId: tournamentId, now })
  return { ok: true, tournamentId }
}

async function insert(
  trx: Kysely<Database>,
  { name, entry, playerCount, prizeDistribution, startMs }: RequestedTournament,
  { id, creatorId, totalRounds, now }: { id: string; creatorId: string; totalRounds: number; now: Date },
): Promise<void> {
  const row = { id, creatorId, name, entryCents: entry, playerCount, prizeDistribution, totalRounds }
  await insertTournament(trx, { ...row, startAt: new Date(startMs) }, now)
}

const contentOf = ({ name, entryFee, playerCount, prizeDistribution, startTime }: TournamentBody) =>
  JSON.stringify([name, entryFee, playerCount, prizeDistribution, startTime])
