import type { Color } from '@lance/chess'
import { pairSwissRound } from '../pairSwissRound.ts'
import {
  SWISS_MAX_ROUNDS,
  SWISS_MIN_ROUNDS,
  type SwissBye,
  type SwissGame,
  type SwissPlayer,
  type SwissResult,
  type SwissRound,
} from '../swissRound.ts'

/** How often something happens, from 0 to 1: to a game, to a player in a round, or to a player at all. */
export type Rates = {
  forfeits: number
  halfByes: number
  zeroByes: number
  withdrawals: number
  lateEntries: number
}

export type SimulatedSwiss = {
  players: SwissPlayer[]
  rounds: SwissRound[]
  roundsTotal: number
  initialColor: Color
  /** Who sits each round out; one entry more than rounds if no legal pairing was found for the last entry. */
  absent: string[][]
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). For simulations only. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A tournament of random size, length and mishaps; a third have no mishaps. `players`: least and most. */
export function simulateAnySwiss(players: readonly [number, number], random: () => number): SimulatedSwiss {
  const playerCount = players[0] + Math.floor((players[1] - players[0] + 1) * random())
  const longest = Math.min(SWISS_MAX_ROUNDS, Math.max(playerCount - 1, SWISS_MIN_ROUNDS))
  // Few rounds for many players are usual; as many rounds as a round robin has are the hardest.
  const roundsTotal = SWISS_MIN_ROUNDS + Math.floor((longest - SWISS_MIN_ROUNDS + 1) * random())
  const level = Math.max(0, 1.5 * random() - 0.5)
  const rates = {
    forfeits: 0.05 * level,
    halfByes: 0.05 * level,
    zeroByes: 0.02 * level,
    withdrawals: 0.02 * level,
    lateEntries: 0.05 * level,
  }
  return simulateSwiss({ playerCount, roundsTotal, rates }, random)
}

/** Plays a tournament whose results are random by rating. `random`: numbers from 0 to 1. */
export function simulateSwiss(
  { playerCount, roundsTotal, rates }: { playerCount: number; roundsTotal: number; rates: Rates },
  random: () => number,
): SimulatedSwiss {
  const ratings = Array.from({ length: playerCount }, () => Math.floor(1200 + 1400 * random()))
  ratings.sort((one, other) => other - one)
  const players = ratings.map((rating, index): SwissPlayer => ({ playerId: String(index + 1), rating }))
  const initialColor = random() < 0.5 ? 'white' : 'black'
  const entersAfter = players.map(() => (random() < rates.lateEntries ? 1 + Math.floor(2 * random()) : 0))
  const withdrawn = new Set<string>()
  const rounds: SwissRound[] = []
  const absent: string[][] = []
  while (rounds.length < roundsTotal) {
    const byes: SwissBye[] = []
    const gone = players.filter(({ playerId }, index) => {
      if (random() < rates.withdrawals) withdrawn.add(playerId)
      const asked = random()
      if (withdrawn.has(playerId) || (entersAfter[index] ?? 0) > rounds.length) return true
      if (asked < rates.halfByes) byes.push({ playerId, kind: 'half' })
      else if (asked < rates.halfByes + rates.zeroByes) byes.push({ playerId, kind: 'zero' })
      return false
    })
    absent.push([...gone, ...byes].map(({ playerId }) => playerId))
    const paired = pairSwissRound({ players, rounds, roundsTotal, initialColor, absent: absent.at(-1) ?? [] })
    if (!paired.ok) break
    const games = paired.pairings.map(({ white, black }): SwissGame => {
      const ahead = (ratings[Number(white) - 1] ?? 0) - (ratings[Number(black) - 1] ?? 0)
      return { white, black, result: drawResult(ahead, rates.forfeits, random) }
    })
    if (paired.bye !== null) byes.push({ playerId: paired.bye, kind: 'pairing' })
    rounds.push({ games, byes })
  }
  return { players, rounds, roundsTotal, initialColor, absent }
}

/** A random result by Elo's expectation, up to a third of them draws. `ahead`: White's rating minus Black's. */
function drawResult(ahead: number, forfeits: number, random: () => number): SwissResult {
  if (random() < forfeits) {
    const absentee = random()
    return absentee < 0.45 ? '+/-' : absentee < 0.9 ? '-/+' : '-/-'
  }
  const expected = 1 / (1 + 10 ** (-ahead / 400))
  const draws = Math.min(expected, 1 - expected, 1 / 3)
  if (random() < draws) return '1/2-1/2'
  return random() < (expected - draws / 2) / (1 - draws) ? '1-0' : '0-1'
}
