import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGame, openTestGame } from '../../test/gameKit.ts'
import { openRedis, redisProgram } from '../../test/redisServer.ts'
import { connected, openTwoServers, type TwoServers } from '../../test/twoServersKit.ts'
import type { BusEvent, Origin } from './bus.ts'
import { openRedisBus, type RedisBus } from './redisBus.ts'

type Heard = [BusEvent, Origin]
type Redis = Awaited<ReturnType<typeof openRedis>>

const log = pino({ level: 'silent' })
const balanceOf = (userId: string): BusEvent => ({ topic: 'balance', userId })

describe.skipIf(!redisProgram)('messages between servers by Redis', () => {
  let redis: Redis
  let one: RedisBus
  let other: RedisBus
  let heard: Heard[]
  let unsubscribe: () => void
  beforeAll(async () => {
    redis = await openRedis()
    ;[one, other] = [openRedisBus({ url: redis.url, log }), openRedisBus({ url: redis.url, log })]
    heard = []
    unsubscribe = other.subscribe((event, from) => void heard.push([event, from]))
    await connected(one, other)
  })
  afterAll(async () => {
    unsubscribe?.()
    await Promise.all([one?.close(), other?.close()])
    await redis?.stop()
  })

  /** Says it until the other server hears it: who follows is heard of a moment later. */
  const arrives = async (event: BusEvent) => {
    const before = heard.length
    await expect
      .poll(() => {
        one.publish(event)
        return heard.slice(before)
      })
      .toContainEqual([event, 'elsewhere'])
  }

  it('brings what every server has to hear, and what one follows', async () => {
    await arrives({ topic: 'queue', timeControlS: 600, wagerCents: '0' })
    const unfollow = other.follow({ userId: 'ana' })
    await arrives(balanceOf('ana'))
    unfollow()
  })

  it('spares a server what it does not follow, and stops when the last who followed has gone', async () => {
    const [first, second] = [other.follow({ userId: 'bia' }), other.follow({ userId: 'bia' })]
    await arrives(balanceOf('bia'))
    first()
    first()
    await arrives(balanceOf('bia'))
    second()
    await expect
      .poll(async () => {
        const before = heard.length
        one.publish(balanceOf('bia'))
        one.publish(balanceOf('somebody else'))
        // What is said later on a channel that is heard comes later.
        await arrives({ topic: 'sessions_revoked', sessionIds: [] })
        return heard.slice(before).filter(([event]) => event.topic === 'balance')
      })
      .toEqual([])
  })

  it('tells the listeners here at once and once, and keeps here what is for here alone', async () => {
    const own: Heard[] = []
    const stop = one.subscribe((event, from) => void own.push([event, from]))
    const unfollow = [one, other].map((bus) => bus.follow({ userId: 'caio' }))
    one.publish(balanceOf('caio'))
    expect(own).toEqual([[balanceOf('caio'), 'here']])
    one.publishHere({ topic: 'queue', timeControlS: 60, wagerCents: '0' })
    // Told later on the same channel.
    await arrives({ topic: 'sessions_revoked', sessionIds: ['after'] })
    expect(heard.filter(([event]) => event.topic === 'queue' && event.timeControlS === 60)).toEqual([])
    expect(own.at(1)).toEqual([{ topic: 'queue', timeControlS: 60, wagerCents: '0' }, 'here'])
    expect(own.every(([, from]) => from === 'here')).toBe(true)
    stop()
    for (const end of unfollow) end()
  })

  it('fails nobody while Redis is away, and hears again, also what was followed meanwhile', async () => {
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
    await connected(one, other)
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

  it('play one game, move for move, and both know its end, with nobody asking the database for news', async () => {
    const { one, other } = servers
    const { gameId, white, black } = await openTestGame(one, { blackAt: other })
    const score = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
    // Black's arrival at the other server is heard of here.
    await white.next('presence')
    for (const [index, uci] of score.entries()) {
      const [mover, watcher] = index % 2 === 0 ? [white, black] : [black, white]
      mover.sendMove(uci, { ply: index + 1 })
      const [told, seen] = await Promise.all([mover.next('move'), watcher.next('move')])
      expect(seen.data).toEqual(told.data)
      expect(seen.version).toBe(told.version)
    }
    const ends = await Promise.all([white.next('game_end'), black.next('game_end')])
    for (const { data } of ends) expect(data).toMatchObject({ reason: 'checkmate', winner: black.userId })
    // Whoever comes anew is shown the end, also where the mate was only heard of.
    for (const server of [one, other]) {
      const again = await joinGame(server, white.client, gameId)
      expect(again.confirmed.data.state).toMatchObject({ status: 'checkmate', winner_id: black.userId })
    }
  })

  it('show whoever comes also what was played elsewhere while he was let in', async () => {
    const { one, other } = servers
    const { gameId, white, black } = await openTestGame(one, { blackAt: other })
    await white.next('presence')
    white.sendMove('e2e4', { ply: 1 })
    await black.next('move')
    // His record waits for what the players wrote.
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
