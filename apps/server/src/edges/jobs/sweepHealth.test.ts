import { expect, it } from 'vitest'
import { openSweepHealth } from './sweepHealth.ts'

const run = (failed: boolean) => ({ sweep: 'mail', ms: 1, failed })

function open() {
  let nowMs = 1000
  const health = openSweepHealth([{ name: 'mail', everyMs: 10_000 }], { monotonicMs: () => nowMs })
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { health, pass }
}

it('reports a sweep that failed three times in a row, until it succeeds [DESK-61]', () => {
  const { health, pass } = open()
  for (let times = 0; times < 2; times++) health.swept(run(true))
  expect(health.troubles()).toEqual([])
  pass(5000)
  health.swept(run(true))
  expect(health.troubles()).toEqual([{ sweep: 'mail', kind: 'fails', forMs: 5000 }])
  health.swept(run(false))
  expect(health.troubles()).toEqual([])
})

it('reports a sweep that does not end [DESK-61]', () => {
  const { health, pass } = open()
  health.swept(run(false))
  pass(400_000)
  expect(health.troubles()).toEqual([])
  pass(1)
  expect(health.troubles()).toEqual([{ sweep: 'mail', kind: 'late', forMs: 400_001 }])
})
