import { expect, it } from 'vitest'
import { SELECTED_MAX, toggleSelected } from './useSelection.ts'

it('selects at most 200 games, and makes room when one is left out [STUDY-85]', () => {
  const games = Array.from({ length: SELECTED_MAX + 1 }, (_, index) => `game-${index}`)
  const full = games.reduce<ReadonlySet<string>>(toggleSelected, new Set())
  expect(full.size).toBe(200)
  expect(full.has('game-200')).toBe(false)
  const other = toggleSelected(toggleSelected(full, 'game-0'), 'game-200')
  expect([other.size, other.has('game-0'), other.has('game-200')]).toEqual([200, false, true])
})
