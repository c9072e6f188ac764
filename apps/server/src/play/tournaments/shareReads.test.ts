import { expect, it } from 'vitest'
import { shareReads } from './shareReads.ts'

/** Reads that end on command, numbered in the order of their start. */
function openReads() {
  const ends: ((fails?: boolean) => void)[] = []
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length
      ends.push((fails = false) => (fails ? reject(new Error('away')) : resolve(number)))
    })
  return { read, ends }
}

it('shares the next read between all callers during a read, so that no caller gets older data', async () => {
  const share = shareReads<number>()
  const { read, ends } = openReads()
  const first = share('a', read)
  const late = [share('a', read), share('a', read)]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(0)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await Promise.all(late)).toEqual([1, 1])
})

it('reads other keys in parallel, and the same key again later', async () => {
  const share = shareReads<number>()
  const { read, ends } = openReads()
  const both = [share('a', read), share('b', read)]
  expect(ends).toHaveLength(2)
  for (const end of ends) end()
  expect(await Promise.all(both)).toEqual([0, 1])
  const again = share('a', read)
  ends[2]?.()
  expect(await again).toBe(2)
})

it('passes a failure only to the callers of that read', async () => {
  const share = shareReads<number>()
  const { read, ends } = openReads()
  const first = share('a', read)
  const second = share('a', read)
  ends[0]?.(true)
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await second).toBe(1)
})
