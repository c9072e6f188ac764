import { expect, it } from 'vitest'
import { countGames } from './countGames.ts'
import type { LabGame } from './format.ts'

it('counts players, their games and helped moves by part and kind', () => {
  const cheat = { engine: 'lance', strategy: 'every move', strength: 'x' } as const
  const honest = { player: 'two', rating: 1000, model: 'bot', cheat: null } as const
  const game = {
    part: 'tune',
    white: { ...honest, player: 'one', cheat },
    black: honest,
    helped: [1, 0, 1, 0],
  } as unknown as LabGame
  expect(countGames(Array.from({ length: 10 }, () => game))).toEqual({
    'tune bot': { players: 1, ofTenGames: 1, games: 10, helped: 0 },
    'tune every move': { players: 1, ofTenGames: 1, games: 10, helped: 20 },
  })
})
