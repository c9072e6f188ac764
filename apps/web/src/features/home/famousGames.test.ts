import { findMove, gamePosition, type Outcome, parseUci, playMove, startGame } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { dailyGameIndex, FAMOUS_GAMES, famousGame } from './famousGames.ts'

function replay(ucis: readonly string[]) {
  const game = startGame()
  const sans: string[] = []
  let outcome: Outcome | null = null
  for (const uci of ucis) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(gamePosition(game), wanted)
    if (move === null) throw new Error(`${uci} is not legal`)
    const played = playMove(game, move)
    sans.push(played.san)
    outcome = played.outcome
  }
  return { sans, outcome }
}

describe.each(FAMOUS_GAMES)('the famous game $key', ({ ucis, sans, fromPly }) => {
  it('is legal up to the final mate, with the right SAN for each move', () => {
    const played = replay(ucis)
    expect(played.sans).toEqual(sans)
    expect(played.outcome).toMatchObject({ kind: 'checkmate' })
  })
  it('starts its replay before the last move', () => {
    expect(fromPly).toBeLessThan(ucis.length)
  })
})

it('changes the game every day, and repeats after all have been shown [SITE-1]', () => {
  const day = 86_400_000
  const week = [0, 1, 2, 3, 4].map((n) => famousGame(dailyGameIndex(n * day + 5)).key)
  expect(new Set(week).size).toBe(FAMOUS_GAMES.length)
  expect(week[4]).toBe(week[0])
})
