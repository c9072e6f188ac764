import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameChange, KnownGame } from './collectionStore.ts'
import { type Decided, decideChanges } from './decideChanges.ts'

const NOW_MS = 1_000_000
const EMPTY = { games: 0, bytes: 0, deleted: 0, lastSeq: 0, forgottenSeq: 0 }

/** A change that a device made: the game was added, or deleted. */
type Made = { id: string; changedAtMs: number; isDeleted: boolean }

/** What the server keeps after calls with one change each. */
function keep(calls: readonly Made[], { isMember = true } = {}) {
  const known = new Map<string, KnownGame>()
  let row: Decided['row'] = EMPTY
  for (const { id, changedAtMs, isDeleted } of calls) {
    const game = { id, changedAtMs, addedAtMs: 0, pgn: '1. e4 *' }
    const push = isDeleted ? { games: [], deleted: [{ id, changedAtMs }] } : { games: [game], deleted: [] }
    const read = push.games.map(() => ({ ok: true, id, textBytes: 7, packed: new Uint8Array(1) }) as const)
    const decided = decideChanges({ push, read, known, row: { ...EMPTY, ...row }, isMember, nowMs: NOW_MS })
    for (const change of decided.changes as readonly GameChange[]) known.set(change.id, change)
    row = decided.row
  }
  const games = [...known].map(([id, { textBytes, changedAtMs }]) => ({
    id,
    changedAtMs,
    isThere: textBytes > 0,
  }))
  return { row, games: games.sort((one, other) => one.id.localeCompare(other.id)) }
}

const made = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  changedAtMs: fc.integer({ min: 1, max: 6 }),
  isDeleted: fc.boolean(),
})

describe('the changes of several devices', () => {
  it('end the same in whatever order and however often they are sent [STUDY-72]', () => {
    fc.assert(
      fc.property(
        fc.array(made, { maxLength: 12 }).chain((all) => {
          const orders = fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })
          return fc.tuple(fc.constant(all), orders)
        }),
        ([all, again]) => {
          const kept = keep(all)
          expect(keep(again)).toEqual(kept)
          const there = kept.games.filter(({ isThere }) => isThere).length
          expect(kept.row).toMatchObject({
            ...{ games: there, bytes: 7 * there, deleted: kept.games.length - there },
          })
        },
      ),
    )
  })

  it('keep a clock that is far ahead from deciding for years', () => {
    const id = 'a'
    const far = { id, changedAtMs: NOW_MS * 1000, isDeleted: true }
    const day = 86_400_000
    expect(keep([far]).games).toEqual([{ id, changedAtMs: NOW_MS + day, isThere: false }])
  })

  it('leave no ids of games behind that a player without a membership never had', () => {
    expect(keep([{ id: 'a', changedAtMs: 1, isDeleted: true }], { isMember: false }).games).toEqual([])
  })
})
