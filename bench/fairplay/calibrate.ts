// Measures how rare evidence is among honest players of the part "tune", and prints the rows of FALSE_ALARMS for
// packages/domain/src/fairPlay/parameters.ts: `node bench/fairplay/calibrate.ts FOLDER…`. For each number of games: above the
// upper quartile the evidence of honest players falls off exponentially; how fast is taken with the lower bound of its interval
// of 95 %, but never faster than a nat a nat. The worst model of players, if it has enough of them, decides if it falls more slowly.
import { isHonest, readSides } from './analysedSides.ts'
import { groupBy } from './measureRates.ts'
import { scorePlayers } from './scorePlayers.ts'

const GAME_COUNTS = [1, 2, 5, 10, 20, 40]
const TAIL_SHARE = 0.3
/** Fewer scores above the start of the tail say nothing of it. */
const TAIL_LEAST = 6
/** There are few players with many games, so that these share a rate. */
const POOLED_FROM_GAMES = 10

/** `excesses`: by how much the scores above `from` are above it. */
type Tail = { from: number; scores: number; excesses: readonly number[] }

const sides = readSides(process.argv.slice(2)).filter((side) => side.part === 'tune' && isHonest(side))
const longer: number[] = []
for (const games of GAME_COUNTS) {
  const scores = scorePlayers(sides, { games, isEach: true })
  const pooled = tailOf(scores.map(({ nats }) => nats))
  const models = [...groupBy(scores, ({ model }) => model)].map(([model, own]) => ({
    model,
    ...describe(tailOf(own.map(({ nats }) => nats))),
  }))
  if (games >= POOLED_FROM_GAMES) longer.push(...pooled.excesses)
  console.log(JSON.stringify({ games, pooled: describe(pooled), models }))
}
console.log(`${POOLED_FROM_GAMES} games or more together: ${JSON.stringify(rateOf(longer))}`)

function tailOf(nats: readonly number[]): Tail {
  const sorted = [...nats].sort((one, other) => one - other)
  const from = sorted[Math.floor(sorted.length * (1 - TAIL_SHARE))] ?? 0
  return {
    from,
    scores: sorted.length,
    excesses: sorted.filter((score) => score > from).map((score) => score - from),
  }
}

function describe({ from, scores, excesses }: Tail) {
  return { from: round(from), share: TAIL_SHARE, scores, ...rateOf(excesses) }
}

/** The rate of an exponential, and its lower bound by the normal approximation of its logarithm. */
function rateOf(excesses: readonly number[]) {
  if (excesses.length < TAIL_LEAST) return { perNat: null }
  const mean = excesses.reduce((sum, excess) => sum + excess, 0) / excesses.length
  const bound = Math.exp(-1.64 / Math.sqrt(excesses.length)) / mean
  return { above: excesses.length, likeliest: round(1 / mean), perNat: round(Math.min(1, bound)) }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
