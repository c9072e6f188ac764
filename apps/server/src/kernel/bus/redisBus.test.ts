import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGame, openTestGame } from '../../../test/gameKit.ts'
import { openRedis, redisProgram } from '../../../test/redisServer.ts'
import { openTwoServers, type TwoServers, waitForBuses } from '../../../test/twoServersKit.ts'
import type { BusEvent, Origin } from './bus.ts'
import { ALONE_FOR_MS } from './followedChannels.ts'
import { openRedisBus, type RedisBus } from './redisBus.ts'

type Received = [BusEvent, Origin]
type Redis = Awaited<ReturnType<typeof openRedis>>

const log = pino({ level: 'silent' })
const balanceOf = (userId: string): BusEvent => ({ topic: 'balance', userId })

describe.skipIf(!redisProgram)('messages between servers by Redis', () => {
  let redis: Redis
  let one: RedisBus
  let other: RedisBus
  let received: Received[]
  let unsubscribe: () => void
  beforeAll(async () => {
    redis = await openRedis()
    ;[one, other] = [openRedisBus({ url: redis.url, log }), openRedisBus({ url: redis.url, log })]
    received = []
    unsubscribe = other.subscribe((event, from) => void received.push([event, from]))
    await waitForBuses(one, other)
  })
  afterAll(async () => {
    unsubscribe?.()
    await Promise.all([one?.close(), other?.close()])
    await redis?.stop()
  })

  /** Publishes until the other server receives it: a subscription takes effect a moment later. */
  const arrives = async (event: BusEvent) => {
    const before = received.length
    await expect
      .poll(() => {
        one.publish(event)
        return received.slice(before)
      })
      .toContainEqual([event, 'elsewhere'])
  }

  it('carry shared events, and those of followed subjects', async () => {
    await arrives({ topic: 'queue', timeControlS: 600, wagerCents: '0' })
    const unfollow = other.follow({ userId: 'ana' })
    await arrives(balanceOf('ana'))
    unfollow()
  })

  it('skip a server that does not follow the subject, also after its last follower has left', async () => {
    const [first, second] = [other.follow({ userId: 'bia' }), other.follow({ userId: 'bia' })]
    await arrives(balanceOf('bia'))
    first()
    first()
    await arrives(balanceOf('bia'))
    second()
    await expect
      .poll(async () => {
        const before = received.length
        one.publish(balanceOf('bia'))
        one.publish(balanceOf('somebody else'))
        // A later message on a subscribed channel arrives later.
        await arrives({ topic: 'sessions_revoked', sessionIds: [] })
        return received.slice(before).filter(([event]) => event.topic === 'balance')
      })
      .toEqual([])
  })

  it('are not sent about a subject that no other server follows, and are again once one does', async () => {
    const published = async () => {
      const stats = String(await one.redis.call('info', 'commandstats'))
      return Number(/cmdstat_spublish:calls=(\d+)/.exec(stats)?.[1] ?? 0)
    }
    const leave = one.follow({ userId: 'fabio' })
    // One message finds out that no other server receives it; until then each is sent.
    await expect
      .poll(async () => {
        const before = await published()
        one.publish(balanceOf('fabio'))
        return (await published()) - before
      })
      .toBe(0)
    const unfollow = other.follow({ userId: 'fabio' })
    const before = received.length
    await expect
      .poll(
        () => {
          one.publish(balanceOf('fabio'))
          return received.slice(before)
        },
        // Sooner than the silence would end by itself.
        { timeout: ALONE_FOR_MS / 2 },
      )
      .toContainEqual([balanceOf('fabio'), 'elsewhere'])
    unfollow()
    leave()
  })

  it('reach the listeners here at once and once, and stay here when published locally', async () => {
    const own: Received[] = []
    const stop = one.subscribe((event, from) => void own.push([event, from]))
    const unfollow = [one, other].map((bus) => bus.follow({ userId: 'caio' }))
    one.publish(balanceOf('caio'))
    expect(own).toEqual([[balanceOf('caio'), 'here']])
    one.publishLocally({ topic: 'queue', timeControlS: 60, wagerCents: '0' })
    // Published later on the same channel.
    await arrives({ topic: 'sessions_revoked', sessionIds: ['after'] })
    expect(received.filter(([event]) => event.topic === 'queue' && event.timeControlS === 60)).toEqual([])
    expect(own.at(1)).toEqual([{ topic: 'queue', timeControlS: 60, wagerCents: '0' }, 'here'])
    expect(own.every(([, from]) => from === 'here')).toBe(true)
    stop()
    for (const end of unfollow) end()
  })

  it('fail silently while Redis is away, and flow again afterwards, also for subjects followed meanwhile', async () => {
    const before = other.follow({ userId: 'davi' })
    await redis.stop()
    await expect.poll(() => one.isConnected() || other.isConnected()).toBe(false)
    const own: BusEvent[] = []
    const stop = one.subscribe((event) => void own.push(event))
    one.publish(balanceOf('davi'))
    expect(own).toEqual([balanceOf('davi')])
    stop()
    const meanwhile = other.follow({ userId: 'eva' })
    await redis.start()
    await waitForBuses(one, other)
    await arrives(balanceOf('davi'))
    await arrives(balanceOf('eva'))
    before()
    meanwhile()
  })
})

describe.skipIf(!redisProgram)('two servers on one Redis', () => {
  let servers: TwoServers
  beforeAll(async () => {
    servers = await openTwoServers()
  })
  afterAll(() => servers?.stop())

  it('play one game move by move, and both know its end, without polling the database', async () => {
    const { one, other } = servers
    const { gameId, white, black } = await openTestGame(one, { blackAt: other })
    const score = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
    // Black's arrival on the other server is published here.
    await white.next('presence')
    for (const [index, uci] of score.entries()) {
      const [mover, opponent] = index % 2 === 0 ? [white, black] : [black, white]
      mover.sendMove(uci, { ply: index + 1 })
      const [sent, seen] = await Promise.all([mover.next('move'), opponent.next('move')])
      expect(seen.data).toEqual(sent.data)
      expect(seen.version).toBe(sent.version)
    }
    const ends = await Promise.all([white.next('game_end'), black.next('game_end')])
    for (const { data } of ends) expect(data).toMatchObject({ reason: 'checkmate', winner: black.userId })
    // A newly joined player sees the end, also where the mate was only received by the bus.
    for (const server of [one, other]) {
      const again = await joinGame(server, white.client, gameId)
      expect(again.confirmed.data.state).toMatchObject({ status: 'checkmate', winner_id: black.userId })
    }
  })

  it('include in a joining player’s record what was played on the other server meanwhile', async () => {
    const { one, other } = servers
    const { gameId, white, black } = await openTestGame(one, { blackAt: other })
    await white.next('presence')
    white.sendMove('e2e4', { ply: 1 })
    await black.next('move')
    // The joining player's record waits for the chat.
    const holder = await one.ctx.pool.connect()
    await holder.query('begin')
    await holder.query('lock table chat_mutes in access exclusive mode')
    const again = joinGame(one, white.client, gameId)
    await expect
      .poll(
        async () =>
          (await holder.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount,
      )
      .toBeGreaterThan(0)
    black.sendMove('e7e5', { ply: 2 })
    await white.next('move')
    expect((await white.next('move')).data.ply).toBe(2)
    await holder.query('commit')
    holder.release()
    expect((await again).confirmed.data.state.ply).toBe(2)
  })
})
