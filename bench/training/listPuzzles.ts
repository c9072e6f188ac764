// Writes the list of the day's puzzles from a log of `npm run bench -- training` over historic games:
// `node bench/training/listPuzzles.ts LOG > packages/chess/src/training/puzzleLines.ts`. Only exercises that the other engine
// confirmed are taken, in an order that mixes games and difficulties and stays the same.
import { readFileSync } from 'node:fs'
import type { Exercise } from '@lance/chess/training'
import { historicGames } from '../../packages/chess/src/historicGames.ts'
import { randomizer } from '../bot/positions.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the log')

type Entry = { judged: readonly { game: string; exercise: Exercise; isExact: boolean }[] }

/** The best move does not lose anyway. */
const CHANCES_LEAST = 45

const confirmed = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => (JSON.parse(line) as Entry).judged)
  .filter(({ isExact, exercise }) => isExact && (exercise.accepted[0]?.chances ?? 0) >= CHANCES_LEAST)
/** Some games are in the collection twice. */
const once = [...new Map(confirmed.map((one) => [one.exercise.fen, one])).values()]
const random = randomizer(1)
const lines = once
  .map(({ game, exercise }) => ({ at: random(2 ** 31), line: lineOf(game, exercise) }))
  .sort((one, other) => one.at - other.at)
  .map(({ line }) => line)

function lineOf(game: string, exercise: Exercise): string {
  const { white, black, year } = historicGames[Number(game.replace('old-', ''))] ?? {
    white: '?',
    black: '?',
    year: 0,
  }
  const { fen, ply, played, lost, accepted, line, refutation, themes, difficulty } = exercise
  const good = accepted.map(({ uci, chances }) => `${uci}:${chances}`)
  const lists = [good, line, refutation, themes].map((list) => list.join(' '))
  return [white, black, year, ply, fen, played, lost, difficulty, ...lists].join('|')
}

console.log(`// The day's puzzles, by \`bench/training/listPuzzles.ts\`: mistakes of historic games, a line each. White, Black, year, ply,
// position, mistake, what it lost, difficulty, good moves with what each leaves, line, punishment, themes.
export const PUZZLE_LINES = \`
${lines.join('\n')}
\``)
