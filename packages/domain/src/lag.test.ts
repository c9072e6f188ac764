import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookLag,
  catchUpLag,
  creditLag,
  creditsLag,
  FULL_LAG_ACCOUNT,
  LAG_GAME_MAX_MS,
  LAG_MOVE_MAX_MS,
} from './lag.ts'
import { type Pace, paceOf } from './pace.ts'

type Turn = { thinkMs: number; networkMs: number; saidMs: number; lineMs: number | null }

/** Plays turns on one line. Returns what each was charged beyond the thinking, and what was credited in all. */
function playTurns(turns: readonly Turn[]): { beyondMs: number[]; creditedMs: number } {
  let account = FULL_LAG_ACCOUNT
  const beyondMs = turns.map(({ thinkMs, networkMs, saidMs, lineMs }) => {
    const creditMs = creditLag(account, { elapsedMs: thinkMs + networkMs, thinkMs: saidMs, lineMs })
    account = bookLag(account, creditMs)
    return networkMs - creditMs
  })
  return { beyondMs, creditedMs: account.usedMs }
}

/** Numbers from 0 to 1 that look random, always the same. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** An honest player's turns on a line of this round trip. */
function honestTurns({ rttMs, jitterMs, moves }: { rttMs: number; jitterMs: number; moves: number }): Turn[] {
  const random = makeRandom(rttMs + moves)
  return Array.from({ length: moves }, () => {
    const thinkMs = 200 + random() * 2000
    const networkMs = rttMs + (random() * 2 - 1) * jitterMs
    return { thinkMs, networkMs, saidMs: thinkMs, lineMs: rttMs + (random() * 2 - 1) * jitterMs }
  })
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

describe('the credit for lag', () => {
  it('leaves an honest player on a line of 100 ms a median of 15 ms a move at most [CLOCK-12]', () => {
    // Beyond some 35 moves that are no premoves the game's quota is spent.
    for (const moves of [15, 25, 30]) {
      const { beyondMs } = playTurns(honestTurns({ rttMs: 100, jitterMs: 30, moves }))
      expect(median(beyondMs)).toBeLessThanOrEqual(15)
    }
  })

  it('leaves a player on a line of 300 ms what the quota does not cover', () => {
    const { beyondMs } = playTurns(honestTurns({ rttMs: 300, jitterMs: 30, moves: 20 }))
    expect(median(beyondMs)).toBeGreaterThan(170)
    expect(median(beyondMs)).toBeLessThan(230)
  })

  it('never gives a client that delays and says what it likes more than its quota [CLOCK-12]', () => {
    const turn = fc.record({
      thinkMs: fc.integer({ min: 0, max: 5000 }),
      networkMs: fc.integer({ min: 0, max: 5000 }),
      saidMs: fc.double({ min: 0, max: 10_000, noNaN: true }),
      lineMs: fc.option(fc.integer({ min: 0, max: 10_000 })),
    })
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 200 }), (turns) => {
        const { beyondMs, creditedMs } = playTurns(turns)
        expect(creditedMs).toBeLessThanOrEqual(LAG_GAME_MAX_MS)
        for (const [index, { networkMs }] of turns.entries()) {
          const creditMs = networkMs - (beyondMs[index] ?? 0)
          expect(creditMs).toBeGreaterThanOrEqual(0)
          expect(creditMs).toBeLessThanOrEqual(LAG_MOVE_MAX_MS)
        }
      }),
    )
  })

  it('is what a client gains that delays everything by a constant, and no more', () => {
    // It says that it thought for no time at all, and answers pings as late as its moves.
    const turns = Array.from({ length: 60 }, () => ({ thinkMs: 900, networkMs: 5, saidMs: 0, lineMs: 900 }))
    const { creditedMs, beyondMs } = playTurns(turns)
    expect(creditedMs).toBe(LAG_GAME_MAX_MS)
    expect(Math.min(...beyondMs)).toBeGreaterThanOrEqual(5 - LAG_MOVE_MAX_MS)
  })

  it('is none before the line was measured, or beyond what it can have taken', () => {
    const turn = { elapsedMs: 1000, thinkMs: 0 }
    expect(creditLag(FULL_LAG_ACCOUNT, { ...turn, lineMs: null })).toBe(0)
    expect(creditLag(FULL_LAG_ACCOUNT, { ...turn, lineMs: 10 })).toBe(60)
  })

  it('gains nothing by a change of the server [CLOCK-12]', () => {
    let account = FULL_LAG_ACCOUNT
    for (let moves = 0; moves < 100; moves++) {
      // Every second move goes through another server.
      if (moves % 2 === 1) continue
      account = catchUpLag(account, { moves })
      const creditMs = creditLag(account, { elapsedMs: 500, thinkMs: 0, lineMs: 500 })
      account = bookLag(account, creditMs)
    }
    expect(account.usedMs).toBe(LAG_GAME_MAX_MS)
    const elsewhere = catchUpLag(FULL_LAG_ACCOUNT, { moves: 30 })
    expect(creditLag(elsewhere, { elapsedMs: 500, thinkMs: 0, lineMs: 500 })).toBe(0)
  })
})

describe('creditsLag', () => {
  const blitz: Pace = { timeControlS: 180, incrementS: 2 }
  const free = { wagerCents: 0n, hasPrize: false }

  it('leaves out the six time controls, stakes and tournaments with an entry fee [CLOCK-12]', () => {
    expect(creditsLag({ ...blitz, ...free })).toBe(true)
    expect(creditsLag({ ...paceOf(600), ...free })).toBe(false)
    expect(creditsLag({ ...paceOf(86_400), ...free })).toBe(false)
    expect(creditsLag({ ...blitz, ...free, wagerCents: 200n })).toBe(false)
    expect(creditsLag({ ...blitz, ...free, hasPrize: true })).toBe(false)
  })
})
