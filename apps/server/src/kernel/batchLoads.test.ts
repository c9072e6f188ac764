import { describe, expect, it } from 'vitest'
import { batchLoads } from './batchLoads.ts'

/** A loader of squares that records its batches; each is answered when `answer` is called. */
function makeSquares(options?: { batchMax: number }) {
  const batches: number[][] = []
  const answers: (() => void)[] = []
  const load = batchLoads(async (keys: readonly number[]) => {
    batches.push([...keys])
    await new Promise<void>((resolve) => answers.push(resolve))
    if (keys.includes(-1)) throw new Error('broken')
    return keys.map((key) => key * key)
  }, options)
  const answer = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.shift()?.()
  }
  return { load, batches, answer }
}

describe('batchLoads', () => {
  it('loads what is asked for in one turn with one call, and answers each caller', async () => {
    const { load, batches, answer } = makeSquares()
    const loaded = Promise.all([load(2), load(3), load(2)])
    await answer()
    expect(await loaded).toEqual([4, 9, 4])
    expect(batches).toEqual([[2, 3, 2]])
  })

  it('gathers what is asked for while a batch is loaded, and never adds to that batch', async () => {
    const { load, batches, answer } = makeSquares()
    const first = load(1)
    await expect.poll(() => batches.length).toBe(1)
    const next = Promise.all([load(1), load(2)])
    await answer()
    expect(await first).toBe(1)
    await answer()
    expect(await next).toEqual([1, 4])
    expect(batches).toEqual([[1], [1, 2]])
  })

  it('splits what is more than a batch', async () => {
    const { load, batches, answer } = makeSquares({ batchMax: 2 })
    const loaded = Promise.all([load(1), load(2), load(3)])
    await answer()
    await answer()
    expect(await loaded).toEqual([1, 4, 9])
    expect(batches).toEqual([[1, 2], [3]])
  })

  it('reports a failed batch to each of its callers, and then loads again', async () => {
    const { load, answer } = makeSquares()
    const failed = Promise.allSettled([load(-1), load(2)])
    await answer()
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const loaded = load(3)
    await answer()
    expect(await loaded).toBe(9)
  })
})
