import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../swiss/testing/simulateSwiss.ts'
import { ARENA_MAX_PLAYERS } from './arenaTerms.ts'
import { PAIRING_REACH } from './matchNeighbors.ts'
import { pairArena } from './pairArena.ts'
import { REMATCH_AFTER_MS } from './pairingCosts.ts'
import { type FreePlayer, NO_PAIRINGS, RECENT_OPPONENTS, rememberPairing } from './pairingHistory.ts'

const NOW_MS = 1_000_000
/** Enough players that two who just met must wait. */
const MANY = 100

const player = (playerId: string, rank: number, more: Partial<FreePlayer> = {}): FreePlayer => ({
  ...NO_PAIRINGS,
  playerId,
  rank,
  rating: 1500,
  freeSinceMs: NOW_MS,
  isPaused: false,
  ...more,
})

/** Pairs as text, colors left out: 'a-b c-d', then those who wait. */
function pair(
  free: readonly FreePlayer[],
  more: { isOpening?: boolean; activePlayers?: number; nowMs?: number } = {},
): string {
  const given = { isOpening: false, activePlayers: MANY, nowMs: NOW_MS, random: () => 0, ...more }
  const paired = pairArena({ free, ...given })
  if (!paired.ok) return paired.code
  const pairs = paired.pairings.map(({ white, black }) => [white, black].sort().join('-'))
  return [...pairs, ...paired.waiting.map((id) => `(${id})`)].join(' ')
}
const colorsOf = (free: readonly FreePlayer[], random = 0) => {
  const given = { isOpening: false, activePlayers: MANY, nowMs: NOW_MS, random: () => random }
  const paired = pairArena({ free, ...given })
  if (!paired.ok) throw new Error(paired.code)
  return paired.pairings.map(({ white, black }) => `${white}-${black}`).join(' ')
}

describe('pairArena', () => {
  it('pairs the nearest in the standings, in whatever order they come', () => {
    const free = [player('d', 90), player('a', 1), player('c', 40), player('b', 2)]
    expect(pair(free)).toBe('a-b c-d')
  })

  it('pairs by rating before the first games', () => {
    const free = ['a', 'b', 'c', 'd'].map((id, index) => player(id, index + 1))
    const rated = free.map((one, index) => ({ ...one, rating: [1200, 1900, 1250, 2000][index] ?? 0 }))
    expect(pair(rated, { isOpening: true })).toBe('b-d a-c')
  })

  it('avoids the last opponents, and the latest one most', () => {
    const met = (id: string, rank: number, lastOpponents: string[]) => player(id, rank, { lastOpponents })
    expect(pair([met('a', 1, ['b']), met('b', 2, ['a']), met('c', 3, ['d']), met('d', 4, ['c'])])).toBe(
      'a-c b-d',
    )
    expect(
      pair([met('a', 1, ['x', 'b', 'c', 'd']), met('b', 2, ['a']), met('c', 3, []), met('d', 4, [])]),
    ).toBe('a-d b-c')
  })

  it('lets two who just met wait for others in a larger arena, but not for long', () => {
    const free = [player('a', 1, { lastOpponents: ['b'] }), player('b', 2, { lastOpponents: ['a'] })]
    expect(pair(free)).toBe('(a) (b)')
    expect(pair(free, { nowMs: NOW_MS + REMATCH_AFTER_MS - 1 })).toBe('(a) (b)')
    expect(pair(free, { nowMs: NOW_MS + REMATCH_AFTER_MS })).toBe('a-b')
    expect(pair([...free, player('c', 3), player('d', 4)])).toBe('a-c b-d')
  })

  it('lets them meet again in a small arena, unless another opponent is free', () => {
    const free = [player('a', 1, { lastOpponents: ['b'] }), player('b', 2, { lastOpponents: ['a'] })]
    expect(pair(free, { activePlayers: 5 })).toBe('a-b')
    expect(pair(free, { activePlayers: 6 })).toBe('(a) (b)')
    const third = player('c', 3)
    expect(pair([...free, third], { activePlayers: 5 })).toBe('b-c (a)')
  })

  it('lets the player wait who has waited least', () => {
    const waited = (id: string, rank: number, seconds: number) =>
      player(id, rank, { freeSinceMs: NOW_MS - seconds * 1000 })
    expect(pair([waited('a', 1, 9), waited('b', 2, 1), waited('c', 3, 5)])).toBe('a-c (b)')
    expect(pair([waited('a', 1, 1), waited('b', 2, 9), waited('c', 3, 5)])).toBe('b-c (a)')
  })

  it('pairs no paused player', () => {
    expect(pair([player('a', 1), player('b', 2, { isPaused: true }), player('c', 3)])).toBe('a-c')
    expect(pair([player('a', 1), player('b', 2, { isPaused: true })])).toBe('(a)')
    expect(pair([])).toBe('')
  })

  it('gives White to the player who had it less often, then to the one who just had Black', () => {
    const a = player('a', 1, { whiteSurplus: 1, lastColor: 'black' })
    const b = player('b', 2, { whiteSurplus: 0, lastColor: 'white' })
    expect(colorsOf([a, b])).toBe('b-a')
    expect(colorsOf([{ ...a, whiteSurplus: 0 }, b])).toBe('a-b')
  })

  it('draws the color of players who are owed the same', () => {
    const free = [player('a', 1), player('b', 2)]
    expect(colorsOf(free, 0.2)).toBe('a-b')
    expect(colorsOf(free, 0.7)).toBe('b-a')
  })

  it('prefers opponents who are owed different colors', () => {
    const owed = (id: string, rank: number, whiteSurplus: number) =>
      player(id, rank, { whiteSurplus, lastColor: whiteSurplus > 0 ? 'white' : 'black' })
    expect(colorsOf([owed('a', 1, 2), owed('b', 2, 2), owed('c', 3, -2), owed('d', 4, -2)])).toBe('c-a d-b')
  })

  it('prefers the nearest opponent to one who is owed the other color a little', () => {
    const last = (id: string, rank: number, lastColor: 'white' | 'black') => player(id, rank, { lastColor })
    const free = [last('a', 1, 'white'), last('b', 2, 'white'), last('c', 3, 'black'), last('d', 4, 'black')]
    expect(pair(free)).toBe('a-b c-d')
  })

  it('refuses repeated players and too many', () => {
    expect(pair([player('a', 1), player('a', 2)])).toBe('REPEATED_PLAYER')
    const crowd = Array.from({ length: ARENA_MAX_PLAYERS + 1 }, (_, index) => player(`p${index}`, index))
    expect(pair(crowd)).toBe('TOO_MANY_PLAYERS')
  })
})

