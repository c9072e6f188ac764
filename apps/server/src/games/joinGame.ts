import type { Color } from '@lance/chess'
import type { GameRecord, GameServerEvent } from '@lance/contract'
import { makeBeaconToken } from './beaconToken.ts'
import type { Desk, Leases } from './desk.ts'
import { colorOf, type LiveGame, type Watcher } from './gameState.ts'
import { inTurn } from './gameTurn.ts'
import { arrive, leave } from './presenceOnGame.ts'
import { recordFor, recordNow } from './readGame.ts'
import { makeViewers } from './viewers.ts'
import { type WatchRefused, watchGame } from './watchGame.ts'

/** The first messages on the socket. */
type First = readonly GameServerEvent[]

export type Joined = {
  ok: true
  game: LiveGame
  color: Color | null
  /** Call when the socket has closed. Settles when that is stored. */
  leave(): Promise<void>
}
type JoinRefused =
  | { ok: false; code: 'GAME_NOT_FOUND' | 'BUSY'; params?: never }
  | { ok: false; code: 'GAME_OPEN_TOO_OFTEN'; params: { max: number } }
  | WatchRefused

/**
 * The most sockets of one player at one game on one server: a few tabs, a few devices, and those of a flaky
 * connection that have not been found dead yet.
 */
const PLAYER_SOCKETS_MAX = 8

/** A socket that joins a game, with a callback for a viewer who may no longer watch. */
export type Comer = { gameId: string; userId: string; socketId: string } & Pick<Watcher, 'sendAway'>

/**
 * Adds a socket to a game: a player's socket makes them present, any other becomes a viewer's. Calls `enter`
 * with the first messages for the socket, at a moment when it neither misses nor doubles an event of the
 * game.
 */
export async function joinGame(
  desk: Desk,
  leases: Leases,
  comer: Comer,
  enter: (first: First) => void,
): Promise<Joined | JoinRefused> {
  const game = await desk.cache.open(comer.gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const color = colorOf(game.facts, comer.userId)
  if (color) return joinAsPlayer(desk, leases, { ...comer, game, color }, enter)
  const watched = await watchGame(desk, leases, game, comer, () =>
    enter(makeFirst(game, { color, beaconToken: null, state: recordNow(desk, game) })),
  )
  return watched.ok ? { ...watched, game, color } : watched
}

async function joinAsPlayer(
  desk: Desk,
  leases: Leases,
  player: Comer & { game: LiveGame; color: Color },
  enter: (first: First) => void,
): Promise<Joined | JoinRefused> {
  const { game, color, userId, socketId } = player
  if (game.here[color] >= PLAYER_SOCKETS_MAX)
    return { ok: false, code: 'GAME_OPEN_TOO_OFTEN', params: { max: PLAYER_SOCKETS_MAX } }
  // Count before the first await, so that sockets that join at once are all counted.
  game.here[color]++
  const chat = await attend(desk, leases, player).catch((error: unknown) => {
    game.here[color]--
    throw error
  })
  const leaveGame = async () => {
    game.here[color]--
    chat.leave()
    await leases.releaseSocket(socketId)
    // Players do not leave when this server drains: they are told to reconnect, and get another server.
    if (desk.ctx.draining()) return
    // In the server's lane, not the player's: a flood of their own must not hide that they left.
    await inTurn(game, 'server', () => leave(desk, game, color))
  }
  const entered = await inTurn(game, color, async () => {
    await desk.cache.refresh(game)
    await arrive(desk, game, color)
    let told: number | null
    let state: GameRecord
    // Read again if a chat message, move or other event was published during the read: the client would miss
    // it.
    do {
      if (game.heardVersion > game.state.version) await desk.cache.refresh(game)
      told = chat.told()
      state = await recordFor(desk, game, userId)
    } while (chat.told() !== told || game.heardVersion > state.version)
    enter(makeFirst(game, { color, beaconToken: beaconFor(desk, player), state }))
  }).catch(async (error: unknown) => {
    await leaveGame()
    throw error
  })
  if (entered !== 'busy') return { ok: true, game, color, leave: leaveGame }
  await leaveGame()
  return { ok: false, code: 'BUSY' }
}

/** Subscribes to the chat and stores the socket's lease on the game. */
async function attend(desk: Desk, leases: Leases, { gameId, userId, socketId }: Comer) {
  const chat = await desk.chats.attend(gameId)
  await leases.leaseSocket({ socketId, userId, gameId }).catch((error: unknown) => {
    chat.leave()
    throw error
  })
  return chat
}

function beaconFor(
  desk: Desk,
  { game, color, socketId }: { game: LiveGame; color: Color; socketId: string },
): string | null {
  if (game.state.end) return null
  return makeBeaconToken(game.facts, { color, socketId }, desk.ctx.time.nowMs())
}

function makeFirst(
  game: LiveGame,
  data: Extract<GameServerEvent, { type: 'connection_confirmed' }>['data'],
): First {
  const confirmed = { type: 'connection_confirmed' as const, version: data.state.version, data }
  return game.viewers.count > 0 && !game.state.end ? [confirmed, makeViewers(game)] : [confirmed]
}
