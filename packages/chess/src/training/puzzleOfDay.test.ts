import { expect, it } from 'vitest'
import { checkAnswer, parseExercise } from './index.ts'
import { PUZZLES, puzzleOfDay } from './puzzleOfDay.ts'

const all = Array.from({ length: PUZZLES }, (_, day) => puzzleOfDay(day))

it('has puzzles whose moves are legal, from games with names and years [STUDY-43]', () => {
  expect(PUZZLES).toBeGreaterThan(20)
  for (const { exercise, white, black, year } of all) {
    expect(parseExercise(exercise)).toEqual(exercise)
    expect(checkAnswer(exercise, exercise.line[0] ?? '')).toBe('best')
    expect(checkAnswer(exercise, exercise.played)).toBe('again')
    expect([white, black, year].every((word) => word.length > 1)).toBe(true)
  }
})

it('has another puzzle each day, and begins again after the last [STUDY-43]', () => {
  expect(new Set(all.map(({ exercise }) => exercise.fen)).size).toBe(PUZZLES)
  expect(puzzleOfDay(PUZZLES + 3)).toEqual(puzzleOfDay(3))
  expect(puzzleOfDay(-1)).toEqual(puzzleOfDay(PUZZLES - 1))
})
