import { expect, it } from 'vitest'
import { createWheelCounter, stepsOfKey } from './walkKeys.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  stepsOfKey({ key, target: null, ...held } as KeyboardEvent)

it('maps the arrows, Home and End to plies, and ignores the browser’s own shortcuts', () => {
  const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'a'].map((key) => press(key))).toEqual([
    -1,
    1,
    NEGATIVE_INFINITY,
    POSITIVE_INFINITY,
    null,
    null,
  ])
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('ArrowRight', { ctrlKey: true })).toBeNull()
})

it('counts one ply per notch of a wheel, and accumulates small two-finger movements', () => {
  const pliesOf = createWheelCounter()
  const scroll = (deltaY: number, deltaMode = 0) => pliesOf({ deltaY, deltaMode })
  expect([scroll(100), scroll(-100), scroll(-3, 1)]).toEqual([1, -1, -1])
  expect([15, 15, 15, 15].map((deltaY) => scroll(deltaY))).toEqual([0, 0, 1, 0])
  // A change of direction starts from zero.
  expect([scroll(-15), scroll(-15), scroll(-15)]).toEqual([0, 0, -1])
})
