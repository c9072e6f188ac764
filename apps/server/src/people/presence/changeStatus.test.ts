import type { PlayerOnline } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { insertUser, openDatabaseEachTest, openSocket, serve } from '../../../test/presenceKit.ts'
import { insertUsers, makeManualTime } from '../../../test/testContext.ts'
import { enterGame, leaveGame, publishPresence, readPlayerOnline, startSearching } from './index.ts'

openDatabaseEachTest()

describe('the status of a player in a game', () => {
  it('is set for both players, and reset only for those who are still in that game [MATCH-1]', async () => {
    const { ctx, ...server } = await serve()
    await server.start()
    const players = await insertUsers(ctx, 2)
    const [one = '', other = ''] = players
    await openSocket({ ctx, ...server }, one)
    const nowMs = ctx.time.nowMs()
    await enterGame(ctx.db, { userIds: players, gameId: 'game-a000', nowMs })
    expect(await readPlayerOnline(ctx.db, one)).toMatchObject({
      status: 'in_game',
      current_game_id: 'game-a000',
    })
    await enterGame(ctx.db, { userIds: [one], gameId: 'game-b000', nowMs })
    const changes = await leaveGame(ctx.db, { userIds: players, gameId: 'game-a000', nowMs })
    expect(changes.map(({ userId }) => userId)).toEqual([other])
    expect(await readPlayerOnline(ctx.db, one)).toMatchObject({ current_game_id: 'game-b000' })
    expect(await readPlayerOnline(ctx.db, other)).toEqual({
      id: other,
      status: 'online',
      current_game_id: null,
    })
  })

  it('stays in_game while the player is absent, and becomes offline when the game ends [MATCH-2]', async () => {
    const server = await serve()
    await server.start()
    const player = await insertUser(server)
    const socket = await openSocket(server, player)
    const { ctx } = server
    await enterGame(ctx.db, { userIds: [player], gameId: 'game-c000', nowMs: ctx.time.nowMs() })
    await server.releaseSocket(socket)
    ctx.time.advance(40_000)
    await server.sweep('players gone')
    expect(await server.statusOf(player)).toBe('in_game')
    await leaveGame(ctx.db, { userIds: [player], gameId: 'game-c000', nowMs: ctx.time.nowMs() })
    expect(await server.statusOf(player)).toBe('offline')
  })

  it('raises the version with each change and with nothing else', async () => {
    const server = await serve()
    await server.start()
    const { ctx } = server
    const player = await insertUser(server)
    const versionOf = async () =>
      (
        await ctx.db
          .selectFrom('players_online')
          .select('version')
          .where('id', '=', player)
          .executeTakeFirst()
      )?.version
    const seen: (number | undefined)[] = []
    const first = await openSocket(server, player)
    seen.push(await versionOf())
    await openSocket(server, player)
    await server.releaseSocket(first)
    seen.push(await versionOf())
    await startSearching(ctx.db, { userId: player, nowMs: ctx.time.nowMs() })
    seen.push(await versionOf())
    await enterGame(ctx.db, { userIds: [player], gameId: 'game-d000', nowMs: ctx.time.nowMs() })
    seen.push(await versionOf())
    await startSearching(ctx.db, { userId: player, nowMs: ctx.time.nowMs() })
    seen.push(await versionOf())
    expect(seen).toEqual([1, 1, 2, 3, 3])
  })
})

describe('a watcher of a player’s row', () => {
  it('gets the row at once, then every change by the bus', async () => {
    const server = await serve()
    await server.start()
    const { ctx } = server
    const player = await insertUser(server)
    await openSocket(server, player)
    const seen: PlayerOnline[] = []
    const watch = await server.watchPlayer(player, (row) => void seen.push(row))
    expect(seen).toEqual([{ id: player, status: 'online', current_game_id: null }])
    publishPresence(ctx, await enterGame(ctx.db, { userIds: [player], gameId: 'game-e000', nowMs: 0 }))
    await expect
      .poll(() => seen.at(-1))
      .toEqual({ id: player, status: 'in_game', current_game_id: 'game-e000' })
    watch.stop()
    publishPresence(ctx, await leaveGame(ctx.db, { userIds: [player], gameId: 'game-e000', nowMs: 0 }))
    await server.sweep('newer presence')
    expect(seen).toHaveLength(2)
  })

  it('gets a change whose bus message was lost at the next poll, once', async () => {
    const time = makeManualTime()
    const [here, there] = [await serve(time), await serve(time)]
    await here.start()
    await there.start()
    const player = await insertUser(here)
    await openSocket(here, player)
    const seen: string[] = []
    await here.watchPlayer(player, ({ status }) => void seen.push(status))
    // The other server's bus does not reach this one.
    publishPresence(
      there.ctx,
      await enterGame(there.ctx.db, { userIds: [player], gameId: 'game-f000', nowMs: 0 }),
    )
    await here.sweep('newer presence')
    await here.sweep('newer presence')
    expect(seen).toEqual(['online', 'in_game'])
  })

  it('gets the row independently of other watchers of it', async () => {
    const server = await serve()
    await server.start()
    const player = await insertUser(server)
    await openSocket(server, player)
    const [one, other]: string[][] = [[], []]
    await Promise.all([
      server.watchPlayer(player, ({ status }) => void one?.push(status)),
      server.watchPlayer(player, ({ status }) => void other?.push(status)),
    ])
    expect([one, other]).toEqual([['online'], ['online']])
  })
})
