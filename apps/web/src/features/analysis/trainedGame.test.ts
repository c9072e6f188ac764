import { newStudy, parsePgn } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { trainedGame } from './trainedGame.ts'

const PGN = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Nf3 (4. Qxf7#) Nxh5 5. d3 Nf4 *'

it('makes a game of the main line, the same for the same moves and side [STUDY-39]', () => {
  const study = parsePgn(PGN).games[0]?.study ?? newStudy()
  const game = trainedGame(study, 'white')
  expect(game).toMatchObject({
    source: 'imported',
    side: 'white',
    gameId: expect.stringMatching(/^pgn-\w{16}$/),
  })
  expect(game?.ucis).toHaveLength(10)
  expect(trainedGame(study, 'white')).toEqual(game)
  expect(trainedGame(study, 'black')?.gameId).not.toBe(game?.gameId)
})

it('makes none of a line that is too short or has a null move', () => {
  expect(trainedGame(newStudy(), 'white')).toBeNull()
  const study = parsePgn(PGN.replace('Nf4', 'Nf4 6. -- d5')).games[0]?.study ?? newStudy()
  expect(trainedGame(study, 'white')).toBeNull()
})
