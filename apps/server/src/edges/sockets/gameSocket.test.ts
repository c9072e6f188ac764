import type { GameRecord } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGame, joinGame } from '../../../test/gameKit.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

describe('/ws/game/{gameId}', () => {
  it('connects two players who open the game at the same moment', async () => {
    const [white, black] = [await signUp(server), await signUp(server)]
    for (let round = 0; round < 5; round++) {
      const gameId = await insertGame(server, {
        whiteId: white.user.id,
        blackId: black.user.id,
        timeControlS: 86_400,
      })
      const [here, there] = await Promise.all([
        joinGame(server, white, gameId),
        joinGame(server, black, gameId),
      ])
      here.sendMove('e2e4', { ply: 1 })
      expect(await here.next('move')).toMatchObject({ data: { san: 'e4' } })
      expect(await there.next('move')).toMatchObject({ data: { san: 'e4' } })
      there.sendMove('e7e5', { ply: 2 })
      expect(await here.next('move')).toMatchObject({ data: { san: 'e5' } })
    }
  })

  it('drops a record that a newer one has overtaken', async () => {
    const [white, black] = [await signUp(server), await signUp(server)]
    const gameId = await insertGame(server, { whiteId: white.user.id, blackId: black.user.id })
    const [here, there] = [await joinGame(server, white, gameId), await joinGame(server, black, gameId)]
    const readRecord = async () => (await white.call<GameRecord>('GET', `/api/game/${gameId}/state`)).body
    const early = await readRecord()
    here.sendMove('e2e4', { ply: 1 })
    await there.next('move')
    const late = await readRecord()
    for (const record of [early, late])
      server.ctx.bus.publish({
        topic: 'game',
        gameId,
        event: { type: 'state', version: record.version, data: record },
      })
    expect((await there.next('state')).version).toBe(late.version)
  })

  it('closes with 4403 for strangers, and with 4404 when the game does not exist [SOCKET-2]', async () => {
    const [white, black, stranger] = [await signUp(server), await signUp(server), await signUp(server)]
    const gameId = await insertGame(server, { whiteId: white.user.id, blackId: black.user.id })
    const closeOf = async (id: string) =>
      (await connectSocket(`ws://127.0.0.1:${server.port}/ws/game/${id}`, { token: stranger.token })).closed
    expect((await closeOf(gameId)).code).toBe(4403)
    expect((await closeOf('nosuchgame1')).code).toBe(4404)
  })
})
