import { describe, expect, it } from 'vitest'
import { fallsShort, type JudgedGame, makeJudgedGame, parseJudgedGame } from './index.ts'
import { randomizer, simulateGames } from './simulatedGames.ts'

const [game] = simulateGames(randomizer(1), { rating: 1500 }, 1) as [JudgedGame]

describe('parseJudgedGame', () => {
  it('reads what was stored', () => {
    expect(parseJudgedGame(JSON.parse(JSON.stringify(game)))).toEqual(game)
  })

  const [move] = game.moves
  it.each([
    ['another version', { version: 0 }],
    ['no rating', { rating: null }],
    ['a move played that is no candidate', { moves: [{ ...move, played: 8 }] }],
    ['more candidates than legal moves', { moves: [{ ...move, choices: 7 }] }],
    ['candidates that are neither listed nor played', { moves: [{ ...move, listed: 6 }] }],
    ['chances above 1000', { moves: [{ ...move, candidates: [[65, 1001, 0, 0, 0]], played: 0, listed: 1 }] }],
    ['no candidates', { moves: [{ ...move, candidates: [], played: 0, listed: 0 }] }],
    ['negative times', { moves: [{ ...move, thinkMs: -1 }] }],
  ])('refuses %s', (_what, changes) => {
    expect(parseJudgedGame({ ...game, ...changes })).toBeNull()
  })

  it('refuses what is no game', () => {
    for (const raw of [null, undefined, 1, 'x', [], {}]) expect(parseJudgedGame(raw)).toBeNull()
  })
})

it('puts the times of plies to the moves that count', () => {
  const analysed = {
    ply: 3,
    color: 'white',
    choices: 20,
    listed: 1,
    played: 0,
    candidates: [[1, 500, 500, 500, 0]],
  } as const
  const times = [1, 2, 3].map((thinkMs) => ({ thinkMs, leftMs: 10, awayMs: 0 }))
  const { moves: _moves, version: _version, ...facts } = game
  expect(makeJudgedGame(facts, { analysed: [analysed], times }).moves).toMatchObject([{ ply: 3, thinkMs: 3 }])
  expect(makeJudgedGame(facts, { analysed: [analysed], times: [] }).moves).toMatchObject([
    { ply: 3, thinkMs: null },
  ])
})

describe('fallsShort', () => {
  it('tells a player who plays below their level from one who does not', () => {
    const random = randomizer(2)
    const games = simulateGames(random, { rating: 1800 }, 20)
    const thrown = games.map((one) => ({
      ...one,
      moves: one.moves.map((move, at) =>
        at % 4 === 0 ? { ...move, played: move.candidates.length - 1 } : move,
      ),
    }))
    const mean = (own: readonly JudgedGame[]) =>
      own.reduce((sum, one) => sum + (fallsShort(one) ?? 0), 0) / own.length
    expect(Math.abs(mean(games))).toBeLessThan(1)
    expect(mean(thrown)).toBeGreaterThan(mean(games) + 2)
  })

  it('says nothing of a game with hardly any moves', () => {
    expect(fallsShort({ ...game, moves: game.moves.slice(0, 4) })).toBeNull()
  })
})
