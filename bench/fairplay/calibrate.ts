// Measures how rare evidence is among honest players of the part "tune", and prints the rows of FALSE_ALARMS for
// packages/domain/src/fairPlay/parameters.ts: `node bench/fairplay/calibrate.ts FOLDER…`. For each number of games: above the
// upper quartile the evidence of honest players falls off exponentially; how fast is taken with the lower bound of its interval
// of 95 %, but never faster than a nat a nat. The worst model of players, if it has enough of them, decides if it falls more slowly.
import { isHonest, readSides } from './analysedSides.ts'
import { groupBy } from './measureRates.ts'
import { scorePlayers } from './scorePlayers.ts'

const GAME_COUNTS = [1, 2, 5, 10, 20]
const TAIL_SHARE = 0.3
/** Fewer scores above the start of the tail say nothing of it. */
const TAIL_LEAST = 6

type Tail = { from: number; share: number; perNat: number; scores: number }

const sides = readSides(process.argv.slice(2)).filter((side) => side.part === 'tune' && isHonest(side))
for (const games of GAME_COUNTS) {
  const scores = scorePlayers(sides, { games, isEach: true })
  const pooled = tailOf(scores.map(({ nats }) => nats))
  const models = [...groupBy(scores, ({ model }) => model)].map(([model, own]) => ({
    model,
    ...tailOf(own.map(({ nats }) => nats)),
  }))
  console.log(games, 'pooled', pooled, 'by model', models)
}

function tailOf(nats: readonly number[]): Tail | null {
  const sorted = [...nats].sort((one, other) => one - other)
  const at = Math.floor(sorted.length * (1 - TAIL_SHARE))
  const from = sorted[at] ?? 0
  const above = sorted.slice(at + 1)
  if (above.length < TAIL_LEAST) return null
  const excess = above.reduce((sum, score) => sum + score - from, 0) / above.length
  // The lower bound of an exponential's rate, by the normal approximation of its logarithm.
  const perNat = Math.min(1, Math.exp(-1.64 / Math.sqrt(above.length)) / excess)
  return { from: round(from), share: TAIL_SHARE, perNat: round(perNat), scores: sorted.length }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
