import { BOT_LEVELS, HOUSE_BOT_IDS, RATED_OPPONENTS } from '@lance/engine/opponents'
import { expect, it } from 'vitest'
import { BOT_FACES } from '../../design/BotFace.tsx'
import { BIRD_TONES } from '../../design/birdFaces.ts'
import { botFace } from './botFace.ts'

it('gives each level a face of its own, and stronger bots never a lower one', () => {
  expect(BOT_LEVELS.map(botFace)).toEqual([...BOT_FACES])
  const ranks = RATED_OPPONENTS.map(({ rating }) => (BOT_FACES as readonly string[]).indexOf(botFace(rating)))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(BOT_FACES.length)
})

it('gives each house bot a face of its own [BOT-13]', () => {
  expect(HOUSE_BOT_IDS.map(botFace)).toEqual(Object.keys(BIRD_TONES))
})
