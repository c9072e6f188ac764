import { expect, it } from 'vitest'
import { atOnce, makeInSlices, SLICE_MAX } from './sweep.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it('works through a list in order, in slices that are never too large', async () => {
  const seen: (readonly number[])[] = []
  await atOnce(numbers(2 * SLICE_MAX + 1), async (slice) => void seen.push(slice))
  expect(seen.map(({ length }) => length)).toEqual([SLICE_MAX, SLICE_MAX, 1])
  expect(seen.flat()).toEqual(numbers(2 * SLICE_MAX + 1))
})

it('does nothing for an empty list', async () => {
  await atOnce([], async () => expect.unreachable())
})

it('spreads the slices evenly, and pauses only between them', async () => {
  const pauses: number[] = []
  const inSlices = makeInSlices({ overMs: 1000, pause: async (ms) => void pauses.push(ms) })
  await inSlices(numbers(4 * SLICE_MAX), async () => {})
  expect(pauses).toEqual([250, 250, 250])
})

it('begins a slice only when the one before has ended, and stops at the first that fails', async () => {
  const log: string[] = []
  const working = atOnce(numbers(3 * SLICE_MAX), async ([first]) => {
    log.push(`begins ${first}`)
    await null
    if (first === SLICE_MAX) throw new Error('no answer')
    log.push(`ends ${first}`)
  })
  await expect(working).rejects.toThrow('no answer')
  expect(log).toEqual(['begins 0', 'ends 0', `begins ${SLICE_MAX}`])
})
