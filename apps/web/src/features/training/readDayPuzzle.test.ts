import { puzzleOfDay } from '@lance/chess/puzzles'
import type { DayPuzzleAnswer } from '@lance/contract'
import { expect, it } from 'vitest'
import { readDayPuzzle } from './readDayPuzzle.ts'

const DAY = 20_000
const nowMs = (DAY + 0.5) * 86_400_000

/** A browser's storage, of `room` characters. */
function openStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

function answerOf(day: number): DayPuzzleAnswer {
  const { accepted, line, refutation, themes, ...exercise } = puzzleOfDay(day).exercise
  const lists = { accepted: [...accepted], line: [...line], refutation: [...refutation], themes: [...themes] }
  const game = { gameId: 'game-1', white: 'Ana', black: 'Bia', timeControl: 180, increment: 2, endedAt: 1000 }
  return { day, puzzle: { exercise: { ...exercise, ...lists, source: 'online', gameId: 'game-1' }, game } }
}

const answer = (days: readonly DayPuzzleAnswer[]) => async () => ({ days })
const refuse = () => Promise.reject(new Error('no network'))

it('shows the puzzle that the server names, and the historic one of a day without any [STUDY-84]', async () => {
  const storage = openStorage()
  const today = await readDayPuzzle(DAY, { ask: answer([answerOf(DAY)]), storage, nowMs })
  expect(today).toMatchObject({ isAnswered: true, puzzle: { kind: 'players', game: { white: 'Ana' } } })
  const other = await readDayPuzzle(DAY, { ask: answer([{ day: DAY, puzzle: null }]), storage, nowMs })
  expect(other.puzzle).toEqual({ kind: 'historic', ...puzzleOfDay(DAY) })
})

it('shows what the server said before when it can’t be reached, also of the next day [STUDY-84]', async () => {
  const storage = openStorage()
  await readDayPuzzle(DAY, { ask: answer([answerOf(DAY), answerOf(DAY + 1)]), storage, nowMs })
  for (const day of [DAY, DAY + 1]) {
    const read = await readDayPuzzle(day, { ask: refuse, storage, nowMs })
    expect(read).toMatchObject({ isAnswered: false, puzzle: { kind: 'players' } })
  }
  expect((await readDayPuzzle(DAY + 2, { ask: refuse, storage, nowMs })).puzzle.kind).toBe('historic')
})

it('forgets a puzzle whose player has withdrawn once the server says so [STUDY-80]', async () => {
  const storage = openStorage()
  await readDayPuzzle(DAY, { ask: answer([answerOf(DAY)]), storage, nowMs })
  await readDayPuzzle(DAY, { ask: answer([{ day: DAY, puzzle: null }]), storage, nowMs })
  expect((await readDayPuzzle(DAY, { ask: refuse, storage, nowMs })).puzzle.kind).toBe('historic')
})

it('does not keep the puzzle of a past day in place of today’s [STUDY-87]', async () => {
  const storage = openStorage()
  await readDayPuzzle(DAY, { ask: answer([answerOf(DAY)]), storage, nowMs })
  const past = await readDayPuzzle(DAY - 3, { ask: answer([answerOf(DAY - 3)]), storage, nowMs })
  expect(past.puzzle.kind).toBe('players')
  expect((await readDayPuzzle(DAY, { ask: refuse, storage, nowMs })).puzzle.kind).toBe('players')
})

it('goes on without room in the browser, and with nonsense in it', async () => {
  const full = openStorage(2)
  expect((await readDayPuzzle(DAY, { ask: answer([answerOf(DAY)]), storage: full, nowMs })).puzzle.kind).toBe(
    'players',
  )
  for (const nonsense of ['{"days":', '{}', '[null]', `[{"day":${DAY},"puzzle":{"exercise":{}}}]`]) {
    const storage = { getItem: () => nonsense, setItem: () => {} }
    expect((await readDayPuzzle(DAY, { ask: refuse, storage, nowMs })).puzzle.kind).toBe('historic')
  }
})
