import { expect, it } from 'vitest'
import { turnsOf } from './MoveList.tsx'

it('pairs the moves by White’s, also where Black moved first [STUDY-20]', () => {
  expect(turnsOf(0, 0)).toEqual([])
  expect(turnsOf(3, 0)).toEqual([1, 3])
  expect(turnsOf(0, 81)).toEqual([])
  expect(turnsOf(1, 81)).toEqual([0])
  expect(turnsOf(3, 81)).toEqual([0, 2])
})
