import { displayName, TOURNAMENT_ENTRIES_MAX } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { findRepeated, rememberRequest } from '../../people/requestKeys/index.ts'
import { enterTournament } from './enterTournament.ts'
import { mayEnter } from './mayEnter.ts'
import { refuseChange, termsOf } from './tournamentRow.ts'
import { lockTournament, selectEntry } from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

type Join = { tournamentId: string; userId: string; key: string | null }

/** `entered` is null when nothing changed: the user was already entered, or the request is a repeat. */
type Joined = {
  ok: true
  entered: { name: string | null; participants: number; publish: () => void } | null
}

/**
 * Enters a user and takes the fee. A user who is entered stays entered. Refuses TOURNAMENT_*, what `mayEnter`
 * refuses, and KEY_REUSED.
 */
export async function joinTournament(
  ctx: TournamentsContext,
  { userId }: Caller,
  { tournamentId, key }: Omit<Join, 'userId'>,
): Promise<{ ok: true } | Refusal> {
  const joined = await ctx.db.transaction().execute((trx) => join(ctx, trx, { tournamentId, userId, key }))
  if (!joined.ok) return joined
  if (joined.entered) {
    const { name, participants, publish } = joined.entered
    const data = { userId, userName: displayName({ id: userId, name }), participants }
    publishEvent(ctx, tournamentId, { type: 'participant_joined', data })
    publishBalances(ctx, [userId])
    publish()
  }
  return { ok: true }
}

async function join(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  { tournamentId, userId, key }: Join,
): Promise<Joined | Refusal> {
  const nowMs = ctx.time.nowMs()
  const row = await lockTournament(trx, tournamentId)
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const request = { userId, call: 'POST /tournaments/{id}/join', key, content: tournamentId }
  const repeated = await findRepeated(trx, request)
  if (!repeated.ok) return repeated
  if (repeated.madeId !== null) return { ok: true, entered: null }
  const known = await selectEntry(trx, { tournamentId, userId })
  if (known?.leftAt === null) return { ok: true, entered: null }
  const refused = refuseChange(row, nowMs)
  const late = refused?.code === 'TOURNAMENT_STARTED' ? ctx.ports.lateEntries[row.format] : undefined
  if (refused && !(await late?.isOpen(trx, row, nowMs))) return refused
  if (known && known.number >= TOURNAMENT_ENTRIES_MAX)
    return { ok: false, code: 'TOURNAMENT_ENTERED_TOO_OFTEN', params: { max: TOURNAMENT_ENTRIES_MAX } }
  if (row.participants >= row.playerCount) return { ok: false, code: 'TOURNAMENT_FULL' }
  const entry = row.entryCents
  const terms = termsOf(row)
  const startMs = row.startAt.getTime()
  const entryRequest = {
    tournamentId,
    userId,
    entry,
    startMs,
    terms,
    tooLow: 'JOIN_BALANCE_TOO_LOW',
    nowMs,
  } as const
  const allowed = await mayEnter(ctx, trx, entryRequest)
  if (!allowed.ok) return allowed
  const { paidBy } = allowed
  const participants = await enterTournament(trx, { tournamentId, userId, entry, paidBy, nowMs })
  await rememberRequest(trx, request, { madeId: tournamentId, now: new Date(nowMs) })
  const publish = (await late?.enter(trx, { tournamentId, userId, nowMs })) ?? (() => {})
  return { ok: true, entered: { name: allowed.name, participants, publish } }
}
