import { expect, it } from 'vitest'
import { makePlan } from '../plan/makePlan.ts'
import { endBeforeMove, GAME_PLIES_MOST, openCourse } from './decideEnd.ts'
import type { GameOrder } from './gameOrder.ts'

const [order] = makePlan({
  seed: 1,
  parts: ['tune'],
  honest: 4,
  games: 2,
  cheats: 0,
  rings: 0,
  hasMaia: false,
}).games
if (!order) throw new Error('nothing is planned')
const game: GameOrder = { ...order, white: { ...order.white, style: { elo: 0, slowness: 1, resigns: 1 } } }
const always = () => 0
const turnOf = (ply: number, centipawns: number) =>
  ({ color: ply % 2 ? 'black' : 'white', ply, centipawns }) as const

it('lets a player resign who has been lost for three of their turns', () => {
  const course = openCourse()
  const ends = [30, 32, 34].map((ply) =>
    endBeforeMove(game, course, { turn: turnOf(ply, -900), random: always }),
  )
  expect(ends).toEqual([null, null, { result: '0-1', end: 'resign' }])
  const saved = openCourse()
  for (const [ply, centipawns] of [
    [30, -900],
    [32, -100],
    [34, -900],
  ] as const)
    expect(endBeforeMove(game, saved, { turn: turnOf(ply, centipawns), random: always })).toBeNull()
})

it('ends a level game by agreement, and any game after so many plies', () => {
  const course = openCourse()
  const plies = Array.from({ length: 20 }, (_, at) => 80 + at)
  const ends = plies.map((ply) => endBeforeMove(game, course, { turn: turnOf(ply, 0), random: always }))
  expect(ends.findIndex((end) => end !== null)).toBe(9)
  expect(ends[9]).toEqual({ result: '1/2-1/2', end: 'agreement' })
  const long = endBeforeMove(game, openCourse(), { turn: turnOf(GAME_PLIES_MOST, 300), random: () => 0.99 })
  expect(long).toEqual({ result: '1/2-1/2', end: 'length' })
})

it('ends arranged games as arranged', () => {
  const end = (arrangement: GameOrder['arrangement'], ply: number, centipawns: number) =>
    endBeforeMove({ ...game, arrangement }, openCourse(), { turn: turnOf(ply, centipawns), random: always })
  const quick = { kind: 'quick loss', loser: 'black', ply: 7 } as const
  expect([end(quick, 5, 0), end(quick, 8, 0), end(quick, 7, 0)]).toEqual([
    null,
    null,
    { result: '1-0', end: 'resign' },
  ])
  const slow = { kind: 'slow loss', loser: 'white', ply: 30 } as const
  expect([end(slow, 20, -900), end(slow, 30, 0), end(slow, 30, -400)]).toEqual([
    null,
    null,
    { result: '0-1', end: 'resign' },
  ])
  const draw = { kind: 'draw', loser: null, ply: 20 } as const
  expect([end(draw, 19, 0), end(draw, 20, 0)]).toEqual([null, { result: '1/2-1/2', end: 'agreement' }])
})
