import type { Color } from '@lance/chess'
import type { GameRecord, GameServerEvent } from '@lance/contract'
import { makeBeaconToken } from './beaconToken.ts'
import type { Desk } from './desk.ts'
import { colorOf, type LiveGame } from './gameState.ts'
import { inTurn } from './gameTurn.ts'
import { arrive, leave } from './presenceOnGame.ts'
import { recordFor } from './readGame.ts'

type Confirmed = Extract<GameServerEvent, { type: 'connection_confirmed' }>

export type Joined = {
  ok: true
  game: LiveGame
  color: Color | null
  /** The socket is gone. Settles when that is stored. */
  leave(): Promise<void>
}
type JoinRefused = { ok: false; code: 'GAME_NOT_FOUND' | 'FORBIDDEN' | 'BUSY' }

/** How sockets are written down, so that every server knows where a player is. */
export type Leases = {
  leaseSocket(lease: { socketId: string; userId: string; gameId: string | null }): Promise<void>
  releaseSocket(socketId: string): Promise<void>
}

/**
 * A socket comes to a game: a player's counts as his being there; others may look at finished games alone. `enter`
 * is called with what comes first on the socket, at a moment when no event of the game is missed or doubled.
 */
export async function joinGame(
  desk: Desk,
  leases: Leases,
  { gameId, userId, socketId }: { gameId: string; userId: string; socketId: string },
  enter: (confirmed: Confirmed) => void,
): Promise<Joined | JoinRefused> {
  const game = await desk.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const color = colorOf(game.facts, userId)
  const seat = color ?? 'others'
  const attending = color ? await desk.chats.attend(gameId) : null
  if (color)
    await leases.leaseSocket({ socketId, userId, gameId }).catch((error: unknown) => {
      attending?.leave()
      throw error
    })
  game.here[seat]++
  const leaveGame = async () => {
    game.here[seat]--
    attending?.leave()
    if (!color) return
    await leases.releaseSocket(socketId)
    // While this server goes away its players have not left: they are told to come back, to another one.
    if (desk.ctx.draining()) return
    await inTurn(game, () => leave(desk, game, color))
  }
  const entered = await inTurn(game, async () => {
    await desk.cache.refresh(game)
    if (color) await arrive(desk, game, color)
    if (!color && !game.state.end) return false
    const state = await recordFor(desk, game, userId)
    enter(confirm(desk, game, color, { socketId, state }))
    return true
  }).catch(async (error: unknown) => {
    await leaveGame()
    throw error
  })
  if (entered === true) return { ok: true, game, color, leave: leaveGame }
  await leaveGame()
  return { ok: false, code: entered === 'busy' ? 'BUSY' : 'FORBIDDEN' }
}

function confirm(
  desk: Desk,
  game: LiveGame,
  color: Color | null,
  { socketId, state: record }: { socketId: string; state: GameRecord },
): Confirmed {
  const nowMs = desk.ctx.time.nowMs()
  const { facts, state } = game
  return {
    type: 'connection_confirmed',
    version: state.version,
    data: {
      color,
      beaconToken: color && !state.end ? makeBeaconToken(facts, { color, socketId }, nowMs) : null,
      state: record,
    },
  }
}