/** Players with random histories among themselves. */
const tables = fc.record({
  seed: fc.nat(1_000_000),
  count: fc.integer({ min: 0, max: 40 }),
  activePlayers: fc.constantFrom(4, MANY),
})

function drawPlayers(count: number, random: () => number): FreePlayer[] {
  const some = () => `p${Math.floor(count * 1.2 * random())}`
  return Array.from({ length: count }, (_, index) =>
    player(`p${index}`, index + 1, {
      lastOpponents: Array.from({ length: Math.floor(6 * random()) }, some).filter(
        (id) => id !== `p${index}`,
      ),
      whiteSurplus: Math.floor(5 * random()) - 2,
      lastColor: random() < 0.5 ? 'white' : 'black',
      freeSinceMs: NOW_MS - Math.floor(40_000 * random()),
      isPaused: random() < 0.1,
    }),
  )
}

describe('pairArena on any free players', () => {
  it('pairs each player once and no paused one, without a needless rematch, in any order of input', () => {
    fc.assert(
      fc.property(tables, ({ seed, count, activePlayers }) => {
        const free = drawPlayers(count, randomFrom(seed))
        const given = { isOpening: false, activePlayers, nowMs: NOW_MS, random: randomFrom(seed) }
        const paired = pairArena({ free, ...given })
        if (!paired.ok) throw new Error(paired.code)
        const line = free.filter(({ isPaused }) => !isPaused)
        const placed = [...paired.pairings.flatMap(({ white, black }) => [white, black]), ...paired.waiting]
        expect(placed.sort()).toEqual(line.map(({ playerId }) => playerId).sort())
        expect(findNeedlessRematch(line, paired)).toBeNull()
        const again = pairArena({ free: [...free].reverse(), ...given, random: randomFrom(seed) })
        expect(again).toEqual(paired)
      }),
      { numRuns: 200 },
    )
  })
})

/**
 * A pair that just played although one exchange of opponents, or a player who waits, would have avoided it without
 * another such pair; or two who wait and could have met. Null if there is none.
 */
function findNeedlessRematch(
  line: readonly FreePlayer[],
  {
    pairings,
    waiting,
  }: { pairings: readonly { white: string; black: string }[]; waiting: readonly string[] },
): string | null {
  const indexes = new Map(line.map(({ playerId }, index) => [playerId, index]))
  const isStranger = (one: string, other: string) => {
    const [a, b] = [indexes.get(one) ?? 0, indexes.get(other) ?? 0]
    const hasMet = line[a]?.lastOpponents[0] === other || line[b]?.lastOpponents[0] === one
    return Math.abs(a - b) <= PAIRING_REACH && !hasMet
  }
  for (const one of waiting)
    for (const other of waiting) if (one < other && isStranger(one, other)) return `${one} and ${other} wait`
  for (const { white, black } of pairings) {
    if (isStranger(white, black)) continue
    for (const third of waiting)
      if (isStranger(white, third) || isStranger(black, third)) return `${white}-${black}: ${third} waits`
    for (const { white: third, black: fourth } of pairings) {
      if (third === white) continue
      const isBetter =
        (isStranger(white, third) && isStranger(black, fourth)) ||
        (isStranger(white, fourth) && isStranger(black, third))
      if (isBetter) return `${white}-${black} beside ${third}-${fourth}`
    }
  }
  return null
}

describe('rememberPairing', () => {
  it('keeps the latest opponents, newest first, and the balance of colors', () => {
    let history = NO_PAIRINGS
    for (let game = 1; game <= RECENT_OPPONENTS + 2; game++)
      history = rememberPairing(history, {
        opponentId: `p${game}`,
        color: game % 3 === 0 ? 'black' : 'white',
      })
    expect(history).toEqual({
      lastOpponents: ['p7', 'p6', 'p5', 'p4', 'p3'],
      whiteSurplus: 3,
      lastColor: 'white',
    })
  })
})
