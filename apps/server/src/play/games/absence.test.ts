import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinGame, openTestGame, playOut, type TestGame, type TestPlayer } from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
let game: TestGame
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  game = await openTestGame(server)
})

/** Closes the player's only socket; returns the opponent's presence event. */
async function leave(player: TestPlayer, other: TestPlayer) {
  player.socket.ws.close()
  return (await other.next('presence')).data
}

/** Sends what the browser sends while its page closes. */
function beacon(player: TestPlayer, overrides: Record<string, unknown> = {}, gameId = game.gameId) {
  const { beaconToken } = player.confirmed.data
  return player.client.call('POST', `/api/game/${gameId}/end`, {
    token: null,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ winnerId: player.userId, reason: 'disconnection', beaconToken, ...overrides }),
  })
}

describe('an absent player', () => {
  it('is shown as absent, with the time from which the game may be claimed', async () => {
    await playOut(game, '1. e4 e5')
    const claimAt = server.time.nowMs() + 60_000
    expect(await leave(game.white, game.black)).toEqual({
      playerId: game.white.userId,
      online: false,
      arrived: true,
      claimAt,
    })
    await joinGame(server, game.white.client, game.gameId)
    expect((await game.black.next('presence')).data).toMatchObject({ online: true, claimAt: null })
  })

  it('counts as present while another of their tabs is open', async () => {
    await playOut(game, '1. e4 e5')
    const tab = await joinGame(server, game.white.client, game.gameId)
    game.white.socket.ws.close()
    await game.white.socket.closed
    tab.send({ type: 'sync' })
    expect((await tab.next('state')).data.presence.white).toEqual({ online: true, claimAt: null })
    expect(game.black.socket.waiting()).toEqual([])
  })

  it('loses the game when the opponent claims it, and not before the deadline [GAME-17]', async () => {
    await playOut(game, '1. e4 e5')
    await leave(game.white, game.black)
    server.time.advance(59_999)
    game.black.send({ type: 'claim', data: { result: 'win' } })
    expect((await game.black.next('error')).data.code).toBe('CLAIM_TOO_EARLY')
    server.time.advance(1)
    game.black.send({ type: 'claim', data: { result: 'win' } })
    expect((await game.black.next('game_end')).data).toMatchObject({
      reason: 'abandoned',
      status: 'resignation',
      winner: game.black.userId,
      whiteMs: 540_000,
    })
  })

  it('draws the game when the opponent claims only a draw', async () => {
    await playOut(game, '1. e4 e5')
    await leave(game.white, game.black)
    server.time.advance(60_000)
    game.black.send({ type: 'claim', data: { result: 'draw' } })
    expect((await game.black.next('game_end')).data).toMatchObject({
      reason: 'abandoned',
      status: 'draw',
      winner: null,
    })
  })

  it('cannot claim against themselves, and loses nothing once they have returned', async () => {
    await playOut(game, '1. e4 e5')
    await leave(game.white, game.black)
    server.time.advance(60_000)
    const white = await joinGame(server, game.white.client, game.gameId)
    for (const player of [white, game.black]) {
      player.send({ type: 'claim', data: { result: 'win' } })
      expect((await player.next('error')).data.code).toBe('CLAIM_TOO_EARLY')
    }
  })

  it('cannot lose by a claim before both have moved; then the countdown counts from when they left', async () => {
    await playOut(game, '1. e4')
    expect((await leave(game.white, game.black)).claimAt).toBeNull()
    server.time.advance(5000)
    game.black.sendMove('e7e5', { ply: 2 })
    await game.black.next('move')
    expect((await game.black.next('presence')).data).toMatchObject({
      playerId: game.white.userId,
      claimAt: server.time.nowMs() + 55_000,
    })
  })

  it('never loses a daily game by a claim', async () => {
    game = await openTestGame(server, { timeControlS: 86_400 })
    await playOut(game, '1. e4 e5')
    expect((await leave(game.white, game.black)).claimAt).toBeNull()
    server.time.advance(3_600_000)
    game.black.send({ type: 'claim', data: { result: 'win' } })
    expect((await game.black.next('error')).data.code).toBe('CLAIM_TOO_EARLY')
  })
})

describe('a closed page', () => {
  beforeEach(() => playOut(game, '1. e4 e5').then(() => {}))

  it('shortens the absence to ten seconds, and ends nothing [GAME-18]', async () => {
    expect((await beacon(game.white)).status).toBe(204)
    expect((await leave(game.white, game.black)).claimAt).toBe(server.time.nowMs() + 10_000)
  })

  it('shortens the absence even when the socket closed first', async () => {
    await leave(game.white, game.black)
    expect((await beacon(game.white)).status).toBe(204)
    expect((await game.black.next('presence')).data.claimAt).toBe(server.time.nowMs() + 10_000)
  })

  it('has no effect once the page has been loaded again [GAME-18]', async () => {
    await beacon(game.white)
    await leave(game.white, game.black)
    const white = await joinGame(server, game.white.client, game.gameId)
    await game.black.next('presence')
    expect((await leave(white, game.black)).claimAt).toBe(server.time.nowMs() + 60_000)
  })

  it('has no effect while the game is open in another tab', async () => {
    const tab = await joinGame(server, game.white.client, game.gameId)
    expect((await beacon(game.white)).status).toBe(204)
    game.white.socket.ws.close()
    await game.white.socket.closed
    expect((await leave(tab, game.black)).claimAt).toBe(server.time.nowMs() + 60_000)
  })

  it('counts only with a valid token [GAME-18]', async () => {
    const other = await openTestGame(server)
    const refused = { status: 403, body: { code: 'BEACON_REFUSED' } }
    expect(await beacon(game.white, { beaconToken: 'guess' })).toMatchObject(refused)
    expect(await beacon(game.white, {}, other.gameId)).toMatchObject(refused)
    const { beaconToken } = game.white.confirmed.data
    expect(await beacon(game.white, { beaconToken: beaconToken?.replace('white', 'black') })).toMatchObject(
      refused,
    )
    server.time.advance(2 * 600_000 + 10 * 60_000)
    expect(await beacon(game.white)).toMatchObject(refused)
  })

  it.each([
    ['no JSON', 'text'],
    ['another reason', JSON.stringify({ reason: 'resignation', beaconToken: 'x' })],
    ['no token', JSON.stringify({ reason: 'disconnection' })],
  ])('is refused as malformed with %s', async (_name, body) => {
    const answer = await game.white.client.call('POST', `/api/game/${game.gameId}/end`, {
      headers: { 'content-type': 'text/plain' },
      body,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  })

  it('is acknowledged when the game is over', async () => {
    game.black.send({ type: 'resign' })
    await game.white.next('game_end')
    expect((await beacon(game.white)).status).toBe(204)
  })
})
