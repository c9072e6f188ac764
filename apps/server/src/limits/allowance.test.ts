import { expect, it } from 'vitest'
import { makeTurnableTime } from '../db/turnableTime.ts'
import { makeAllowance } from './allowance.ts'

const timeByHand = () => makeTurnableTime({ nowMs: () => 1_000_000 })

it('gives so many at once, then one for each stretch of time', () => {
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

it('is no shorter for who keeps asking', () => {
  const time = timeByHand()
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000 }, { time })
  allowance.take('a')
  for (let n = 0; n < 100; n += 1) allowance.take('a')
  time.advance(1000)
  expect(allowance.take('a')).toBe(0)
})

it('takes nothing by a look', () => {
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000 }, { time: timeByHand() })
  expect([allowance.look('a'), allowance.take('a'), allowance.look('a')]).toEqual([0, 0, 1000])
})

it('counts every key by itself', () => {
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000 }, { time: timeByHand() })
  expect([allowance.take('a'), allowance.take('b'), allowance.take('a')]).toEqual([0, 0, 1000])
})

it('takes back what was given back, and forgets on request', () => {
  const allowance = makeAllowance({ atOnce: 2, everyMs: 1000 }, { time: timeByHand() })
  allowance.take('a')
  allowance.take('a')
  allowance.giveBack('a')
  expect([allowance.take('a'), allowance.take('a')]).toEqual([0, 1000])
  allowance.forget('a')
  expect(allowance.take('a')).toBe(0)
})

it('remembers so many keys and no more: the longest silent goes first', () => {
  const allowance = makeAllowance({ atOnce: 1, everyMs: 1000, keysMax: 2 }, { time: timeByHand() })
  allowance.take('a')
  allowance.take('b')
  allowance.take('c')
  expect(allowance.take('c')).toBe(1000)
  expect(allowance.take('b')).toBe(1000)
  expect(allowance.take('a')).toBe(0)
})
