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

/** What comes first on the socket. */
type First = readonly GameServerEvent[]

export type Joined = {
  ok: true
  game: LiveGame
  color: Color | null
  /** The socket is gone. Settles when that is stored. */
  leave(): Promise<void>
}
type JoinRefused =
  | { ok: false; code: 'GAME_NOT_FOUND' | 'BUSY'; params?: never }
  | { ok: false; code: 'GAME_OPEN_TOO_OFTEN'; params: { max: number } }
  | WatchRefused

/**
 * Sockets of one player at one game on one server: some tabs, some devices, and those of a flickering line that have
 * not been found dead yet.
 */
const PLAYER_SOCKETS_MAX = 8

/** A socket that comes to a game; `sendAway` is for one that looks at the game of others, and may not any more. */
export type Comer = { gameId: string; userId: string; socketId: string } & Pick<Watcher, 'sendAway'>

/**
 * A socket comes to a game: a player's counts as his being there, another's watches. `enter` is called with what
 * comes first on the socket, at a moment when no event of the game is missed or doubled.
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
  // Counted before anything is waited for: of those that come at once, none is overlooked.
  game.here[color]++
  const chat = await attend(desk, leases, player).catch((error: unknown) => {
    game.here[color]--
    throw error
  })
  const leaveGame = async () => {
    game.here[color]--
    chat.leave()
    await leases.releaseSocket(socketId)
    // While this server goes away its players have not left: they are told to come back, to another one.
    if (desk.ctx.draining()) return
    // The server's word, not theirs: their own flood must not hide that they left.
    await inTurn(game, 'server', () => leave(desk, game, color))
  }
  const entered = await inTurn(game, color, async () => {
    await desk.cache.refresh(game)
    await arrive(desk, game, color)
    let told: number | null
    let state: GameRecord
    // What was written, played and told while the record was read would be missed.
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

/** Follows the chat, and writes down that this socket is at the game. */
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
