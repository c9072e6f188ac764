import { describe, expect, it } from 'vitest'
import {
  bySummaryTime,
  concludeLosses,
  errorsAllowed,
  expectedLoss,
  filterSummaries,
  type GameSummary,
  meanLoss,
  parseGameSummary,
  reportLosses,
} from './index.ts'

const NONE = { moves: 0, lost: 0 }

const summary = (changes: Partial<GameSummary> = {}): GameSummary => ({
  version: 1,
  gameId: 'bot-1',
  source: 'bot',
  playedAtMs: 1000,
  speed: 'rapid',
  rating: 1400,
  result: 'lost',
  phases: {
    opening: { moves: 10, lost: 20 },
    middlegame: { moves: 20, lost: 60.5 },
    endgame: { moves: 10, lost: 18 },
  },
  time: { half: { moves: 20, lost: 50 }, quarter: { moves: 10, lost: 28.5 }, tenth: NONE, last: NONE },
  mistakes: { moves: 3, lost: 60 },
  themes: { fork: { moves: 2, lost: 40 } },
  ...changes,
})

/** So many games of which `change` makes each a little different, the newest first. */
const games = (count: number, change: (at: number) => Partial<GameSummary> = () => ({})) =>
  Array.from({ length: count }, (_, at) =>
    summary({ gameId: `bot-${at}`, playedAtMs: 1_000_000 - at, ...change(at) }),
  )

/** Losses of ten moves that differ from game to game by a tenth either way. */
const around = (perMove: number, at: number) => ({
  moves: 10,
  lost: 10 * perMove * (at % 2 === 0 ? 1.1 : 0.9),
})

const phases = (perMove: readonly [number, number, number]) => (at: number) => ({
  phases: {
    opening: around(perMove[0], at),
    middlegame: around(perMove[1], at),
    endgame: around(perMove[2], at),
  },
})

describe('a stored summary [STUDY-61]', () => {
  it('is read back, a few hundred bytes long', () => {
    expect(parseGameSummary(JSON.parse(JSON.stringify(summary())))).toEqual(summary())
    expect(JSON.stringify(summary()).length).toBeLessThan(700)
  })

  const damages: Readonly<Record<string, object>> = {
    'another version': { version: 2 },
    'an id that is none': { gameId: 'a b' },
    'an unknown source': { source: 'historic' },
    'a rating that is no number': { rating: '1400' },
    'a further field': { note: 'x' },
    'a missing phase': { phases: { opening: { moves: 1, lost: 1 }, endgame: NONE } },
    'a loss that no move can have': { mistakes: { moves: 1, lost: 101 } },
    'half a move': { mistakes: { moves: 0.5, lost: 1 } },
    'more mistakes than moves': { mistakes: { moves: 41, lost: 60 } },
    'more mistakes of a theme than mistakes': { themes: { fork: { moves: 4, lost: 40 } } },
    'an unknown theme': { themes: { zugzwang: { moves: 1, lost: 40 } } },
    'the theme that is a phase': { themes: { endgame: { moves: 1, lost: 40 } } },
    'more timed moves than moves': {
      time: { half: { moves: 41, lost: 0 }, quarter: NONE, tenth: NONE, last: NONE },
    },
    'no moves': { phases: { opening: NONE, middlegame: NONE, endgame: NONE } },
  }

  it.each(Object.entries(damages))('is refused with %s', (_, damage) => {
    expect(parseGameSummary({ ...summary(), ...damage })).toBeNull()
  })

  it('may know neither clock, rating, speed nor result', () => {
    const bare = summary({ time: null, rating: null, speed: null, result: null, themes: {} })
    expect(parseGameSummary(bare)).toEqual(bare)
  })
})

describe('a mean loss', () => {
  it('is of all moves together, with an error from how games differ', () => {
    const mean = meanLoss([{ moves: 10, lost: 10 }, { moves: 30, lost: 90 }, NONE])
    expect(mean).toMatchObject({ games: 2, moves: 40, perMove: 2.5 })
    expect(mean?.error).toBeCloseTo(0.75, 5)
    expect(meanLoss([NONE])).toBeNull()
    expect(meanLoss([{ moves: 10, lost: 10 }])?.error).toBe(Number.POSITIVE_INFINITY)
  })

  it('is allowed more errors with few games', () => {
    expect(errorsAllowed(10)).toBeCloseTo(2.26, 1)
    expect(errorsAllowed(1000)).toBeCloseTo(1.96, 2)
  })

  it('covers the truth in about 95 of 100 samples', () => {
    let seed = 7
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 2 ** 32
    }
    const game = () => {
      const moves = 5 + Math.floor(30 * random())
      // Mostly nothing, now and then a lot: 2 points a move.
      const lost = Array.from({ length: moves }, () => (random() < 0.1 ? 40 * random() : 0))
      return { moves, lost: lost.reduce((sum, one) => sum + one, 0) }
    }
    const samples = Array.from({ length: 400 }, () => meanLoss(Array.from({ length: 12 }, game)))
    const covered = samples.filter(
      (mean) => mean !== null && Math.abs(mean.perMove - 2) <= errorsAllowed(mean.games) * mean.error,
    )
    expect(covered.length / samples.length).toBeGreaterThan(0.91)
    expect(covered.length / samples.length).toBeLessThan(0.98)
  })
})

describe('the expected loss', () => {
  it('falls as ratings rise, between the measured ones too, and ends with them', () => {
    const at = (rating: number) => expectedLoss(rating, 'middlegame')?.perMove ?? 0
    expect([800, 900, 1000, 1550, 2000].map(at)).toEqual(
      [800, 900, 1000, 1550, 2000].map(at).sort((one, other) => other - one),
    )
    expect(at(900)).toBeCloseTo((at(800) + at(1000)) / 2, 5)
    expect([expectedLoss(799, 'opening'), expectedLoss(2001, 'opening')]).toEqual([null, null])
  })
})

