import type { SocketErrorCode } from '@lance/contract'
import { countWatched } from '../../people/presence/index.ts'
import { hasLocalSockets, type LiveGame, type Viewer } from './gameState.ts'
import type { GamesContext, Leases } from './gamesContext.ts'
import { mayWatch } from './mayWatch.ts'
import { refreshToRead } from './readGame.ts'
import { publishViewers } from './viewers.ts'

/** The most viewer sockets on one running game, over all servers. */
const PER_GAME_MAX = 1000
/** The most viewer sockets of one user on running games of others, over all servers. */
const PER_USER_MAX = 8

type JoiningSocket = { gameId: string; userId: string; socketId: string } & Pick<Viewer, 'disconnect'>
export type WatchRefusal = {
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
  context: GamesContext,
  leases: Leases,
  game: LiveGame,
  { disconnect, ...socket }: JoiningSocket,
  enter: () => void,
): Promise<{ ok: true; leave(): Promise<void> } | WatchRefusal> {
  const isFirst = !hasLocalSockets(game)
  game.localSockets.others++
  let isLeased = false
  const release = async () => {
    if (!isLeased) return
    isLeased = false
    context.viewers.delete(viewer)
    await leases.releaseSocket(socket.socketId)
  }
  const viewer: Viewer = { game, userId: socket.userId, disconnect, release }
  const leave = async () => {
    game.localSockets.others--
    const wasCounted = isLeased
    await release()
    if (wasCounted && !context.ctx.draining()) await publishViewers(context, game)
  }
  try {
    const refused = await admit(context, game, socket.userId, isFirst)
    if (refused) {
      await leave()
      return refused
    }
    if (!game.state.end) {
      // Store first, count after: sockets that join at once are all counted.
      await leases.leaseSocket({ ...socket, watching: true })
      isLeased = true
      context.viewers.add(viewer)
      const limitRefusal = await findLimitRefusal(context, socket)
      if (limitRefusal) {
        await leave()
        return limitRefusal
      }
    }
  } catch (error) {
    await leave()
    throw error
  }
  enter()
  if (isLeased) await publishViewers(context, game)
  return { ok: true, leave }
}

async function admit(
  context: GamesContext,
  game: LiveGame,
  userId: string,
  isFirst: boolean,
): Promise<WatchRefusal | null> {
  const refresh = () => refreshToRead(context, game)
  if (isFirst && (await refresh()) === 'busy') return { ok: false, code: 'BUSY' }
  if (game.state.end) return null
  const allowed = await mayWatch(context, game.facts, userId)
  if (allowed.ok) return null
  // Another server may have ended it a moment ago: everyone may see it then.
  if (!isFirst) await refresh()
  return game.state.end ? null : allowed
}

async function findLimitRefusal(
  context: GamesContext,
  { gameId, userId }: Pick<JoiningSocket, 'gameId' | 'userId'>,
): Promise<WatchRefusal | null> {
  const { ofGame, ofUser } = await countWatched(context.ctx.db, { gameId, userId })
  if (ofUser > PER_USER_MAX) return { ok: false, code: 'WATCH_TOO_MANY', params: { max: PER_USER_MAX } }
  return ofGame > PER_GAME_MAX ? { ok: false, code: 'WATCH_FULL' } : null
}
