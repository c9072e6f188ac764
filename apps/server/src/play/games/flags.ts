import { dueAtMs, turnOfPly } from '@lance/domain'
import { endGame } from './endGame.ts'
import { withGameLock } from './gameQueue.ts'
import type { LiveGame } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { takeDueGames } from './outageStore.ts'

/** How long the server with the mover's socket waits for a move that was received in time. */
export const HOLDER_GRACE_MS = 250
/**
 * How long other servers wait for that one, and how long that one waits for a move that it could not store at
 * once.
 */
export const OTHERS_GRACE_MS = 3000

/** Finds players who ran out of time without any request from a client. */
export type FlagWatch = {
  /** Flags games whose mover has a socket here. Runs ten times a second. */
  flagLocalGames(): Promise<void>
  /** Flags all games that are due according to the database. Runs every second. */
  sweepDue(): Promise<void>
}

export function openFlagWatch(
  context: GamesContext,
  {
    sendHeartbeat,
    lastHeartbeatMs,
  }: {
    /** Sends this server's heartbeat; detects whether the other servers declared it dead. */
    sendHeartbeat(): Promise<void>
    lastHeartbeatMs(): number
  },
): FlagWatch {
  const { ctx, cache, firstMoveMs } = context

  async function flag(game: LiveGame, graceMs: number): Promise<void> {
    const { ply } = game.state.clock
    // Runs in the mover's lane, so a move received in time goes ahead of its flag.
    await withGameLock(
      game,
      turnOfPly(ply),
      async () => {
        const { end, clock } = game.state
        if (end || clock.ply !== ply) return
        await endGame(context, game, { kind: 'flag', ply, graceMs })
      },
      { isFromServer: true },
    )
  }

  async function flagAll(games: readonly { game: LiveGame; graceMs: number }[]): Promise<void> {
    const results = await Promise.allSettled(games.map(({ game, graceMs }) => flag(game, graceMs)))
    for (const result of results) {
      if (result.status === 'rejected') ctx.log.warn({ err: result.reason }, 'a flag could not be stored yet')
    }
  }

  return {
    async flagLocalGames() {
      const nowMs = ctx.time.nowMs()
      const limits = { nowMs, firstMoveMs }
      const fallen: LiveGame[] = []
      for (const game of cache.all()) if (isHolderDue(game, limits)) fallen.push(game)
      if (fallen.length === 0) return
      // Only a heartbeat that got through shows whether service was lost meanwhile.
      const latestDueMs = Math.max(...fallen.map(({ state }) => dueAtMs(state.clock, { firstMoveMs })))
      if (lastHeartbeatMs() < latestDueMs) await sendHeartbeat()
      await flagAll(fallen.map((game) => ({ game, graceMs: HOLDER_GRACE_MS })))
    },
    async sweepDue() {
      const nowMs = ctx.time.nowMs()
      const due = await takeDueGames(ctx.db, { nowMs, dueBeforeMs: nowMs - OTHERS_GRACE_MS })
      const games = await Promise.all(due.map(({ gameId }) => cache.open(gameId)))
      await flagAll(games.flatMap((game) => (game ? [{ game, graceMs: OTHERS_GRACE_MS }] : [])))
    },
  }
}

function isHolderDue(
  { state, localSockets, firstReceipts }: LiveGame,
  { nowMs, firstMoveMs }: { nowMs: number; firstMoveMs: number },
): boolean {
  const { clock, end } = state
  const mover = turnOfPly(clock.ply)
  if (end || localSockets[mover] === 0) return false
  const dueMs = dueAtMs(clock, { firstMoveMs })
  // A move that was received in time but could not be stored may be sent again.
  const receipt = firstReceipts[mover]
  const isAwaited = receipt?.ply === clock.ply + 1 && receipt.receivedAtMs < dueMs
  return nowMs >= dueMs + (isAwaited ? OTHERS_GRACE_MS : HOLDER_GRACE_MS)
}
