// Whether exercises have the stated solution: makes them of games and lets another engine look at each, Stockfish unless
// TRAINING_REFEREE names another, at TRAINING_DEPTH (22) plies. TRAINING_GAMES `bots` (default) plays games between the bot's
// opponents from seed TRAINING_SEED (1) on, `old` takes historic ones; TRAINING_EXERCISES (1000) are made, in at most
// TRAINING_MINUTES (10). Results are kept in bench/results/training.jsonl, and the next run goes on.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Exercise } from '@lance/chess/training'
import { loadEngine } from '@lance/engine/node'
import { makeExercises } from '@lance/engine/training'
import { startUci } from './engine/uciProcess.ts'
import { type Figure, higherIsBetter } from './figure.ts'
import { type Confirmation, confirmExercise } from './training/confirmExercise.ts'
import { oldGames, type PlayedGame, playGame } from './training/playedGames.ts'

const { env } = process
const referee = env.TRAINING_REFEREE ?? 'stockfish'
const depthPlies = Number(env.TRAINING_DEPTH ?? 22)
const wanted = Number(env.TRAINING_EXERCISES ?? 1000)
const untilMs = performance.now() + Number(env.TRAINING_MINUTES ?? 10) * 60_000
const firstSeed = Number(env.TRAINING_SEED ?? 1)
const isOld = env.TRAINING_GAMES === 'old'
const log = env.TRAINING_LOG ?? fileURLToPath(new URL('results/training.jsonl', import.meta.url))

/** What the project wants. */
const GOAL_PERCENT = 98

type Judged = Confirmation & { game: string; exercise: Exercise }
/** A game without exercises is in the log, too, so that it isn't searched again. */
type Entry = { game: string; judged: readonly Judged[] }

export async function bench(): Promise<Figure[]> {
  const entries = readLog()
  const uci = await startUci({ name: referee, command: referee, options: { Hash: 128 } })
  const engine = await loadEngine()
  try {
    for (let at = 0; performance.now() < untilMs; at++) {
      if (entries.flatMap(({ judged }) => judged).length >= wanted) break
      const game = isOld ? oldGames[at] : undefined
      if (isOld && game === undefined) break
      const name = game?.name ?? `bots-${firstSeed + at}`
      if (entries.some((entry) => entry.game === name)) continue
      const played: PlayedGame = game ?? playGame(engine, firstSeed + at)
      const judged: Judged[] = []
      for (const exercise of makeOf(played)) {
        const confirmation = await confirmExercise(uci, exercise, depthPlies)
        judged.push({ game: name, exercise, ...confirmation })
      }
      entries.push({ game: name, judged })
      mkdirSync(dirname(log), { recursive: true })
      appendFileSync(log, `${JSON.stringify({ game: name, judged })}\n`)
    }
  } finally {
    uci.quit()
  }
  return figuresOf(entries)

  function makeOf({ name, ucis, side }: PlayedGame): Exercise[] {
    const trained = { gameId: name, source: 'historic' as const, ucis, side }
    return [...makeExercises(engine, trained)].flatMap(({ exercise }) => exercise ?? [])
  }
}

function readLog(): Entry[] {
  if (!existsSync(log)) return []
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
}

function figuresOf(entries: readonly Entry[]): Figure[] {
  const judged = entries.flatMap((entry) => entry.judged)
  const figure = (what: string, is: (one: Judged) => boolean) => {
    const { percent, low, high } = shareOf(judged.filter(is).length, judged.length)
    return higherIsBetter({
      figure: `${what}, ${judged.length} exercises of ${entries.length} games, by ${referee} at ${depthPlies} plies`,
      unit: `%, ${low.toFixed(1)} to ${high.toFixed(1)}`,
      ours: percent,
      peer: GOAL_PERCENT,
      peerName: 'our goal',
    })
  }
  return [
    figure('best move is an accepted one', ({ isSolution }) => isSolution),
    figure('accepted moves are those clearly better', ({ isExact }) => isExact),
  ]
}

/** A share in percent with its interval of 95 % (Wilson). */
function shareOf(count: number, all: number) {
  if (all === 0) return { percent: 0, low: 0, high: 100 }
  const z = 1.96
  const p = count / all
  const middle = (p + (z * z) / (2 * all)) / (1 + (z * z) / all)
  const spread = (z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all)
  return { percent: 100 * p, low: 100 * (middle - spread), high: 100 * (middle + spread) }
}
