import { otherColor, stopClock, turnOfPly } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { LostSocket } from '../../people/presence/index.ts'
import type { GameState } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { lockPlayingGames, saveState } from './gamesStore.ts'
import { insertCredit, selectLeases, selectServiceBackMs } from './outageStore.ts'

/** How long after service is back the clock stays stopped for a player who has not returned. */
const CLOCK_STOP_MAX_MS = 15_000

type PlayingGame = Awaited<ReturnType<typeof lockPlayingGames>>[number]
type Leases = Awaited<ReturnType<typeof selectLeases>>

/** A player who lost their socket with its server, and when they returned; null if they have not. */
type CutOffPlayer = { userId: string; lastHeartbeatMs: number; backAtMs: number | null }

/**
 * Compensates the players of a server that is gone, so that its failure costs them nothing. If a player with
 * a socket there is to move, their clock stops at the server's last heartbeat until they return; the absence
 * of a player who has not returned starts now. Runs inside the transaction that deletes the server, so it
 * happens once; the poll every 2 s publishes it to the sockets.
 */
export async function creditOutage(
  context: GamesContext,
  trx: Kysely<Database>,
  lost: readonly LostSocket[],
): Promise<void> {
  const gameIds = [...new Set(lost.flatMap(({ gameId }) => gameId ?? []))]
  if (gameIds.length === 0) return
  const games = await lockPlayingGames(trx, gameIds)
  const leases = await selectLeases(
    trx,
    games.map(({ id }) => id),
  )
  for (const game of games) {
    const cutOff = findCutOff(game, lost, leases)
    if (cutOff.length > 0) await creditGame(context, trx, game, cutOff)
  }
}

function findCutOff(game: PlayingGame, lost: readonly LostSocket[], leases: Leases): CutOffPlayer[] {
  return [game.whiteId, game.blackId].flatMap((userId) => {
    const own = lost.filter((socket) => socket.gameId === game.id && socket.userId === userId)
    if (own.length === 0) return []
    const lastHeartbeatMs = Math.max(...own.map((socket) => socket.lastHeartbeatMs))
    // The lost sockets are still among the leases; they were opened before the last heartbeat.
    const held = leases.filter((lease) => lease.gameId === game.id && lease.userId === userId)
    const later = held.filter(({ openedAtMs }) => openedAtMs > lastHeartbeatMs)
    const heldAllAlong = held.length - later.length > own.length
    if (heldAllAlong) return []
    const backAtMs = later.length === 0 ? null : Math.min(...later.map(({ openedAtMs }) => openedAtMs))
    return [{ userId, lastHeartbeatMs, backAtMs }]
  })
}

async function creditGame(
  context: GamesContext,
  trx: Kysely<Database>,
  game: PlayingGame,
  cutOff: readonly CutOffPlayer[],
): Promise<void> {
  const { state, whiteId, blackId } = game
  const { ply } = state.clock
  const nowMs = context.ctx.time.nowMs()
  const mover = turnOfPly(ply)
  const moverId = mover === 'white' ? whiteId : blackId
  let next: GameState = { ...state, version: state.version + 1 }
  for (const player of cutOff) {
    const color = player.userId === whiteId ? 'white' : 'black'
    if (player.backAtMs === null) next = { ...next, [color]: { ...next[color], goneAtMs: nowMs } }
    // The opponent's countdown restarts too: they may have tried to return in vain.
    const other = otherColor(color)
    if (next[other].goneAtMs !== null) next = { ...next, [other]: { ...next[other], goneAtMs: nowMs } }
    if (player.userId !== moverId || state.creditedPly >= ply) continue
    const serviceBackMs = (await selectServiceBackMs(trx, player.lastHeartbeatMs)) ?? nowMs
    const latestMs = serviceBackMs + CLOCK_STOP_MAX_MS
    const resumeAtMs = Math.min(latestMs, player.backAtMs ?? latestMs)
    const stoppedAtMs = Math.max(player.lastHeartbeatMs, state.clock.turnStartedAtMs)
    const { clock, creditMs } = stopClock(state.clock, {
      lastHeartbeatMs: player.lastHeartbeatMs,
      resumeAtMs,
    })
    if (creditMs === 0) continue
    next = { ...next, clock, creditedPly: ply }
    const credit = { gameId: game.id, ply, userId: moverId, stoppedAtMs, resumedAtMs: resumeAtMs, nowMs }
    await insertCredit(trx, credit)
  }
  const facts = { id: game.id, white: { id: whiteId }, black: { id: blackId } }
  await saveState(trx, { facts }, { from: state, next, firstMoveMs: context.firstMoveMs })
}
