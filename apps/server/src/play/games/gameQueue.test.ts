import { expect, it } from 'vitest'
import { endChange, enqueueChange, type Lane, makeGameQueue } from './gameQueue.ts'

/** Records the changes in the order they began; each ends on request. */
function openQueue() {
  const game = { queue: makeGameQueue() }
  const started: string[] = []
  return {
    started,
    take: (lane: Lane, name: string, options?: { isFromServer: boolean }) =>
      enqueueChange(game, lane, { start: () => void started.push(name) }, options),
    endCurrent: () => endChange(game),
  }
}

it('makes one change at a time, those of a lane in the order they came', () => {
  const queue = openQueue()
  for (const name of ['first', 'second', 'third']) expect(queue.take('white', name)).toBe(true)
  expect(queue.started).toEqual(['first'])
  queue.endCurrent()
  queue.endCurrent()
  expect(queue.started).toEqual(['first', 'second', 'third'])
  queue.endCurrent()
  expect(queue.take('white', 'fourth')).toBe(true)
  expect(queue.started.at(-1)).toBe('fourth')
})

it('lets a move pass all but one change of a player who floods', () => {
  const queue = openQueue()
  for (let index = 0; index < 9; index++) queue.take('black', `flood ${index}`)
  expect(queue.take('white', 'move')).toBe(true)
  queue.endCurrent()
  expect(queue.started).toEqual(['flood 0', 'move'])
})

it('alternates between the lanes, whatever waits in each', () => {
  const queue = openQueue()
  queue.take('server', 'flag')
  for (const lane of ['black', 'black', 'reader', 'white', 'white', 'server'] as const) queue.take(lane, lane)
  for (let index = 0; index < 6; index++) queue.endCurrent()
  expect(queue.started).toEqual(['flag', 'reader', 'white', 'black', 'server', 'white', 'black'])
})

it('runs a flag after the moves that came before it, and accepts it although the lane is full', () => {
  const queue = openQueue()
  queue.take('black', 'slow change')
  for (let index = 0; index < 12; index++) queue.take('white', `move ${index}`)
  expect(queue.take('white', 'flag', { isFromServer: true })).toBe(true)
  expect(queue.take('white', 'late move')).toBe(false)
  for (let index = 0; index < 9; index++) queue.endCurrent()
  expect(queue.started.slice(-2)).toEqual(['move 7', 'flag'])
})

it('refuses too many changes in one lane, and accepts those in another', () => {
  const queue = openQueue()
  const accepted = Array.from({ length: 12 }, (_, index) => queue.take('black', `flood ${index}`))
  expect(accepted.filter(Boolean)).toHaveLength(9)
  expect(queue.take('white', 'move')).toBe(true)
  expect(queue.take('server', 'flag')).toBe(true)
})
