import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRedis, redisProgram } from '../../../test/redisServer.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { openTwoServers, type TwoServers } from '../../../test/twoServersKit.ts'
import { openBus } from '../bus/openBus.ts'
import { openRateLimiters } from './openRateLimiters.ts'

const HOUR_MS = 3_600_000

describe.skipIf(!redisProgram)('limits of two servers on one Redis', () => {
  let servers: TwoServers
  let one: TestServer
  let other: TestServer
  beforeAll(async () => {
    servers = await openTwoServers({ RATE_LIMITS: 'on' })
    ;({ one, other } = servers)
  })
  afterAll(() => servers?.stop())

  const rest = () => servers.time.advance(24 * HOUR_MS)
  /** Calls each server in turn, this many times each. */
  async function callBoth(times: number, call: (server: TestServer) => Promise<{ status: number }>) {
    const seen: number[] = []
    for (let n = 0; n < times; n += 1)
      for (const server of [one, other]) seen.push((await call(server)).status)
    return seen
  }
  const count = (seen: number[], status: number) => seen.filter((one) => one === status).length

  it('count ten attempts on one password at each server as twenty [API-5]', async () => {
    rest()
    const { email, password } = await signUp(one)
    const guess = (server: TestServer) =>
      testClient(server).call('POST', '/auth/login', { body: { email, password: 'errada-1' } })
    const seen = await callBoth(10, guess)
    expect(seen.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 429])
    expect([count(seen, 401), count(seen, 429)]).toEqual([5, 15])
    const right = await testClient(other).call('POST', '/auth/login', { body: { email, password } })
    expect(right.status).toBe(429)
  })

  it('count attempts that arrive on both servers at the same moment', async () => {
    rest()
    const { email } = await signUp(one)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      testClient(n % 2 === 0 ? one : other).call('POST', '/auth/login', {
        body: { email, password: 'errada-1' },
      }),
    )
    const seen = (await Promise.all(guesses)).map(({ status }) => status)
    expect([count(seen, 401), count(seen, 429)]).toEqual([5, 15])
  })

  it('forget failed attempts on both servers after a successful login on one', async () => {
    rest()
    const { email, password } = await signUp(one)
    const signIn = (server: TestServer, given: string) =>
      testClient(server).call('POST', '/auth/login', { body: { email, password: given } })
    for (let round = 0; round < 3; round += 1) {
      expect((await signIn(one, 'errada-1')).status).toBe(401)
      expect((await signIn(other, 'errada-1')).status).toBe(401)
      expect((await signIn(other, 'errada-1')).status).toBe(401)
      expect((await signIn(one, password)).status).toBe(200)
    }
  })

  it('count requested mails and tried links on both servers together', async () => {
    rest()
    const forgot = (server: TestServer) =>
      testClient(server).call('POST', '/auth/forgot-password', { body: { email: 'alguem@lance.test' } })
    const asked = await callBoth(10, forgot)
    expect([count(asked, 202), count(asked, 429)]).toEqual([10, 10])
    const token = 'A'.repeat(43)
    const confirm = (server: TestServer) =>
      testClient(server).call('POST', '/auth/confirm-email', { body: { token } })
    const tried = await callBoth(20, confirm)
    expect([count(tried, 422), count(tried, 429)]).toEqual([30, 10])
  })

  it('count a user’s calls of a route on both servers together', async () => {
    rest()
    const person = await signUp(one)
    const pause = (server: TestServer) =>
      testClient(server, person).call('PUT', '/wallet/limits', { body: { dailyDeposit: 100 } })
    const seen = await callBoth(20, pause)
    expect([count(seen, 200), count(seen, 429)]).toEqual([30, 10])
  })

  it('continue on each server alone while Redis is away, and together afterwards [API-5]', async () => {
    rest()
    const emails = (await Promise.all([signUp(one), signUp(one)])).map(({ email }) => email)
    const guess = (email = '') => {
      return (server: TestServer) =>
        testClient(server).call('POST', '/auth/login', { body: { email, password: 'errada-1' } })
    }
    await servers.redis.stop()
    const alone = await callBoth(10, guess(emails[0]))
    expect([count(alone, 401), count(alone, 429)]).toEqual([10, 10])
    await servers.redis.start()
    await servers.waitUntilConnected()
    // After a failure a server leaves Redis alone for a second.
    await expect
      .poll(
        async () => {
          rest()
          const seen = await callBoth(10, guess(emails[1]))
          return [count(seen, 401), count(seen, 429)]
        },
        { timeout: 10_000, interval: 300 },
      )
      .toEqual([5, 15])
  })
})

it.skipIf(!redisProgram)(
  'logs once that each server counts by itself, and once that they count together again',
  async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
    const redis = await openRedis()
    const opened = await openBus({ url: redis.url, log: pino({ level: 'silent' }) })
    const limiter = openRateLimiters({ redis: opened.redis, time: makeManualTime(), log })('a', {
      atOnce: 100_000,
      everyMs: 1,
    })
    const countAfterOneMore = async (word: string) => {
      await limiter.take('key')
      return lines.filter((line) => line.includes(word)).length
    }
    await expect.poll(() => opened.redis?.status).toBe('ready')
    await limiter.take('key')
    expect(lines).toEqual([])
    await redis.stop()
    await expect.poll(() => countAfterOneMore('by itself')).toBe(1)
    for (let n = 0; n < 50; n += 1) await limiter.take('key')
    await redis.start()
    await expect.poll(() => countAfterOneMore('again'), { timeout: 10_000 }).toBe(1)
    expect(lines).toHaveLength(2)
    await opened.closeBus()
    await redis.stop()
  },
)
