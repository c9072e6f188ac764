import { BOT_LEVELS, RATED_OPPONENTS } from '@lance/engine/opponents'
import { expect, it } from 'vitest'
import { BOT_FACES } from '../../design/BotFace.tsx'
import { botFace } from './botFace.ts'

it('gives each level a face of its own, and stronger bots never a lower one', () => {
  expect(BOT_LEVELS.map(botFace)).toEqual([...BOT_FACES])
  const ranks = RATED_OPPONENTS.map(({ rating }) => BOT_FACES.indexOf(botFace(rating)))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(BOT_FACES.length)
})
