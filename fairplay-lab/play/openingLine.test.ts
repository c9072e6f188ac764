import { replayUcis } from '@lance/chess'
import { expect, it } from 'vitest'
import { openRandom } from '../seededRandom.ts'
import { drawOpening } from './openingLine.ts'

it('draws legal beginnings of known openings, many of them, the same for the same seed', () => {
  const draw = (seed: number) => drawOpening(openRandom('opening', seed))
  const drawn = Array.from({ length: 100 }, (_, seed) => draw(seed))
  for (const ucis of drawn) {
    expect(replayUcis(ucis).ok).toBe(true)
    expect(ucis.length).toBeLessThanOrEqual(12)
  }
  expect(new Set(drawn.map((ucis) => ucis.join(' '))).size).toBeGreaterThan(50)
  expect(draw(7)).toEqual(drawn[7])
})
