import { describe, expect, it } from 'vitest'
import { isEngineAlarm, judgeMatches, type MatchFigures, matchChance } from './engineMatch.ts'
import { judgeTiming, NO_TIMING, type TimingFigures, timingAlarms } from './moveTiming.ts'
import { judgePair, type PairDealings } from './pairDealings.ts'

/** Reproducible random numbers: uniform between 0 and 1, and normal around 0. */
function randomizer(seed: number) {
  let state = seed
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  return {
    uniform,
    normal,
    count: (of: number, chance: number) => {
      let hits = 0
      for (let i = 0; i < of; i++) if (uniform() < chance) hits++
      return hits
    },
  }
}

type Random = ReturnType<typeof randomizer>
const bounded = (chance: number) => Math.max(0.02, Math.min(0.98, chance))

/** Games of a player whose chance of the engine's move is `lift` above what their rating predicts. */
function playGames(random: Random, { games, elo, lift }: { games: number; elo: number; lift: number }) {
  return Array.from({ length: games }, (): MatchFigures => {
    const [plain, hard] = [8 + Math.floor(random.uniform() * 8), 8 + Math.floor(random.uniform() * 8)]
    const plainMatched = random.count(plain, bounded(matchChance({ elo, isPlain: true }) + lift))
    const hardMatched = random.count(hard, bounded(matchChance({ elo, isPlain: false }) + lift))
    return { elo, plain, plainMatched, hard, hardMatched, lost: 0 }
  })
}

describe('judgeMatches', () => {
  it('flags at most five of 5000 honest players, each with their own style [FAIR-4]', () => {
    const random = randomizer(11)
    const alarms = Array.from({ length: 5000 }, () => {
      const elo = 1000 + Math.floor(random.uniform() * 1400)
      const games = 4 + Math.floor(random.uniform() * 30)
      return isEngineAlarm(judgeMatches(playGames(random, { games, elo, lift: 0.05 * random.normal() })))
    }).filter(Boolean)
    expect(alarms.length).toBeLessThanOrEqual(5)
  })

  it.each([
    ['a player who makes eight of ten of the engine’s moves', 0.37, 0.99],
    ['a player with the engine’s help in two of three moves', 0.3, 0.7],
  ])('finds %s within ten games [FAIR-4]', (_who, lift, share) => {
    const random = randomizer(12)
    const found = Array.from({ length: 300 }, () =>
      isEngineAlarm(
        judgeMatches(playGames(random, { games: 10, elo: 1600, lift: lift + 0.05 * random.normal() })),
      ),
    ).filter(Boolean)
    expect(found.length / 300).toBeGreaterThanOrEqual(share)
  })

  it('gives no verdict on few moves, however good [FAIR-4]', () => {
    const perfect = { elo: 1500, plain: 10, plainMatched: 10, hard: 15, hardMatched: 15, lost: 0 }
    expect(isEngineAlarm(judgeMatches([perfect, perfect, perfect]))).toBe(false)
    expect(isEngineAlarm(judgeMatches([perfect, perfect, perfect, perfect]))).toBe(true)
    expect(judgeMatches([])).toMatchObject({ moves: 0, z: 0, meanLost: 0 })
  })

  it('expects more of a stronger player, with a floor for low ratings', () => {
    const of = (elo: number) => matchChance({ elo, isPlain: false })
    expect(of(2500)).toBeGreaterThan(of(2100))
    expect(of(900)).toBe(of(1800))
  })
})

