import { makeMove } from '../../apps/server/test/gameKit.ts'
import { connectSocket } from '../../apps/server/test/socketClient.ts'
import type { Pair } from './pairThroughScreens.ts'
import type { Account } from './player.ts'
import { ucisOf, waitForMove } from './playMoves.ts'

type Seated = Pick<Account, 'id' | 'token' | 'url'>

/**
 * Plays the dull part of a game, from a ply on, through separate sockets beside the players' browsers, and
 * waits until both screens show it.
 */
export async function playQuickly(
  { gameId, players, white, black }: Pair,
  sans: readonly string[],
  { fromPly = 0 } = {},
): Promise<void> {
  await playBySockets({ gameId, ...players }, sans, { fromPly })
  const shown = { ply: sans.length, san: sans.at(-1) ?? '' }
  await Promise.all([waitForMove(white, shown), waitForMove(black, shown)])
}

/** Plays through sockets of the players, whether or not they have a browser there. */
export async function playBySockets(
  { gameId, white, black }: { gameId: string; white: Seated; black: Seated },
  sans: readonly string[],
  { fromPly = 0 } = {},
): Promise<void> {
  const [whites, blacks] = await Promise.all([connectToGame(white, gameId), connectToGame(black, gameId)])
  for (const [index, uci] of ucisOf(sans).entries()) {
    if (index < fromPly) continue
    const mover = index % 2 === 0 ? whites : blacks
    mover.send(makeMove(uci, { ply: index + 1 }))
    await mover.next('move')
    if (mover === whites) await blacks.next('move')
    else await whites.next('move')
  }
  whites.ws.close()
  blacks.ws.close()
  await Promise.all([whites.closed, blacks.closed])
}

/** Opens a player's socket to their game, beside their browser. */
export async function connectToGame({ id, token, url }: Seated, gameId: string) {
  const address = `${url.replace('http', 'ws')}/ws/game/${gameId}?userId=${id}`
  const socket = await connectSocket(address, { token })
  await socket.next('connection_confirmed')
  return socket
}
