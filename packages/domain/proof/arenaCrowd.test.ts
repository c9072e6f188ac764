import { describe, expect, it } from 'vitest'
import { type FreePlayer, NO_PAIRINGS, pairArena, rankOf, readRanking, sheetOf } from '../src/arena/index.ts'
import { type SimulatedArena, simulateArena } from '../src/arena/testing/simulateArena.ts'
import { slowPoints } from '../src/arena/testing/slowPoints.ts'
import { randomFrom } from '../src/swiss/testing/simulateSwiss.ts'

// Whole arenas with random results, and a tick of the largest one. `npm run prove -- arena` plays more of them, and
// prints waiting times and what a tick costs: docs/decisions/0062-arena-core.md

const isFull = process.env.PROVE === 'full'
const FIRST_SEED = Number(process.env.PROVE_SEED ?? 1)
const ARENAS = isFull && process.env.PROVE_SEED === undefined ? 20 : 1
const TIMEOUT_MS = 600_000
const RATES = { noShows: 0.01, pauses: 0.02 }

/** What pairing must never do, and the books that must agree. Empty if all is well. */
function findFaults(arena: SimulatedArena): string[] {
  const faults: string[] = []
  for (const [index, { free, pairings, waiting }] of arena.ticks.entries()) {
    const freeById = new Map(free.map((player) => [player.playerId, player]))
    const paired = pairings.flatMap(({ white, black }) => [white, black])
    if (new Set(paired).size < paired.length) faults.push(`tick ${index}: a player is paired twice`)
    for (const id of paired) {
      const player = freeById.get(id)
      if (player === undefined || player.isPaused) faults.push(`tick ${index}: ${id} is not free`)
    }
    for (const { white, black } of pairings) {
      const [one, other] = [freeById.get(white), freeById.get(black)]
      const isRematch = one?.lastOpponents[0] === black || other?.lastOpponents[0] === white
      if (isRematch && (waiting.length > 0 || pairings.length > 1))
        faults.push(`tick ${index}: ${white} and ${black} meet again beside others`)
    }
  }
  for (const { playerId, results, score } of arena.players.values()) {
    if (score.points !== slowPoints(results)) faults.push(`${playerId}: ${score.points} points`)
    const sheet = sheetOf(results, { enteredAtMs: 0 }).score
    if (JSON.stringify(sheet) !== JSON.stringify(score)) faults.push(`${playerId}: another sheet`)
  }
  return faults
}

/** Waiting times in s, and colors, of all players. */
function figuresOf(arena: SimulatedArena) {
  const players = [...arena.players.values()]
  const waits = players.flatMap(({ waitsMs }) => waitsMs).sort((one, other) => one - other)
  const waitS = (share: number) => Math.round((waits[Math.floor(share * (waits.length - 1))] ?? 0) / 100) / 10
  return {
    games: arena.games.length,
    leastGames: Math.min(...players.map(({ results }) => results.length)),
    waitMedianS: waitS(0.5),
    wait99S: waitS(0.99),
    waitMaxS: waitS(1),
    colorDifferenceMax: Math.max(...players.map(({ whiteSurplus }) => Math.abs(whiteSurplus))),
  }
}

const print = (text: string) => isFull && process.stdout.write(`${text}\n`)

describe('pairArena', () => {
  it('gives all 200 players of an hour enough games, with colors in balance', { timeout: TIMEOUT_MS }, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ARENAS; seed++) {
      const terms = { playerCount: 200, minutes: 60, tickS: 5, rates: RATES }
      const arena = simulateArena(terms, randomFrom(seed))
      const figures = figuresOf(arena)
      print(`Arena of 200 players, seed ${seed}: ${JSON.stringify(figures)}`)
      expect(findFaults(arena)).toEqual([])
      expect(figures.leastGames).toBeGreaterThan(5)
      expect(figures.colorDifferenceMax).toBeLessThanOrEqual(3)
      expect(figures.waitMaxS).toBeLessThanOrEqual(60)
      const top = readRanking(arena.standings, { fromRank: 1, count: 1 })
      expect(top[0]?.points).toBe(Math.max(...[...arena.players.values()].map(({ score }) => score.points)))
    }
  })

  it('keeps small arenas going', { timeout: TIMEOUT_MS }, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ARENAS; seed++)
      for (const playerCount of [2, 3, 5, 6, 9]) {
        const terms = { playerCount, minutes: 60, tickS: 5, rates: { noShows: 0, pauses: 0 } }
        const arena = simulateArena(terms, randomFrom(seed))
        const figures = figuresOf(arena)
        if (seed === FIRST_SEED)
          print(`Arena of ${playerCount} players, seed ${seed}: ${JSON.stringify(figures)}`)
        expect(figures.leastGames).toBeGreaterThan(5)
        expect(figures.colorDifferenceMax).toBeLessThanOrEqual(3)
      }
  })

  it('pairs 5,000 free players of 10,000 at once', { timeout: TIMEOUT_MS }, () => {
    const random = randomFrom(FIRST_SEED)
    const free: FreePlayer[] = Array.from({ length: 5000 }, (_, index) => ({
      ...NO_PAIRINGS,
      playerId: `p${index}`,
      rank: 2 * index + 1,
      rating: 1500,
      lastOpponents: Array.from({ length: 5 }, () => `p${index + Math.floor(40 * random()) - 20}`),
      whiteSurplus: Math.floor(5 * random()) - 2,
      lastColor: random() < 0.5 ? 'white' : 'black',
      freeSinceMs: Math.floor(20_000 * random()),
      isPaused: false,
    }))
    const tick = { free, isOpening: false, activePlayers: 10_000, nowMs: 20_000, random }
    const times = Array.from({ length: isFull ? 20 : 1 }, () => {
      const startedMs = performance.now()
      const paired = pairArena(tick)
      if (!paired.ok) throw new Error(paired.code)
      expect(paired.pairings.length).toBe(2500)
      return Math.round(performance.now() - startedMs)
    })
    print(`A tick with 5,000 free players, in ms: ${times.join(' ')}`)
    if (isFull) expect(Math.min(...times)).toBeLessThanOrEqual(200)
  })
})

describe('readRanking', () => {
  it('ranks 10,000 players while results arrive', { timeout: TIMEOUT_MS }, () => {
    const terms = { playerCount: isFull ? 10_000 : 400, minutes: 20, tickS: 20, rates: RATES }
    const arena = simulateArena(terms, randomFrom(FIRST_SEED))
    expect(findFaults(arena)).toEqual([])
    const rows = [...arena.standings.rows.values()]
    const best = Math.max(...rows.map(({ points }) => points))
    const [first] = readRanking(arena.standings, { fromRank: 1, count: 1 })
    expect(first?.points).toBe(best)
    const startedMs = performance.now()
    const ranks = rows.map(({ playerId }) => rankOf(arena.standings, playerId))
    print(`${ranks.length} ranks in ms: ${Math.round(performance.now() - startedMs)}`)
    expect(new Set(ranks).size).toBe(rows.length)
  })
})
