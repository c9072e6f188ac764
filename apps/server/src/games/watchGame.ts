import type { SocketErrorCode } from '@lance/contract'
import { countWatched } from '../presence/index.ts'
import type { Desk, Leases } from './desk.ts'
import { isLookedAt, type LiveGame, type Watcher } from './gameState.ts'
import { mayWatch } from './mayWatch.ts'
import { refreshToRead } from './readGame.ts'
import { tellViewers } from './viewers.ts'

/** The most viewer sockets on one running game, over all servers. */
const PER_GAME_MAX = 1000
/** The most viewer sockets of one user on running games of others, over all servers. */
const PER_USER_MAX = 8

type Comer = { gameId: string; userId: string; socketId: string } & Pick<Watcher, 'sendAway'>
export type WatchRefused = {
  ok: false
  code: Extract<SocketErrorCode, 'BUSY' | `WATCH_${string}`>
  params?: Record<string, number>
}

/**
 * Adds a viewer's socket to a game: a running game if the user may watch it, a finished one in any case.
 * Takes the game lock only when the game has no socket here yet, so no move waits for viewers however many
 * come. Calls `enter` once the viewer is admitted.
 */
export async function watchGame(
  desk: Desk,
  leases: Leases,
  game: LiveGame,
  { sendAway, ...comer }: Comer,
  enter: () => void,
): Promise<{ ok: true; leave(): Promise<void> } | WatchRefused> {
  const isFirst = !isLookedAt(game)
  game.here.others++
  let isLeased = false
  const release = async () => {
    if (!isLeased) return
    isLeased = false
    desk.watchers.delete(watcher)
    await leases.releaseSocket(comer.socketId)
  }
  const watcher: Watcher = { game, userId: comer.userId, sendAway, release }
  const leave = async () => {
    game.here.others--
    const wasCounted = isLeased
    await release()
    if (wasCounted && !desk.ctx.draining()) await tellViewers(desk, game)
  }
  try {
    const refused = await admit(desk, game, comer.userId, isFirst)
    if (refused) {
      await leave()
      return refused
    }
    if (!game.state.end) {
      // Store first, count after: sockets that join at once are all counted.
      await leases.leaseSocket({ ...comer, watching: true })
      isLeased = true
      desk.watchers.add(watcher)
      const tooMany = await findTooMany(desk, comer)
      if (tooMany) {
        await leave()
        return tooMany
      }
    }
  } catch (error) {
    await leave()
    throw error
  }
  enter()
  if (isLeased) await tellViewers(desk, game)
  return { ok: true, leave }
}

async function admit(
  desk: Desk,
  game: LiveGame,
  userId: string,
  isFirst: boolean,
): Promise<WatchRefused | null> {
  const refresh = () => refreshToRead(desk, game)
  if (isFirst && (await refresh()) === 'busy') return { ok: false, code: 'BUSY' }
  if (game.state.end) return null
  const allowed = await mayWatch(desk, game.facts, userId)
  if (allowed.ok) return null
  // Another server may have ended it a moment ago: everyone may see it then.
  if (!isFirst) await refresh()
  return game.state.end ? null : allowed
}

async function findTooMany(
  desk: Desk,
  { gameId, userId }: Pick<Comer, 'gameId' | 'userId'>,
): Promise<WatchRefused | null> {
  const { ofGame, ofUser } = await countWatched(desk.ctx.db, { gameId, userId })
  if (ofUser > PER_USER_MAX) return { ok: false, code: 'WATCH_TOO_MANY', params: { max: PER_USER_MAX } }
  return ofGame > PER_GAME_MAX ? { ok: false, code: 'WATCH_FULL' } : null
}
