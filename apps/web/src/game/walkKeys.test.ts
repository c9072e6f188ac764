import { expect, it } from 'vitest'
import { openWheel, stepsOfKey } from './walkKeys.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  stepsOfKey({ key, target: null, ...held } as KeyboardEvent)

it('walks by the arrows, Home and End, and leaves the browser its own keys', () => {
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

it('walks a ply a notch of the wheel, and gathers the small movements of two fingers', () => {
  const pliesOf = openWheel()
  const turn = (deltaY: number, deltaMode = 0) => pliesOf({ deltaY, deltaMode })
  expect([turn(100), turn(-100), turn(-3, 1)]).toEqual([1, -1, -1])
  expect([15, 15, 15, 15].map((deltaY) => turn(deltaY))).toEqual([0, 0, 1, 0])
  // The other way begins anew.
  expect([turn(-15), turn(-15), turn(-15)]).toEqual([0, 0, -1])
})
