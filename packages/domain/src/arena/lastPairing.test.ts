import { expect, it } from 'vitest'
import { lastPairingMs } from './lastPairing.ts'

it.each([
  [60, 30_000],
  [180, 90_000],
  [900, 120_000],
])('begins no game of %i s in the last %i ms of an arena', (timeControlS, ms) => {
  const pace = { timeControlS, incrementS: 2 }
  expect(lastPairingMs({ endsAtMs: 3_600_000, pace })).toBe(3_600_000 - ms)
})
