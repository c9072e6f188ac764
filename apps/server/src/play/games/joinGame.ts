import type { Color } from '@lance/chess'
import type { GameRecord, GameServerEvent, ServerEvent } from '@lance/contract'
import { makeBeaconToken } from './beaconToken.ts'
import { withGameLock } from './gameQueue.ts'
import { colorOf, type LiveGame, type Viewer } from './gameState.ts'
import type { GamesContext, Leases } from './gamesContext.ts'
import { arrive, leave } from './presenceOnGame.ts'
import { makeCurrentRecord, readRecordFor } from './readGame.ts'
import { makeViewersEvent } from './viewers.ts'
import { type WatchRefusal, watchGame } from './watchGame.ts'

/** The first messages on the socket. */
type FirstEvents = readonly GameServerEvent[]

export type JoinedGame = {
  ok: true
  game: LiveGame
  color: Color | null
  /** Call when the socket has closed. Settles when that is stored. */
  leave(): Promise<void>
}
type JoinRefusal =
  | { ok: false; code: 'GAME_NOT_FOUND' | 'BUSY'; params?: never }
  | { ok: false; code: 'GAME_OPEN_TOO_OFTEN'; params: { max: number } }
  | WatchRefusal

/**
 * The most sockets of one player at one game on one server: a few tabs, a few devices, and those of a flaky
 * connection that have not been found dead yet.
 */
const PLAYER_SOCKETS_MAX = 8

/** A socket that joins a game, with a callback for a viewer who may no longer watch. */
export type JoiningSocket = { gameId: string; userId: string; socketId: string } & Pick<Viewer, 'disconnect'>

/**
 * Adds a socket to a game: a player's socket makes them present, any other becomes a viewer's. Calls `enter`
 * with the first messages for the socket, at a moment when it neither misses nor doubles an event of the
 * game.
 */
export async function joinGame(
  context: GamesContext,
  leases: Leases,
  socket: JoiningSocket,
  enter: (events: FirstEvents) => void,
): Promise<JoinedGame | JoinRefusal> {
  const game = await context.cache.open(socket.gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const color = colorOf(game.facts, socket.userId)
  if (color) return joinAsPlayer(context, leases, { ...socket, game, color }, enter)
  const watched = await watchGame(context, leases, game, socket, () =>
    enter(makeFirstEvents(game, { color, beaconToken: null, state: makeCurrentRecord(context, game) })),
  )
  return watched.ok ? { ...watched, game, color } : watched
}

async function joinAsPlayer(
  context: GamesContext,
  leases: Leases,
  player: JoiningSocket & { game: LiveGame; color: Color },
  enter: (events: FirstEvents) => void,
): Promise<JoinedGame | JoinRefusal> {
  const { game, color, userId, socketId } = player
  if (game.localSockets[color] >= PLAYER_SOCKETS_MAX)
    return { ok: false, code: 'GAME_OPEN_TOO_OFTEN', params: { max: PLAYER_SOCKETS_MAX } }
  // Count before the first await, so that sockets that join at once are all counted.
  game.localSockets[color]++
  const chat = await followChatAndLease(context, leases, player).catch((error: unknown) => {
    game.localSockets[color]--
    throw error
  })
  const leaveGame = async () => {
    game.localSockets[color]--
    chat.leave()
    await leases.releaseSocket(socketId)
    // Players do not leave when this server drains: they are told to reconnect, and get another server.
    if (context.ctx.draining()) return
    // In the server's lane, not the player's: a flood of their own must not hide that they left.
    await withGameLock(game, 'server', () => leave(context, game, color))
  }
  const entered = await withGameLock(game, color, async () => {
    await arrive(context, game, color)
    let lastNumber: number | null
    let state: GameRecord
    // Read again if a chat message, move or other event was published during the read: the client would miss
    // it.
    do {
      if (game.publishedVersion > game.state.version) await context.cache.refresh(game)
      lastNumber = chat.lastNumber()
      state = await readRecordFor(context, game, userId)
    } while (chat.lastNumber() !== lastNumber || game.publishedVersion > state.version)
    enter(makeFirstEvents(game, { color, beaconToken: beaconFor(context, player), state }))
  }).catch(async (error: unknown) => {
    await leaveGame()
    throw error
  })
  if (entered !== 'busy') return { ok: true, game, color, leave: leaveGame }
  await leaveGame()
  return { ok: false, code: 'BUSY' }
}

/** Subscribes to the chat and stores the socket's lease on the game. */
async function followChatAndLease(
  context: GamesContext,
  leases: Leases,
  { gameId, userId, socketId }: JoiningSocket,
) {
  const [chat, lease] = await Promise.allSettled([
    context.chats.follow(gameId),
    leases.leaseSocket({ socketId, userId, gameId }),
  ])
  if (chat.status === 'fulfilled' && lease.status === 'fulfilled') return chat.value
  if (chat.status === 'fulfilled') chat.value.leave()
  if (lease.status === 'fulfilled') await leases.releaseSocket(socketId)
  throw chat.status === 'rejected' ? chat.reason : (lease as PromiseRejectedResult).reason
}

function beaconFor(
  context: GamesContext,
  { game, color, socketId }: { game: LiveGame; color: Color; socketId: string },
): string | null {
  if (game.state.end) return null
  return makeBeaconToken(game.facts, { color, socketId }, context.ctx.time.nowMs())
}

function makeFirstEvents(
  game: LiveGame,
  data: ServerEvent<'game', 'connection_confirmed'>['data'],
): FirstEvents {
  const viewers = game.viewers.count > 0 && !game.state.end ? [makeViewersEvent(game)] : []
  return [{ type: 'connection_confirmed', version: data.state.version, data }, ...viewers]
}
