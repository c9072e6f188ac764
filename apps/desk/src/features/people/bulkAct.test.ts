import type { ListedPerson } from '@lance/contract/desk'
import { describe, expect, it } from 'vitest'
import { BULK_MAX, type BulkResult, type BulkResults, peopleFor, runBulkAct } from './bulkAct.ts'

const person = (id: string, over: Partial<ListedPerson> = {}): ListedPerson => ({
  id,
  name: id,
  email: `${id}@lance.test`,
  createdAt: '2026-01-15T12:00:00.000Z',
  closedAt: null,
  isFrozen: false,
  isPremium: false,
  hasHolds: false,
  suspicions: null,
  walletCents: 0,
  ...over,
})

const done: BulkResult = { isDone: true, problems: [] }

describe('an act on several people', () => {
  it('leaves out closed accounts, and frozen ones where it would freeze them [DESK-72]', () => {
    const chosen = [
      person('a'),
      person('b', { isFrozen: true }),
      person('c', { closedAt: '2026-01-15T12:00:00Z' }),
    ]
    const idsFor = (name: 'freeze' | 'endSessions') => peopleFor(name, chosen).map(({ id }) => id)
    expect([idsFor('freeze'), idsFor('endSessions')]).toEqual([['a'], ['a', 'b']])
  })

  it('is done one after the other, at most fifty times, and says what came of each [DESK-72]', async () => {
    const many = Array.from({ length: BULK_MAX + 5 }, (_, index) => person(`p${index}`))
    const tried: string[] = []
    let running = 0
    const seen: BulkResults[] = []
    const results = await runBulkAct(many, {
      before: new Map(),
      async run(id) {
        running += 1
        expect(running).toBe(1)
        await Promise.resolve()
        running -= 1
        tried.push(id)
        return id === 'p1' ? { isDone: false, problems: ['no'] } : done
      },
      onResult: (result) => seen.push(result),
    })
    expect(tried).toEqual(many.slice(0, BULK_MAX).map(({ id }) => id))
    expect(seen.map(({ size }) => size)).toEqual(tried.map((_, index) => index + 1))
    expect([results.get('p0'), results.get('p1'), results.get('p50')]).toEqual([
      done,
      { isDone: false, problems: ['no'] },
      undefined,
    ])
  })

  it('repeats only the acts that failed when it is tried again [DESK-72]', async () => {
    const tried: string[] = []
    await runBulkAct([person('a'), person('b')], {
      before: new Map([
        ['a', done],
        ['b', { isDone: false, problems: ['no'] }],
      ]),
      async run(id) {
        tried.push(id)
        return done
      },
      onResult: () => {},
    })
    expect(tried).toEqual(['b'])
  })
})