describe('judgeTiming', () => {
  const timesOf = (random: Random, moves: number, deviation: number): TimingFigures => {
    let [sumLn, sumLn2] = [0, 0]
    for (let i = 0; i < moves; i++) {
      const ln = Math.log(6000) + deviation * random.normal()
      sumLn += ln
      sumLn2 += ln * ln
    }
    return { ...NO_TIMING, timed: moves, sumLn, sumLn2 }
  }

  it('flags uniform times, but never times that spread as people’s do [FAIR-4]', () => {
    const random = randomizer(3)
    expect(timingAlarms(judgeTiming([timesOf(random, 150, 0.2)]))).toEqual(['uniform'])
    expect(timingAlarms(judgeTiming([timesOf(random, 100, 0.2)]))).toEqual([])
    for (let one = 0; one < 500; one++)
      expect(timingAlarms(judgeTiming([timesOf(random, 150, 0.7 + random.uniform())]))).toEqual([])
  })

  it('flags a player who plays far better after leaving the page [FAIR-4]', () => {
    const alarmsFor = (awayMatched: number, stayedMatched: number) =>
      timingAlarms(judgeTiming([{ ...NO_TIMING, away: 60, awayMatched, stayed: 90, stayedMatched }]))
    expect(alarmsFor(50, 36)).toEqual(['away'])
    expect(alarmsFor(27, 40)).toEqual([])
    expect(
      timingAlarms(judgeTiming([{ ...NO_TIMING, away: 20, awayMatched: 20, stayed: 90, stayedMatched: 36 }])),
    ).toEqual([])
  })
})

describe('judgePair', () => {
  const pair = (changes: Partial<PairDealings>): PairDealings => ({
    games: 10,
    score: 5,
    expected: 5,
    variance: 2.5,
    quickLosses: 1,
    gamesOfGainer: 20,
    staked: 0,
    stakedWins: 0,
    stakedQuickLosses: 0,
    netCents: 0,
    grossCents: 0,
    ...changes,
  })

  it('flags trading when one player quickly loses game after game to the other [FAIR-4]', () => {
    const traders = pair({
      games: 12,
      score: 12,
      expected: 6,
      variance: 3,
      quickLosses: 12,
      gamesOfGainer: 20,
    })
    expect(judgePair(traders)?.kind).toBe('trading')
    // The same against an opponent who simply is better and has to play the games out.
    expect(judgePair({ ...traders, quickLosses: 2 })).toBeNull()
    expect(judgePair({ ...traders, gamesOfGainer: 60 })).toBeNull()
  })

  it('flags dumping when stakes go one way in games that are hardly played [FAIR-4]', () => {
    const dumpers = pair({
      games: 4,
      score: 4,
      expected: 2,
      variance: 1,
      staked: 4,
      stakedWins: 4,
      stakedQuickLosses: 4,
      netCents: 4000,
      grossCents: 4000,
    })
    expect(judgePair(dumpers)?.kind).toBe('dumping')
    expect(judgePair({ ...dumpers, stakedQuickLosses: 1 })).toBeNull()
    expect(judgePair({ ...dumpers, netCents: 2000 })).toBeNull()
    expect(judgePair({ ...dumpers, netCents: 400, grossCents: 400 })).toBeNull()
  })

  it('flags at most four of 20,000 honest pairs, half of them with stakes', () => {
    const random = randomizer(5)
    let alarms = 0
    for (let one = 0; one < 20_000; one++) {
      const games = 1 + Math.floor(random.uniform() * 25)
      const chance = 1 / (1 + 10 ** ((random.normal() * 150) / 400))
      // What the ratings predict differs a little from the truth.
      const expected = games * bounded(chance + 0.05 * random.normal())
      const score = random.count(games, chance)
      const quickLosses = random.count(score, 0.12)
      const isStaked = one % 2 === 0
      const net = (2 * score - games) * 1000
      const dealings = pair({
        games,
        score,
        expected,
        variance: games * 0.25,
        quickLosses,
        gamesOfGainer: games + 10,
        ...(isStaked && {
          staked: games,
          stakedWins: score,
          stakedQuickLosses: quickLosses,
          netCents: net,
          grossCents: games * 1000,
        }),
      })
      if (judgePair(dealings)) alarms++
    }
    expect(alarms).toBeLessThanOrEqual(4)
  })
})
