import { expect, it } from 'vitest'
import { makeTurnableTime } from '../db/turnableTime.ts'
import { makeAllowance } from './allowance.ts'

const timeByHand = () => makeTurnableTime({ nowMs: () => 1_000_000 })

it('allows `atOnce` attempts at once, then one per interval', () => {
  const time = timeByHand()
  const allowance = makeAllowance({ atOnce: 3, everyMs: 1000 }, { time })
  expect([1, 2, 3, 4].map(() => allowance.take('a'))).toEqual([0, 0, 0, 1000])
  time.advance(400)
  expect(allowance.take('a')).toBe(600)
  time.advance(600)
  expect([allowance.take('a'), allowance.take('a')]).toEqual([0, 1000])
  time.advance(3000)
  expect([1, 2, 3, 4].map(() => allowance.take('a'))).toEqual([0, 0, 0, 1000])
})

it('does not extend the wait of a caller that keeps trying', () => {
  const time = timeByHand()
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000 }, { time })
  allowance.take('a')
  for (let n = 0; n < 100; n += 1) allowance.take('a')
  time.advance(1000)
  expect(allowance.take('a')).toBe(0)
})

it('counts nothing when it is only read', () => {
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000 }, { time: timeByHand() })
  expect([allowance.look('a'), allowance.take('a'), allowance.look('a')]).toEqual([0, 0, 1000])
})

it('counts every key separately', () => {
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000 }, { time: timeByHand() })
  expect([allowance.take('a'), allowance.take('b'), allowance.take('a')]).toEqual([0, 0, 1000])
})

it('returns an attempt that is given back, and forgets a key on request', () => {
  const allowance = makeAllowance({ atOnce: 2, everyMs: 1000 }, { time: timeByHand() })
  allowance.take('a')
  allowance.take('a')
  allowance.giveBack('a')
  expect([allowance.take('a'), allowance.take('a')]).toEqual([0, 1000])
  allowance.forget('a')
  expect(allowance.take('a')).toBe(0)
})

it('drops the key unused for longest when there are too many', () => {
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000, keysMax: 2 }, { time: timeByHand() })
  allowance.take('a')
  allowance.take('b')
  allowance.take('c')
  expect(allowance.take('c')).toBe(1000)
  expect(allowance.take('b')).toBe(1000)
  expect(allowance.take('a')).toBe(0)
})
