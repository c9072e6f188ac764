import { describe, expect, it } from 'vitest'
import { type JudgedGame, type Judgement, judgePlayer } from './index.ts'
import { randomizer, type SimulatedPlayer, simulateGames } from './simulatedGames.ts'

const GAMES = 10
const judge = (games: readonly JudgedGame[], more: { complaints?: number; priorGames?: JudgedGame[] } = {}) =>
  judgePlayer({ games, complaints: 0, ...more })

/** The judgements of some players of a kind, each with games of their own. */
function judgeMany(player: SimulatedPlayer, { count, seed }: { count: number; seed: number }): Judgement[] {
  const random = randomizer(seed)
  return Array.from({ length: count }, () => judge(simulateGames(random, player, GAMES)))
}

const shareRaised = (judged: readonly Judgement[]) =>
  judged.filter(({ falseAlarmRate }) => falseAlarmRate <= 0.001).length / judged.length
const natsOf = ({ signs }: Judgement, sign: string) => signs.find(({ kind }) => kind === sign)?.nats ?? 0

describe('judgePlayer', () => {
  it.each([
    ['of 1000', { rating: 1000 }],
    ['of 1600', { rating: 1600 }],
    ['of 2200', { rating: 2200 }],
    ['of 1300 who play like 1900', { rating: 1300, skill: 1900 }],
    ['of 1900 who play like 1500', { rating: 1900, skill: 1500 }],
    ['who often leave the page for no reason', { rating: 1500, idleAway: 0.3 }],
  ])(
    'raises none of twelve honest players %s, who misjudge moves in ways of their own [FAIR-21]',
    (_who, player) => {
      expect(shareRaised(judgeMany(player, { count: 12, seed: 7 }))).toBe(0)
    },
  )

  it.each([
    ['at every move', { rating: 1500, help: 'all' as const }, 1],
    ['where they leave the page', { rating: 1500, help: 'away' as const, idleAway: 0.1 }, 0.7],
    ['instead of their three worst mistakes of a game', { rating: 1500, help: { worst: 3 } }, 0.7],
  ])('raises players who have help %s [FAIR-21]', (_when, player, least) => {
    expect(shareRaised(judgeMany(player, { count: 10, seed: 8 }))).toBeGreaterThanOrEqual(least)
  })

  it('finds more evidence the more moves of a game are helped [FAIR-21]', () => {
    const mean = (help: SimulatedPlayer['help'] & object) => {
      const judged = judgeMany({ rating: 1500, help }, { count: 10, seed: 9 })
      return judged.reduce((sum, { nats }) => sum + nats, 0) / judged.length
    }
    const [one, two, three] = [mean({ worst: 1 }), mean({ worst: 2 }), mean({ worst: 3 })]
    expect(two).toBeGreaterThan(one + 1)
    expect(three).toBeGreaterThan(one + 2)
  })

  it('finds less in good moves of the opening, which may be known by heart, than in later ones [FAIR-26]', () => {
    const early = simulateGames(randomizer(18), { rating: 1500, help: { first: 4 } }, GAMES)
    const late = early.map((game) => ({
      ...game,
      moves: game.moves.map((move) => ({ ...move, ply: move.ply + 30 })),
    }))
    expect(judge(early).nats).toBeGreaterThan(0)
    expect(judge(late).nats).toBeGreaterThan(judge(early).nats + 1)
  })

  it('finds help in the games for stakes alone [FAIR-21]', () => {
    const random = randomizer(10)
    const judged = Array.from({ length: 6 }, () => {
      const casual = simulateGames(random, { rating: 1500 }, 10)
      const staked = simulateGames(random, { rating: 1500, stakeCents: 2000, help: 'all' }, 3)
      return judge([
        ...casual,
        ...staked.map((game, at) => ({ ...game, gameId: `s${at}`, endedAtMs: 20_000 + at })),
      ])
    })
    expect(shareRaised(judged)).toBe(1)
    const [first] = judged
    const nats = (id: string) => first?.games.find(({ gameId }) => gameId === id)?.nats ?? 0
    expect(nats('s0')).toBeGreaterThan(2)
    expect(Math.abs(nats('g0'))).toBeLessThan(0.001)
  })

  it('counts complaints little, and never in the rate of false alarms [FAIR-22]', () => {
    const random = randomizer(11)
    const games = simulateGames(random, { rating: 1500, help: { worst: 2 } }, GAMES)
    const [none, many] = [judge(games), judge(games, { complaints: 1000 })]
    expect(natsOf(many, 'complaints')).toBe(1)
    expect(many.nats).toBeCloseTo(none.nats + 1)
    expect(many.falseAlarmRate).toBe(none.falseAlarmRate)
    expect(natsOf(judge([], { complaints: 1000 }), 'complaints')).toBe(0)
  })

  it('knows players by their earlier games: a change speaks for help, playing as ever against it', () => {
    const random = randomizer(12)
    const earlier = simulateGames(random, { rating: 1500, skill: 1200 }, 20)
    const helped = simulateGames(random, { rating: 1500, skill: 1200, help: 'all' }, 25)
    const [ever, last] = [helped.slice(0, 20), helped.slice(20)]
    const changed = natsOf(judge(last, { priorGames: earlier }), 'change')
    expect(changed).toBeGreaterThan(0)
    expect(natsOf(judge(last, { priorGames: ever }), 'change')).toBeLessThan(changed)
    const underrated = simulateGames(random, { rating: 1500, skill: 2000 }, 25)
    const [before, now] = [underrated.slice(0, 20), underrated.slice(20)]
    expect(judge(now, { priorGames: before }).falseAlarmRate).toBeGreaterThan(0.001)
  })

  it('sees the pace of a program, but never raises a player by times alone', () => {
    const random = randomizer(13)
    const flat = judge(simulateGames(random, { rating: 1500, isFlat: true }, GAMES))
    expect(natsOf(flat, 'times')).toBeGreaterThan(1)
    expect(natsOf(flat, 'times')).toBeLessThanOrEqual(3)
    expect(flat.falseAlarmRate).toBeGreaterThan(0.001)
    const untimed = simulateGames(random, { rating: 1500 }, GAMES).map((game) => ({
      ...game,
      moves: game.moves.map((move) => ({ ...move, thinkMs: null, awayMs: null })),
    }))
    expect(natsOf(judge(untimed), 'times')).toBe(0)
    expect(natsOf(judge(untimed), 'away')).toBe(0)
  })

  it('shows which moves speak for help: their chances by both explanations [FAIR-21]', () => {
    const random = randomizer(14)
    const [game] = judge(simulateGames(random, { rating: 1500, help: 'all' }, 1)).games
    expect(game?.moves).toHaveLength(24)
    for (const { chanceHonest, chanceHelped, lossPoints, best, played } of game?.moves ?? []) {
      for (const chance of [chanceHonest, chanceHelped]) {
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
      }
      if (best === played) expect(lossPoints).toBe(0)
    }
    expect(game?.moves.reduce((sum, { nats }) => sum + nats, 0)).toBeCloseTo(game?.nats ?? 0)
  })

  it('says nothing without games, and no more for the same games in another order', () => {
    expect(judge([])).toMatchObject({ nats: 0, falseAlarmRate: 1, movesCounted: 0, games: [] })
    const games = simulateGames(randomizer(15), { rating: 1500, help: { worst: 2 } }, 4)
    expect(judge([...games].reverse()).nats).toBeCloseTo(judge(games).nats, 9)
  })

  it('judges the latest sixty games of more', () => {
    const games = simulateGames(randomizer(16), { rating: 1500 }, 62)
    expect(judge(games).games.map(({ gameId }) => gameId)).toEqual(
      judge(games.slice(2)).games.map(({ gameId }) => gameId),
    )
    expect(judge(games).games).toHaveLength(60)
  })
})
