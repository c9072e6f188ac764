// Measures what the bot's opponents lose with a move, by rating and phase: `node bench/training/measureLosses.ts LOG`. Each plays
// itself from a known opening, as exercises are made of games. LOSS_MINUTES (8) bounds a run; results are kept in LOG, and
// the next run goes on. Prints the rows of packages/domain/src/losses/expectedLosses.ts, and what each was fitted to.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { findOutcome, gamePosition, replayUcis } from '@lance/chess'
import type { Evaluation } from '@lance/chess/review'
import { GAME_PHASES, type GameLosses, type GamePhase } from '@lance/chess/training'
import { meanLoss } from '@lance/domain/losses'
import type { Engine } from '@lance/engine'
import { loadEngine } from '@lance/engine/node'
import { chooseMove, strengthOf } from '@lance/engine/opponents'
import { evaluateGame } from '@lance/engine/review'
import { MAKING_LIMITS } from '@lance/engine/training'
import { HOUSE_OPENINGS } from '../../packages/engine/src/opponents/openingMove.ts'
import { countLosses } from '../../packages/engine/src/training/countLosses.ts'
import { listPositions } from '../../packages/engine/src/training/playedPositions.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the log')
const log = file
const untilMs = performance.now() + Number(process.env.LOSS_MINUTES ?? 8) * 60_000

/** Stronger opponents differ from the judge in little but their nodes: it would find too few of their mistakes. */
const RATINGS = [800, 1000, 1200, 1400, 1600, 1800, 2000]
const PLIES_MOST = 160
/** So many plies of an opening are given, so that games differ. */
const OPENING_PLIES = 6

const openings = [
  ...new Set(
    Object.values(HOUSE_OPENINGS)
      .flatMap(({ white, black }) => [...white, ...black])
      .map((line) => line.split(' ').slice(0, OPENING_PLIES).join(' '))
      .filter((line) => line.split(' ').length === OPENING_PLIES),
  ),
]

type Entry = { rating: number; seed: number; sides: readonly GameLosses[] }

function playGame(engine: Engine, { rating, seed }: { rating: number; seed: number }): string[] {
  const strength = strengthOf(rating)
  const ucis = (openings[seed % openings.length] ?? '').split(' ')
  while (ucis.length < PLIES_MOST) {
    const replayed = replayUcis(ucis)
    if (!replayed.ok || findOutcome(gamePosition(replayed.game)) !== null) break
    const chosen = chooseMove(engine, { ucis, strength, seed })
    if (!chosen.ok || chosen.uci === null) break
    ucis.push(chosen.uci)
  }
  return ucis
}

function measure(engine: Engine, game: { rating: number; seed: number }): Entry {
  const ucis = playGame(engine, game)
  const evaluations = new Map<number, Evaluation>()
  for (const { ply, evaluation } of evaluateGame(engine, { ucis }, { passes: [MAKING_LIMITS.pass] }))
    evaluations.set(ply, evaluation)
  const positions = listPositions({ ucis })
  const sides = (['white', 'black'] as const).map((side) => countLosses({ side }, positions, evaluations))
  return { ...game, sides }
}

/** A line through the logarithms of the means, each by its weight. `error`: relative, of the line at a rating. */
function fit(points: readonly { rating: number; perMove: number; error: number }[]) {
  const logs = points.map(({ rating, perMove, error }) => ({
    x: rating,
    y: Math.log(perMove),
    weight: (perMove / error) ** 2,
  }))
  const sum = (of: (one: (typeof logs)[number]) => number) => logs.reduce((all, one) => all + of(one), 0)
  const all = sum(({ weight }) => weight)
  const middle = sum(({ x, weight }) => x * weight) / all
  const spread = sum(({ x, weight }) => weight * (x - middle) ** 2)
  const height = sum(({ y, weight }) => y * weight) / all
  const slope = sum(({ x, y, weight }) => weight * (x - middle) * y) / spread
  // Where the points lie further from the line than their errors say, so does the line from the truth.
  const misfit = sum(({ x, y, weight }) => weight * (y - height - slope * (x - middle)) ** 2)
  const scale = Math.max(1, misfit / Math.max(1, logs.length - 2))
  return (rating: number) => ({
    perMove: Math.exp(height + slope * (rating - middle)),
    error: Math.sqrt(scale * (1 / all + (rating - middle) ** 2 / spread)),
  })
}

function printTable(entries: readonly Entry[]): void {
  const of = (rating: number, phase: GamePhase) =>
    meanLoss(
      entries
        .filter((entry) => entry.rating === rating)
        .flatMap(({ sides }) => sides.map((side) => side.phases[phase])),
    )
  for (const phase of GAME_PHASES) {
    const points = RATINGS.flatMap((rating) => {
      const mean = of(rating, phase)
      return mean === null || mean.games < 4 ? [] : [{ rating, ...mean }]
    })
    const line = points.length < 3 ? null : fit(points)
    console.log(`\n${phase}`)
    for (const { rating, games, moves, perMove, error } of points) {
      const fitted = line?.(rating)
      const measured = `${perMove.toFixed(2)} ± ${(1.96 * error).toFixed(2)} (${games} sides, ${moves} moves)`
      console.log(
        `${rating}: ${measured}; fitted ${fitted?.perMove.toFixed(2)}, error ${fitted?.error.toFixed(3)}`,
      )
    }
  }
}

const entries: Entry[] = !existsSync(log)
  ? []
  : readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry)
const engine = await loadEngine()
while (performance.now() < untilMs) {
  const seed = Math.floor(entries.length / RATINGS.length)
  const entry = measure(engine, { rating: RATINGS[entries.length % RATINGS.length] as number, seed })
  entries.push(entry)
  appendFileSync(log, `${JSON.stringify(entry)}\n`)
}
printTable(entries)
