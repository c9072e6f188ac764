import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertUser, openDatabaseEachTest, openSocket, serve } from '../../../test/presenceKit.ts'
import { insertUsers, makeManualTime } from '../../../test/testContext.ts'
import { selectUsersOnGame } from './index.ts'

openDatabaseEachTest()

describe('a player with sockets', () => {
  it('is offline before their first socket, online with it, and offline 30 s after the last is gone [MATCH-2]', async () => {
    const server = await serve()
    await server.start()
    const player = await insertUser(server)
    expect(await server.statusOf(player)).toBe('offline')
    const [one, other] = [await openSocket(server, player), await openSocket(server, player, 'game-0001')]
    expect(await server.statusOf(player)).toBe('online')
    await server.releaseSocket(one)
    server.ctx.time.advance(60_000)
    await server.sweep('players gone')
    expect(await server.statusOf(player)).toBe('online')
    await server.releaseSocket(other)
    server.ctx.time.advance(29_999)
    await server.sweep('players gone')
    expect(await server.statusOf(player)).toBe('online')
    server.ctx.time.advance(1)
    await server.sweep('players gone')
    expect(await server.statusOf(player)).toBe('offline')
  })

  it('stays online through a reconnect within 30 s, without publishing a change [MATCH-2]', async () => {
    const server = await serve()
    await server.start()
    const player = await insertUser(server)
    const socket = await openSocket(server, player)
    server.ctx.published.length = 0
    await server.releaseSocket(socket)
    server.ctx.time.advance(20_000)
    await openSocket(server, player)
    server.ctx.time.advance(20_000)
    await server.sweep('players gone')
    expect(await server.statusOf(player)).toBe('online')
    expect(server.ctx.published).toEqual([])
  })

  it('goes offline when the last sockets on two servers close at the same time', async () => {
    const time = makeManualTime()
    const [here, there] = [await serve(time), await serve(time)]
    await here.start()
    await there.start()
    const players = await insertUsers(here.ctx, 40)
    const sockets = await Promise.all(
      players.map(
        async (player) => [await openSocket(here, player), await openSocket(there, player)] as const,
      ),
    )
    await Promise.all(
      sockets.flatMap(([one, other]) => [here.releaseSocket(one), there.releaseSocket(other)]),
    )
    time.advance(30_000)
    await here.sweep('players gone')
    for (const player of players) expect(await here.statusOf(player)).toBe('offline')
  })

  it('stays online when one server opens a socket while another one closes the last', async () => {
    const time = makeManualTime()
    const [here, there] = [await serve(time), await serve(time)]
    await here.start()
    await there.start()
    const players = await insertUsers(here.ctx, 40)
    const sockets = await Promise.all(players.map((player) => openSocket(there, player)))
    await Promise.all(
      players.flatMap((player, index) => [
        there.releaseSocket(sockets[index] ?? ''),
        openSocket(here, player, 'game-0001'),
      ]),
    )
    time.advance(60_000)
    await here.sweep('players gone')
    for (const player of players) expect(await here.statusOf(player)).toBe('online')
    expect((await selectUsersOnGame(here.ctx.db, 'game-0001')).sort()).toEqual([...players].sort())
  })

  it('comes online among a thousand at once, unharmed by the refused socket of a deleted user', async () => {
    const server = await serve()
    await server.start()
    const players = await insertUsers(server.ctx, 1000)
    const stranger = randomUUID()
    const results = await Promise.allSettled(
      [...players, stranger].map((player) => openSocket(server, player)),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(results.at(-1)?.status).toBe('rejected')
    const { rows } = await server.ctx.pool.query(
      `select count(*)::int as online from players_online where status = 'online' and id = any($1)`,
      [players],
    )
    expect(rows[0].online).toBe(1000)
  })

  it('goes offline even when the database could not store the closed socket at first', async () => {
    const server = await serve()
    await server.start()
    const player = await insertUser(server)
    const socket = await openSocket(server, player)
    const blocker = await server.ctx.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from players_online where id = $1 for update', [player])
    await server.releaseSocket(socket)
    await blocker.query('rollback')
    blocker.release()
    await server.sweep('sign of life')
    server.ctx.time.advance(30_000)
    await server.sweep('players gone')
    expect(await server.statusOf(player)).toBe('offline')
  })

  it('is listed on every server for the games they have a socket on', async () => {
    const time = makeManualTime()
    const [here, there] = [await serve(time), await serve(time)]
    await here.start()
    await there.start()
    const [white, black] = (await insertUsers(here.ctx, 2)) as [string, string]
    await openSocket(here, white, 'game-on-two')
    const socket = await openSocket(there, black, 'game-on-two')
    await openSocket(there, white)
    expect((await selectUsersOnGame(here.ctx.db, 'game-on-two')).sort()).toEqual([white, black].sort())
    await there.releaseSocket(socket)
    expect(await selectUsersOnGame(here.ctx.db, 'game-on-two')).toEqual([white])
  })
})