describe('a report [STUDY-62]', () => {
  it('adds up the games that a filter leaves', () => {
    const all = [
      ...games(25),
      summary({ gameId: 'a', speed: 'blitz', source: 'online', result: 'won', time: null, rating: null }),
    ]
    const shown = (filter: object) =>
      filterSummaries(all, { speed: null, source: null, isLastOnly: false, ...filter })
    expect(shown({ speed: 'blitz' }).map(({ gameId }) => gameId)).toEqual(['a'])
    expect(shown({ source: 'bot', isLastOnly: true })).toHaveLength(20)
    const report = reportLosses(shown({}))
    expect(report).toMatchObject({
      games: 26,
      moves: 26 * 40,
      results: { won: 1, drawn: 0, lost: 25 },
      mistakes: 78,
      themes: [{ theme: 'fork', mistakes: 52, lost: 1040 }],
    })
    expect(report.phases[1]?.mean?.perMove).toBeCloseTo(3.025, 5)
    expect(report.time?.[0]?.mean?.games).toBe(25)
    expect(reportLosses(shown({ speed: 'blitz' })).time).toBeNull()
  })

  it('compares with the expectation over the games that have a rating', () => {
    const mixed = games(20, (at) => ({ rating: at < 10 ? 1400 : null }))
    expect(reportLosses(mixed).phases[1]?.excess).toMatchObject({
      games: 10,
      expected: expectedLoss(1400, 'middlegame')?.perMove,
    })
    expect(reportLosses(mixed.slice(1)).phases[1]?.excess).toBeNull()
  })

  it('has the newest games first, in one order for all devices', () => {
    const same = [summary({ gameId: 'b' }), summary({ gameId: 'a' }), summary({ gameId: 'c', playedAtMs: 2 })]
    expect(same.sort(bySummaryTime).map(({ gameId }) => gameId)).toEqual(['a', 'b', 'c'])
  })
})

describe('conclusions [STUDY-63]', () => {
  const conclude = (all: readonly GameSummary[]) => concludeLosses(reportLosses(all))

  it('are not drawn from nine games, and are from ten that agree', () => {
    expect(conclude(games(9, phases([1, 2, 6]))).phase).toBeNull()
    expect(reportLosses(games(9)).gamesMissing).toBe(1)
    expect(conclude(games(10, phases([1, 2, 6]))).phase).toMatchObject({ phase: 'endgame', next: 2 })
  })

  it('name no phase whose lead may be chance', () => {
    expect(conclude(games(10, phases([1, 2, 2.05]))).phase).toBeNull()
    // The same lead, but from one game alone.
    const wild = games(10, (at) => ({
      phases: {
        opening: around(1, at),
        middlegame: around(2, at),
        endgame: { moves: 10, lost: at === 0 ? 600 : 0 },
      },
    }))
    expect(conclude(wild).phase).toBeNull()
  })

  it('name no phase with too few moves', () => {
    const short = games(10, (at) => ({
      phases: { opening: around(1, at), middlegame: around(2, at), endgame: { moves: 5, lost: 100 } },
    }))
    expect(conclude(short).phase?.phase).toBe('middlegame')
  })

  it('name what is lost beyond the expectation first, and what is lost less only without it', () => {
    const expected = (phase: 'opening' | 'middlegame' | 'endgame') => expectedLoss(1400, phase)?.perMove ?? 0
    const at = (more: readonly [number, number, number]) =>
      conclude(
        games(
          40,
          phases([
            expected('opening') * more[0],
            expected('middlegame') * more[1],
            expected('endgame') * more[2],
          ]),
        ),
      ).rating
    expect(at([0.1, 1, 2])).toMatchObject({ phase: 'endgame', by: expect.closeTo(expected('endgame'), 5) })
    expect(at([0.1, 1, 1])?.phase).toBe('opening')
    expect(at([1.05, 1, 1])).toBeNull()
  })

  it('name the little time with which more is lost, never plenty of it', () => {
    const timed = (half: number, last: number) =>
      games(20, (at) => ({
        time: { half: around(half, at), quarter: NONE, tenth: NONE, last: around(last, at) },
      }))
    expect(conclude(timed(2, 5)).time).toMatchObject({ band: 'last', plenty: 2 })
    expect(conclude(timed(5, 2)).time).toBeNull()
    expect(conclude(timed(2, 2.02)).time).toBeNull()
  })

  it('name the theme that leads clearly', () => {
    const themed = (fork: number, pin: number) =>
      games(10, () => ({
        mistakes: { moves: 10, lost: 200 },
        themes: { fork: { moves: fork, lost: 20 * fork }, pin: { moves: pin, lost: 20 * pin } },
      }))
    expect(conclude(themed(5, 2)).theme).toEqual({ theme: 'fork', mistakes: 50 })
    expect(conclude(themed(5, 4)).theme).toBeNull()
    expect(conclude(themed(1, 0)).theme).toBeNull()
  })

  it('tell the last games from those before them', () => {
    const better = games(45, (at) => phases(at < 20 ? [1, 1, 1] : [3, 3, 3])(at))
    expect(conclude(better).trend).toMatchObject({ last: 1, before: expect.closeTo(3, 1) })
    expect(conclude(games(45)).trend).toBeNull()
    expect(conclude(better.slice(0, 39)).trend).toBeNull()
  })
})
