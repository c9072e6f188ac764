import { expect, it } from 'vitest'
import { botGameAfter } from '../bot/botFixture.ts'
import { pointsText, scoreBots } from './botScore.ts'

const finished = (
  level: 'tuim' | 'easy',
  winner: 'white' | 'black' | null,
  color: 'white' | 'black' = 'white',
) => botGameAfter([], { level, color, ending: { reason: 'agreement', winner }, endedAtMs: 1 })

it('counts a point for a win and half of one for a draw, for each bot alone [BOT-14]', () => {
  const scores = scoreBots([
    finished('tuim', 'white'),
    finished('tuim', null),
    finished('tuim', 'white', 'black'),
    finished('easy', 'black'),
    botGameAfter([], { level: 'tuim' }),
    botGameAfter([], { level: 'tuim', ending: { reason: 'aborted', winner: null }, endedAtMs: 1 }),
  ])
  expect(scores.get('tuim')).toEqual({ own: 1.5, bots: 1.5, hasWon: true })
  expect(scores.get('easy')).toEqual({ own: 0, bots: 1, hasWon: false })
  expect(scores.has('arara')).toBe(false)
})

it('writes points as chess does', () => {
  expect([0, 0.5, 1, 2.5].map((points) => pointsText(points, String))).toEqual(['0', '½', '1', '2½'])
})

it('leaves out games from a position of the player’s own [STUDY-20]', () => {
  const position = { fen: '4k3/8/8/8/8/8/r7/4K2R b K - 3 41', variant: 'standard' } as const
  expect(scoreBots([{ ...finished('tuim', 'white'), position }]).size).toBe(0)
})
