import { START_FEN } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { countOwnGames, type OwnGame } from './ownBook.ts'

const game = (gameId: string, given: Partial<OwnGame>): OwnGame => ({
  gameId,
  color: 'white',
  result: 'win',
  speed: 'rapid',
  endedAt: 0,
  moves: 'e2e4 e7e5 g1f3',
  ...given,
})

describe("the user's own openings", () => {
  const answerOf = countOwnGames([
    game('c', { result: 'loss', speed: 'blitz' }),
    game('b', { result: 'draw', moves: 'd2d4' }),
    game('a', {}),
    game('z', { color: 'black', result: 'win' }),
  ])

  it('are counted by color, with the latest games first [STUDY-56]', () => {
    const white = answerOf({ fen: START_FEN, color: 'white', speed: null })
    expect(white).toEqual({
      white: 1,
      draws: 1,
      black: 1,
      moves: [
        { uci: 'e2e4', san: 'e4', white: 1, draws: 0, black: 1 },
        { uci: 'd2d4', san: 'd4', white: 0, draws: 1, black: 0 },
      ],
      games: ['c', 'b', 'a'].map((gameId) => expect.objectContaining({ gameId })),
    })
    const black = answerOf({ fen: START_FEN, color: 'black', speed: null })
    expect(black?.moves).toEqual([{ uci: 'e2e4', san: 'e4', white: 0, draws: 0, black: 1 }])
  })

  it('are counted by pace, and at any position of the games [STUDY-56]', () => {
    expect(answerOf({ fen: START_FEN, color: 'white', speed: 'blitz' })?.games).toHaveLength(1)
    const after = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 4 9'
    expect(answerOf({ fen: after, color: 'white', speed: null })?.moves).toMatchObject([{ san: 'Nf3' }])
  })

  it('answer nothing for what is no position', () => {
    expect(answerOf({ fen: 'nothing', color: 'white', speed: null })).toBeNull()
  })

  it('count two thousand games without delay', () => {
    const many = Array.from({ length: 2000 }, (_, index) => game(`g${index}`, {}))
    expect(countOwnGames(many)({ fen: START_FEN, color: 'white', speed: null })?.white).toBe(2000)
  })
})
