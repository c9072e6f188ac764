import type { LateEntry } from '../tournaments/index.ts'
import { insertPlayer, lockPlayer, selectArena, updatePaused } from './arenaStore.ts'
import type { ArenasContext } from './arenasContext.ts'

/** Arenas take entries until they end ([TOUR-63]); leaving a running one is a pause. */
export function makeLateEntry(ctx: ArenasContext): LateEntry {
  return {
    async isOpen(trx, { id, status }, nowMs) {
      // Between its time and the sweep that starts it, an arena still takes entrants.
      if (status === 'WAITING') return true
      const arena = await selectArena(trx, id)
      return arena !== null && nowMs < arena.endsAt.getTime()
    },
    async enter(trx, { tournamentId, userId, nowMs }) {
      if ((await selectArena(trx, tournamentId)) === null) return () => {}
      await insertPlayer(trx, { tournamentId, userId, now: new Date(nowMs) })
      return ctx.ports.endSearches(trx, { userIds: [userId], nowMs })
    },
    async leave(trx, { tournamentId, userId, nowMs }) {
      const player = await lockPlayer(trx, { tournamentId, userId })
      if (player === null) return false
      if (player.pausedAt === null)
        await updatePaused(trx, { tournamentId, userId, isPaused: true, now: new Date(nowMs) })
      return true
    },
  }
}
