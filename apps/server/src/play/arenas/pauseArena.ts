import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { shareTournament } from '../tournaments/index.ts'
import { lockPlayer, selectArena, updatePaused } from './arenaStore.ts'
import type { ArenasContext, Trx } from './arenasContext.ts'

type Pause = { tournamentId: string; isPaused: boolean }
type Paused = { ok: true; publish: () => void }

/**
 * Pauses a player of a running arena, or lets them play again; a running game goes on. Repeating it changes nothing.
 * Refuses TOURNAMENT_*, and ARENA_NOT_RUNNING before the start.
 */
export async function pauseArena(
  ctx: ArenasContext,
  caller: Caller,
  pause: Pause,
): Promise<{ ok: true } | Refusal> {
  const paused = await ctx.db
    .transaction()
    .execute((trx) => write(ctx, trx, { ...pause, userId: caller.userId }))
  if (!paused.ok) return paused
  paused.publish()
  return { ok: true }
}

async function write(
  ctx: ArenasContext,
  trx: Trx,
  { tournamentId, userId, isPaused }: Pause & { userId: string },
): Promise<Paused | Refusal> {
  const nowMs = ctx.time.nowMs()
  const tournament = await shareTournament(trx, tournamentId)
  if (tournament?.format !== 'ARENA') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  if (tournament.status === 'CANCELLED') return { ok: false, code: 'TOURNAMENT_CANCELLED' }
  if (tournament.status === 'FINISHED') return { ok: false, code: 'TOURNAMENT_OVER' }
  const arena = await selectArena(trx, tournamentId)
  if (arena === null) return { ok: false, code: 'ARENA_NOT_RUNNING' }
  if (nowMs >= arena.endsAt.getTime()) return { ok: false, code: 'TOURNAMENT_OVER' }
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const player = await lockPlayer(trx, { tournamentId, userId })
  if (player === null) return { ok: false, code: 'TOURNAMENT_NOT_JOINED' }
  if ((player.pausedAt !== null) === isPaused) return { ok: true, publish: () => {} }
  await updatePaused(trx, { tournamentId, userId, isPaused, now: new Date(nowMs) })
  const publish = isPaused ? () => {} : await ctx.ports.endSearches(trx, { userIds: [userId], nowMs })
  return { ok: true, publish }
}
