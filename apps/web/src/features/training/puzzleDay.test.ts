import { expect, it } from 'vitest'
import { makePuzzleHash, nameDay, PAST_DAYS_MAX, readPuzzleDay } from './puzzleDay.ts'

/** 2026-11-28 */
const TODAY = 20_785

it('reads the day that an address asks for, and makes the same address of it [STUDY-87]', () => {
  expect(readPuzzleDay('day=2026-11-27', TODAY)).toBe(TODAY - 1)
  for (const day of [TODAY, TODAY - 1, TODAY - PAST_DAYS_MAX])
    expect(readPuzzleDay(makePuzzleHash(day, TODAY) ?? '', TODAY)).toBe(day)
  expect(makePuzzleHash(TODAY, TODAY)).toBeUndefined()
})

it.each([
  '',
  'day=',
  'day=2026-11-29',
  'day=2025-11-27',
  'day=2026-02-30',
  'day=2026-13-01',
  'day=1e3',
  'theme=fork',
])('shows today’s puzzle for the address "%s" [STUDY-87]', (hash) => {
  expect(readPuzzleDay(hash, TODAY)).toBe(TODAY)
})

it('names a day as the calendar does, wherever the reader is', () => {
  expect(nameDay(TODAY, 'pt-BR')).toBe('28 de novembro de 2026')
})
