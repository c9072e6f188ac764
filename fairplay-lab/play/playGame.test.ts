import { loadEngine } from '@lance/engine/node'
import { afterAll, describe, expect, it } from 'vitest'
import { parseGames } from '../format.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { openUciPool } from '../players/uciPool.ts'
import type { GameOrder } from './gameOrder.ts'
import { playGame } from './playGame.ts'

const engine = await loadEngine()
engine.resizeTable(1)
// Players of our bot start no program.
const pool = openUciPool()
afterAll(() => pool.quit())
const mind = { engine, pool, maia: null }

const player = (name: string, change: Partial<LabPlayer> = {}): LabPlayer => ({
  name,
  part: 'tune',
  setting: 'bot-800',
  model: 'bot',
  rating: 1000,
  style: { elo: 0, slowness: 1, resigns: 0.5 },
  seed: 5,
  cheat: null,
  switchesWindows: false,
  ...change,
})

const order: GameOrder = {
  id: 'a',
  part: 'tune',
  class: 'blitz',
  initialS: 180,
  incrementS: 2,
  stakeCents: 500,
  startedAtMs: 1,
  tournament: null,
  white: player('one'),
  black: player('two'),
  whiteIndex: 0,
  blackIndex: 1,
  arrangement: null,
  seed: 11,
}
const cheat = { engine: 'lance', strategy: 'every move', strength: 'nodes 15000, of 3' } as const

describe('a game of the laboratory', () => {
  it('is whole and legal, and the same for the same order', async () => {
    const game = await playGame(mind, order)
    expect(parseGames(JSON.stringify(game), 'a')).toEqual([game])
    expect(game.ucis.length).toBeGreaterThan(10)
    expect(game.helped.some((one) => one === 1)).toBe(false)
    expect(await playGame(mind, order)).toEqual(game)
    expect((await playGame(mind, { ...order, seed: 12 })).ucis).not.toEqual(game.ucis)
  })

  it('marks the moves of a helper, and the absences before them', async () => {
    const white = player('one', { cheat, switchesWindows: true })
    const game = await playGame(mind, { ...order, white })
    const own = game.helped.filter((_, ply) => ply % 2 === 0)
    expect(own.filter((one) => one === 1).length).toBeGreaterThan(own.length / 2)
    expect(game.helped.some((one, ply) => one === 1 && ply % 2 === 1)).toBe(false)
    game.helped.forEach((one, ply) => {
      expect((game.awayMs[ply] ?? 0) > 0).toBe(one === 1)
      expect(game.awayMs[ply]).toBeLessThanOrEqual(game.thinkMs[ply] ?? 0)
    })
    expect(game.result).toBe('1-0')
  })

  it('ends as arranged', async () => {
    const quick = await playGame(mind, {
      ...order,
      arrangement: { kind: 'quick loss', loser: 'white', ply: 8 },
    })
    expect(quick).toMatchObject({ result: '0-1' })
    expect(quick.ucis.length).toBeLessThanOrEqual(14)
    const draw = await playGame(mind, { ...order, arrangement: { kind: 'draw', loser: null, ply: 20 } })
    expect(draw).toMatchObject({ result: '1/2-1/2', end: 'agreement' })
    expect(draw.ucis).toHaveLength(20)
  })
})
