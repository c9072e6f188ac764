import { z } from 'zod'
import { trainingExercise } from './training.ts'

/** Days are counted from 1970-01-01, by the calendar of who solves the puzzle. */
const day = z.coerce.number<string>().int().min(0).max(100_000)

export const puzzleParams = z.object({ day })

/** A puzzle from a game of two players who agreed to it. `timeControl` and `increment` in seconds, `endedAt` in ms since 1970. */
const puzzle = z.object({
  exercise: trainingExercise,
  game: z.object({
    gameId: z.string(),
    white: z.string(),
    black: z.string(),
    timeControl: z.number().int(),
    increment: z.number().int(),
    endedAt: z.number(),
  }),
})
export type PlayersPuzzle = z.infer<typeof puzzle>

/** The puzzle of a day; null when that day has the historic one, which the site brings along. */
const dayPuzzle = z.object({ day: z.number().int(), puzzle: puzzle.nullable() })
export type DayPuzzleAnswer = z.infer<typeof dayPuzzle>

/** The puzzle of the day and the one of the next day, as far as they are decided. */
export const puzzleDays = z.object({ days: z.array(dayPuzzle).max(2) })
export type PuzzleDays = z.infer<typeof puzzleDays>

/** Whether the player lets their rated games become puzzles, with their name. */
export const puzzleConsent = z.strictObject({ isGiven: z.boolean() })
export type PuzzleConsent = z.infer<typeof puzzleConsent>
