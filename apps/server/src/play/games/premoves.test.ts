import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGame, playOut, type TestPlayer } from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { openTwoServers, type TwoServers } from '../../../test/twoServersKit.ts'

let server: TestServer
let pair: TwoServers
beforeAll(async () => {
  server = await openScratchServer()
  pair = await openTwoServers()
})
afterAll(async () => {
  await server?.stop()
  await pair?.stop()
})

const BULLET = { timeControlS: 60, incrementS: 0 }

function premove(player: TestPlayer, uci: string, ply: number): string {
  const moveId = randomUUID()
  const squares = { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] ?? null }
  player.send({ type: 'premove', data: { ...squares, ply, moveId } })
  return moveId
}

/** Settles when the server has handled what this player sent so far. */
async function settled(player: TestPlayer): Promise<void> {
  player.send({ type: 'ping' })
  await player.next('pong')
}

/** A bullet game after 1. e4 e5, with Black's premove of Nc6. */
async function openPremoved(on: TestServer = server, more: object = {}) {
  const game = await openTestGame(on, { ...BULLET, ...more })
  await playOut(game, '1. e4 e5')
  on.time.advance(1000)
  const moveId = premove(game.black, 'b8c6', 4)
  await settled(game.black)
  return { ...game, moveId }
}

describe('a premove that the server holds', () => {
  it('is played with the opponent’s move, and costs no time [CLOCK-13]', async () => {
    const { white, black, moveId } = await openPremoved()
    server.time.advance(1000)
    white.sendMove('g1f3', { ply: 3 })
    for (const player of [white, black]) {
      expect((await player.next('move')).data).toMatchObject({
        uci: 'g1f3',
        whiteMs: 58_000,
        blackMs: 60_000,
      })
      expect((await player.next('move')).data).toMatchObject({ uci: 'b8c6', blackMs: 60_000, ply: 4, moveId })
    }
    // The page sends it too, once it sees the opponent's move: that is a repeat.
    black.sendMove('b8c6', { ply: 4, moveId })
    expect((await black.next('move')).data).toMatchObject({ ply: 4, moveId })
  })

  it('may be sent before the player’s own move is stored', async () => {
    const { white, black } = await openTestGame(server, BULLET)
    white.sendMove('e2e4', { ply: 1 })
    premove(white, 'd2d4', 3)
    await white.next('move')
    await black.next('move')
    black.sendMove('e7e5', { ply: 2 })
    await white.next('move')
    expect((await white.next('move')).data).toMatchObject({ uci: 'd2d4', ply: 3 })
  })

  it('is replaced by a later one, and can be taken back', async () => {
    const { white, black } = await openPremoved()
    premove(black, 'd7d6', 4)
    await settled(black)
    white.sendMove('g1f3', { ply: 3 })
    await black.next('move')
    expect((await black.next('move')).data.uci).toBe('d7d6')
    premove(black, 'g8f6', 6)
    black.send({ type: 'premove_cancel' })
    await settled(black)
    white.sendMove('d2d4', { ply: 5 })
    expect((await black.next('move')).data.uci).toBe('d2d4')
    await settled(black)
    await server.sweep('newer games')
    black.sendMove('c8g4', { ply: 6 })
    expect((await black.next('move')).data.uci).toBe('c8g4')
  })

  it('is dropped without a word where it is illegal by then', async () => {
    const { white, black } = await openTestGame(server, BULLET)
    await playOut({ gameId: '', white, black }, '1. e4 d5')
    premove(black, 'd5e4', 4)
    await settled(black)
    white.sendMove('e4e5', { ply: 3 })
    await black.next('move')
    black.sendMove('b8c6', { ply: 4 })
    expect((await black.next('move')).data.uci).toBe('b8c6')
  })

  it('ends with its socket', async () => {
    const { white, black } = await openPremoved()
    black.socket.ws.close()
    await black.socket.closed
    await white.next('presence')
    white.sendMove('g1f3', { ply: 3 })
    await white.next('move')
    white.send({ type: 'sync' })
    expect((await white.next('state')).data.ply).toBe(3)
  })

  it('waits for an opponent who plays through another server [CLOCK-13]', async () => {
    const { white, black } = await openPremoved(pair.one, { blackAt: pair.other })
    pair.time.advance(500)
    white.sendMove('g1f3', { ply: 3 })
    await black.next('move')
    expect((await black.next('move')).data).toMatchObject({ uci: 'b8c6', blackMs: 60_000 })
    await white.next('move')
    expect((await white.next('move')).data.uci).toBe('b8c6')
  })

  it('is not held at the six time controls, for a stake or in a tournament [CLOCK-13]', async () => {
    const { white, black } = await openPremoved(server, { timeControlS: 600 })
    white.sendMove('g1f3', { ply: 3 })
    await black.next('move')
    await settled(black)
    white.send({ type: 'sync' })
    expect((await white.next('state')).data.ply).toBe(3)
  })

  it('never is a move of the other side', async () => {
    const { white, black } = await openTestGame(server, BULLET)
    await playOut({ gameId: '', white, black }, '1. e4 e5')
    premove(black, 'g1f3', 3)
    premove(black, 'b8c6', 8)
    await settled(black)
    white.sendMove('d2d4', { ply: 3 })
    expect((await white.next('move')).data.uci).toBe('d2d4')
    white.send({ type: 'sync' })
    expect((await white.next('state')).data.ply).toBe(3)
  })
})
