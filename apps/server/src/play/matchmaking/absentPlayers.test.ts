import { describe, expect, it } from 'vitest'
import {
  countRows,
  disconnect,
  openPlayerSocket,
  openSecondServer,
  readGames,
  restartServer,
  search,
  serveEachTest,
  server,
  statusOf,
} from '../../../test/searchKit.ts'
import { signUp } from '../../../test/testServer.ts'

serveEachTest()

describe('absent players', () => {
  it('are not paired while away, though the search stands for a while, and are paired after they return [MATCH-7]', async () => {
    const [ghost, other] = [await signUp(server), await signUp(server)]
    const socket = await openPlayerSocket(ghost)
    await search(ghost)
    server.time.advance(1000)
    await disconnect(socket, ghost)
    expect((await search(other)).body.status).toBe('searching')
    await server.sweep('searches')
    expect(await readGames()).toEqual([])
    await openPlayerSocket(ghost)
    await server.sweep('searches')
    expect(await readGames()).toHaveLength(1)
  })

  it('lose their search after 15 s: they are online again, then offline [MATCH-7]', async () => {
    const ghost = await signUp(server)
    const socket = await openPlayerSocket(ghost)
    await search(ghost)
    await disconnect(socket, ghost)
    server.time.advance(14_999)
    await server.sweep('searches')
    expect((await statusOf(ghost)).status).toBe('searching')
    server.time.advance(1)
    await server.sweep('searches')
    expect((await statusOf(ghost)).status).toBe('online')
    expect(await countRows('select from matchmaking_queue')).toBe(0)
    server.time.advance(15_001)
    await server.sweep('players gone')
    expect((await statusOf(ghost)).status).toBe('offline')
  })

  it('keep their search for as long as they wait on the page', async () => {
    const player = await signUp(server)
    await openPlayerSocket(player)
    await search(player)
    for (let s = 0; s < 120; s += 4) {
      server.time.advance(4000)
      await server.sweep('sign of life')
      await server.sweep('searches')
    }
    expect((await statusOf(player)).status).toBe('searching')
    expect((await search(await signUp(server))).body.status).toBe('matched')
  })

  it('keep their search through a sweep that comes late', async () => {
    const player = await signUp(server)
    await openPlayerSocket(player)
    await search(player)
    server.time.advance(60_000)
    await server.sweep('sign of life')
    await server.sweep('searches')
    expect((await statusOf(player)).status).toBe('searching')
  })

  it('are not paired when their server died, and lose their search unless they return', async () => {
    const dying = await openSecondServer()
    const [lost, back, other] = [await signUp(server), await signUp(server), await signUp(server)]
    await openPlayerSocket(lost, dying)
    await openPlayerSocket(back, dying)
    await search(lost, { time_control: 900 })
    await search(back)
    // No heartbeat comes from that server any more.
    server.time.advance(13_000)
    await server.sweep('sign of life')
    await server.sweep('dead servers')
    expect((await search(other, { time_control: 900 })).body.status).toBe('searching')
    const socket = await openPlayerSocket(back)
    server.time.advance(2000)
    await server.sweep('searches')
    expect(await readGames()).toEqual([])
    expect((await statusOf(lost)).status).toBe('online')
    expect((await statusOf(back)).status).toBe('searching')
    socket.ws.close()
  })

  it('keep the searches that were open when the only server went away, until they return', async () => {
    const one = await signUp(server)
    await openPlayerSocket(one)
    await search(one)
    await server.stop()
    server.time.advance(40_000)
    await restartServer()
    await server.sweep('searches')
    const newcomer = await signUp(server)
    expect((await search(newcomer)).body.status).toBe('searching')
    await openPlayerSocket(one)
    await server.sweep('searches')
    const [game] = await readGames()
    expect([game?.white_id, game?.black_id].sort()).toEqual([one.user.id, newcomer.user.id].sort())
  })
})
