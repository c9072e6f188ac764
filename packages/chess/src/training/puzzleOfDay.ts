import type { Exercise } from './exercise.ts'
import { exerciseId } from './exercise.ts'
import { PUZZLE_LINES } from './puzzleLines.ts'
import { isTheme } from './theme.ts'

/** An exercise of a historic game, and who played it. */
export type Puzzle = { exercise: Exercise; white: string; black: string; year: string }

const lines: readonly string[] = PUZZLE_LINES.trim().split('\n')

export const PUZZLES = lines.length

/** The puzzle of a day, counted from 1970-01-01. After the last one the first comes again. */
export function puzzleOfDay(day: number): Puzzle {
  const index = ((day % PUZZLES) + PUZZLES) % PUZZLES
  const [white = '', black = '', year = '', ply, fen = '', played = '', lost, difficulty, ...lists] = (
    lines[index] ?? ''
  ).split('|')
  const [accepted = [], line = [], refutation = [], themes = []] = lists.map((list) =>
    list.split(' ').filter((word) => word !== ''),
  )
  const gameId = `historic-${index}`
  const exercise: Exercise = {
    id: exerciseId({ gameId, ply: Number(ply) }),
    source: 'historic',
    gameId,
    variant: 'standard',
    fen,
    ply: Number(ply),
    played,
    lost: Number(lost),
    accepted: accepted.map((word) => {
      const [uci = '', chances] = word.split(':')
      return { uci, chances: Number(chances) }
    }),
    line,
    refutation,
    themes: themes.filter(isTheme),
    difficulty: Number(difficulty),
  }
  return { exercise, white, black, year }
}
