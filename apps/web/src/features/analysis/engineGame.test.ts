import { parsePgn, positionAt, type Study } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { engineGame, threatGame } from './engineGame.ts'

const study = (parsePgn('1. e4 e5 2. -- Qh4 3. Nf3 Qxf2+ *').games[0] as { study: Study }).study

it('gives the engine the moves before the position, or the position alone after a null move', () => {
  expect(engineGame({ study, path: ['e2e4', 'e7e5'] })).toEqual({
    fen: study.fen,
    variant: 'standard',
    ucis: ['e2e4', 'e7e5'],
  })
  expect(engineGame({ study, path: ['e2e4', 'e7e5', '0000'] })).toMatchObject({
    fen: expect.stringMatching(/ b KQkq - /),
    ucis: [],
  })
})

it('passes the turn to see a threat, but not in check [STUDY-13]', () => {
  const at = (path: string[]) => threatGame(positionAt(study, path), study)
  expect(at(['e2e4'])?.fen).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1')
  expect(at(['e2e4', 'e7e5', '0000', 'd8h4', 'g1f3', 'h4f2'])).toBeNull()
})
