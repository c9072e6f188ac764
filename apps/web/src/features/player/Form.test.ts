import { expect, it } from 'vitest'
import { listedGame } from '../../net/api/gameListFixture.ts'
import { lastResults } from './Form.tsx'

const gameNumber = (n: number, winner_id: string | null, reason: 'checkmate' | 'agreement' | 'aborted') => ({
  ...listedGame,
  game_id_text: `partida-${n}`,
  reason,
  winner_id,
})

it('has the last ten results, the newest last, without games that have none [HALL-9]', () => {
  const newestFirst = [
    gameNumber(14, 'ana', 'checkmate'),
    gameNumber(13, null, 'aborted'),
    gameNumber(12, null, 'agreement'),
    ...Array.from({ length: 11 }, (_, n) => gameNumber(11 - n, 'bia', 'checkmate')),
  ]
  const results = lastResults(newestFirst, 'ana')
  expect(results.map(({ side }) => side)).toEqual([...Array(8).fill('lost'), 'drawn', 'won'])
  expect(results[0]?.game.game_id_text).toBe('partida-4')
})
