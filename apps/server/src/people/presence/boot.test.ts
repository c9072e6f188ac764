import { describe, expect, it } from 'vitest'
import { insertUser, openDatabaseEachTest, openSocket, serve } from '../../../test/presenceKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { atOnce } from '../../kernel/sweep.ts'
import { openPresence, selectUsersOnGame } from './index.ts'

openDatabaseEachTest()

describe('a server', () => {
  it('reports whether another server was alive when it starts', async () => {
    const time = makeManualTime()
    const first = await serve(time)
    expect(await first.start()).toEqual({ othersAlive: false })
    const second = await serve(time)
    expect(await second.start()).toEqual({ othersAlive: true })
    await second.die()
    await first.die()
    expect(await (await serve(time)).start()).toEqual({ othersAlive: false })
  })

  it('detects at its start, without waiting, that the previous server was killed, and reports its lost sockets once [OPERATOR-5]', async () => {
    const time = makeManualTime()
    const killed = await serve(time)
    await killed.start()
    const player = await insertUser(killed)
    await openSocket(killed, player, 'game-g000')
    await openSocket(killed, player)
    const lastHeartbeatMs = time.nowMs()
    await killed.die()
    time.advance(3000)
    const next = await serve(time)
    const another = await serve(time)
    await Promise.all([next.start(), another.start()])
    expect(
      [...next.lost, ...another.lost].sort((a, b) => (a.gameId ?? '').localeCompare(b.gameId ?? '')),
    ).toEqual([
      { userId: player, gameId: null, lastHeartbeatMs },
      { userId: player, gameId: 'game-g000', lastHeartbeatMs },
    ])
    expect(await selectUsersOnGame(next.ctx.db, 'game-g000')).toEqual([])
    expect(await next.statusOf(player)).toBe('online')
    time.advance(30_000)
    await next.sweep('players gone')
    expect(await next.statusOf(player)).toBe('offline')
  })

  it('declares a server dead that sent no heartbeat for 12 s, but not a slow one [OPERATOR-5]', async () => {
    const time = makeManualTime()
    const [hung, living] = [await serve(time), await serve(time)]
    await hung.start()
    await living.start()
    const player = await insertUser(living)
    await openSocket(hung, player, 'game-h000')
    time.advance(12_000)
    await living.sweep('sign of life')
    await living.sweep('dead servers')
    expect(living.lost).toEqual([])
    time.advance(1)
    await living.sweep('dead servers')
    expect(living.lost).toEqual([expect.objectContaining({ userId: player, gameId: 'game-h000' })])
    await living.sweep('dead servers')
    expect(living.lost).toHaveLength(1)
  })

  it('starts anew when others declared it dead: its sockets must reconnect, and new ones count', async () => {
    const time = makeManualTime()
    const [paused, living] = [await serve(time), await serve(time)]
    await paused.start()
    await living.start()
    const player = await insertUser(living)
    await openSocket(paused, player)
    time.advance(13_000)
    await living.sweep('sign of life')
    await living.sweep('dead servers')
    await expect(openSocket(paused, player)).rejects.toThrow()
    await paused.sweep('sign of life')
    expect(paused.silences).toHaveLength(1)
    await openSocket(paused, player)
    time.advance(30_000)
    await living.sweep('players gone')
    expect(await living.statusOf(player)).toBe('online')
  })

  it('treats its own long silence as its death, so that no player pays for a lost database [OPERATOR-5]', async () => {
    const server = await serve()
    await server.start()
    const player = await insertUser(server)
    await openSocket(server, player, 'game-i000')
    const lastHeartbeatMs = server.ctx.time.nowMs()
    server.ctx.time.advance(20_000)
    server.clock.monotonicMs += 20_000
    await server.sweep('dead servers')
    expect(server.lost).toEqual([])
    await server.sweep('sign of life')
    expect(server.lost).toEqual([{ userId: player, gameId: 'game-i000', lastHeartbeatMs }])
    expect(server.silences).toHaveLength(1)
    await server.sweep('sign of life')
    expect(server.silences).toHaveLength(1)
  })

  it('leaves its leases when it stops, so that the next server knows who was here', async () => {
    const time = makeManualTime()
    const leaving = await serve(time)
    await leaving.start()
    const player = await insertUser(leaving)
    const socket = await openSocket(leaving, player, 'game-j000')
    leaving.ctx.startDraining()
    await leaving.releaseSocket(socket)
    await leaving.stop()
    const next = await serve(time)
    await next.start()
    expect(next.lost).toEqual([{ userId: player, gameId: 'game-j000', lastHeartbeatMs: time.nowMs() }])
  })

  it('deletes nothing when the hook for the lost sockets fails', async () => {
    const time = makeManualTime()
    const [hung, living] = [await serve(time), await serve(time)]
    await hung.start()
    await living.start()
    const player = await insertUser(living)
    await openSocket(hung, player, 'game-k000')
    time.advance(13_000)
    const failing = openPresence(living.ctx, {
      onLost: async () => {
        throw new Error('the games could not be locked')
      },
    })
    const removeDead = failing.sweeps.find(({ name }) => name === 'dead servers')
    await living.sweep('sign of life')
    await expect(removeDead?.run(atOnce)).rejects.toThrow('the games could not be locked')
    await living.sweep('dead servers')
    expect(living.lost).toEqual([expect.objectContaining({ userId: player, gameId: 'game-k000' })])
  })
})
