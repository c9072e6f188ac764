import { findMove, gamePosition, parseUci, playMove, startGame } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { HOUSE_BOT_IDS, type HouseBotId } from './houseBots.ts'
import { HOUSE_OPENINGS, openingMove } from './openingMove.ts'

describe('the openings of the house bots', () => {
  it.each(HOUSE_BOT_IDS)('have only legal moves: %s', (id) => {
    for (const line of Object.values(HOUSE_OPENINGS[id]).flat()) {
      const game = startGame()
      for (const uci of line.split(' ')) {
        const wanted = parseUci(uci)
        const move = wanted && findMove(gamePosition(game), wanted)
        if (!move) throw new Error(`${uci} is not legal in ${line}`)
        playMove(game, move)
      }
    }
  })

  it('are played as long as the game follows them, and vary by the seed [BOT-13]', () => {
    const move = (id: HouseBotId, ucis: readonly string[], seed = 1) => openingMove(id, { ucis, seed })
    expect(move('tuim', [])).toBe('e2e4')
    expect(move('tuim', ['e2e4', 'e7e5'])).toBe('d1h5')
    expect(move('tuim', ['e2e4', 'a7a6'])).toBeNull()
    expect(move('tuim', ['e2e4'])).toBe('e7e5')
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    const answers = seeds.map((seed) => move('gaviao', ['e2e4'], seed))
    expect(new Set(answers)).toEqual(new Set(['d7d6', 'g7g6']))
    expect(seeds.map((seed) => move('gaviao', ['e2e4'], seed))).toEqual(answers)
  })
})
