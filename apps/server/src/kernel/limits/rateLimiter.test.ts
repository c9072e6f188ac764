import { expect, it } from 'vitest'
import { makeAdjustableTime } from '../db/adjustableTime.ts'
import { makeRateLimiter } from './rateLimiter.ts'

const makeManualTime = () => makeAdjustableTime({ nowMs: () => 1_000_000 })

it('allows `atOnce` attempts at once, then one per interval', () => {
  const time = makeManualTime()
  const limiter = makeRateLimiter({ atOnce: 3, everyMs: 1000 }, { time })
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1000])
  time.advance(400)
  expect(limiter.take('a')).toBe(600)
  time.advance(600)
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1000])
  time.advance(3000)
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1000])
})

it('does not extend the wait of a caller that keeps trying', () => {
  const time = makeManualTime()
  const limiter = makeRateLimiter({ atOnce: 1, everyMs: 1000 }, { time })
  limiter.take('a')
  for (let n = 0; n < 100; n += 1) limiter.take('a')
  time.advance(1000)
  expect(limiter.take('a')).toBe(0)
})

it('counts nothing when it is only read', () => {
  const limiter = makeRateLimiter({ atOnce: 1, everyMs: 1000 }, { time: makeManualTime() })
  expect([limiter.peek('a'), limiter.take('a'), limiter.peek('a')]).toEqual([0, 0, 1000])
})

it('counts every key separately', () => {
  const limiter = makeRateLimiter({ atOnce: 1, everyMs: 1000 }, { time: makeManualTime() })
  expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 1000])
})

it('returns an attempt that is given back, and forgets a key on request', () => {
  const limiter = makeRateLimiter({ atOnce: 2, everyMs: 1000 }, { time: makeManualTime() })
  limiter.take('a')
  limiter.take('a')
  limiter.giveBack('a')
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1000])
  limiter.forget('a')
  expect(limiter.take('a')).toBe(0)
})

it('drops the key unused for longest when there are too many', () => {
  const limiter = makeRateLimiter({ atOnce: 1, everyMs: 1000, keysMax: 2 }, { time: makeManualTime() })
  limiter.take('a')
  limiter.take('b')
  limiter.take('c')
  expect(limiter.take('c')).toBe(1000)
  expect(limiter.take('b')).toBe(1000)
  expect(limiter.take('a')).toBe(0)
})
