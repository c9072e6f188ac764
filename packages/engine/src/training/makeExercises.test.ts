import { parseExercise } from '@lance/chess/training'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../node/loadEngine.ts'
import { decideExercise } from './decideExercise.ts'
import { makeExercises, type TrainedGame } from './makeExercises.ts'

const engine = await loadEngine()
const limits = { pass: { depthPlies: 8, maxNodes: 5000 }, checkNodes: [10_000, 20_000] }

/** White takes a pawn and overlooks the mate: 4. Qxf7 was there. */
const game: TrainedGame = {
  gameId: 'bot-1',
  source: 'bot',
  side: 'white',
  ucis: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'g1f3', 'f6h5'],
}
const make = (of: Partial<TrainedGame> = {}) => [...makeExercises(engine, { ...game, ...of }, { limits })]
const made = (of?: Partial<TrainedGame>) => make(of).flatMap(({ exercise }) => exercise ?? [])

describe('exercises made of a game', () => {
  it('ask for what was clearly better than the mistake [STUDY-30]', () => {
    const [exercise, ...others] = made()
    expect(others).toEqual([])
    expect(exercise).toMatchObject({
      id: 'bot-1.7',
      played: 'g1f3',
      accepted: [{ uci: 'h5f7', chances: 100 }],
      line: ['h5f7'],
      refutation: ['g1f3', 'f6h5', ...(exercise?.refutation.slice(2) ?? [])],
      themes: ['mate1'],
    })
    expect(parseExercise(exercise)).toEqual(exercise)
  })

  it('are of the trainee’s own mistakes alone, and none without one', () => {
    expect(made({ side: 'black', ucis: game.ucis.slice(0, 6) }).map(({ id }) => id)).not.toContain('bot-1.7')
    expect(made({ ucis: ['e2e4', 'e7e5', 'g1f3', 'b8c6'] })).toEqual([])
  })

  it('are the same each time, and their progress ends at 1', () => {
    const [one, other] = [make(), make()]
    expect(other).toEqual(one)
    expect(one.at(-1)).toEqual({ progress: 1, exercise: null })
    expect(one.map(({ progress }) => progress)).toEqual(one.map(({ progress }) => progress).toSorted())
  })
})

describe('a clear answer [STUDY-31]', () => {
  const lines = (...values: number[]) =>
    values.map((value, at) => ({ score: { kind: 'centipawns' as const, value }, pv: [`a${at + 1}b1`] }))
  const decide = (values: readonly number[], { played = 'h1h2', choices = 30 } = {}) =>
    decideExercise(lines(...values), { played, choices })

  it('is every move about as good as the best one, when all others are much worse', () => {
    expect(decide([300, 290, 0, -20, -50])?.accepted.map(({ uci }) => uci)).toEqual(['a1b1', 'a2b1'])
  })

  const unclear: Readonly<Record<string, ReturnType<typeof decide>>> = {
    'a move in between': decide([300, 220, 0, -20, -50]),
    'too many good moves': decide([300, 299, 298, 297, -50]),
    'a position that is lost anyway': decide([-400, -900, -900, -900, -900]),
    'another move that wins as well': decide([1000, 520, 500, 500, 500]),
    'a best move that was played': decide([300, 0, 0, 0, 0], { played: 'a1b1' }),
    'moves that were not searched': decide([300, 0]),
    'only one legal move': decide([300], { choices: 1 }),
  }

  it.each(Object.entries(unclear))('is not there with %s', (_, decided) => {
    expect(decided).toBeNull()
  })

  it('is there with two legal moves, of which one is good', () => {
    expect(decide([300, -300], { choices: 2 })?.accepted).toHaveLength(1)
  })
})

describe('what the trainee lost in the game [STUDY-60]', () => {
  const clock = { initialMs: 60_000, leftMs: [60_000, 60_000, 50_000, 50_000, 40_000, 40_000, 5000, 30_000] }
  const losses = (of?: Partial<TrainedGame>) => make(of).flatMap((step) => step.losses ?? [])

  it('comes with one step, counts all of their moves, and names the theme of the mistake', () => {
    const [found, ...others] = losses()
    expect(others).toEqual([])
    const { opening, middlegame } = found?.phases ?? {}
    expect((opening?.moves ?? 0) + (middlegame?.moves ?? 0)).toBe(4)
    expect(found?.themes.mate1).toMatchObject({ moves: 1 })
    expect(found?.time).toBeNull()
  })

  it('goes by the clock before the move, and leaves out positions that are lost anyway', () => {
    // White takes a rook and has two more.
    const endgame = {
      fen: '8/8/8/3k4/8/8/r7/1K2R2R w - - 0 1',
      ucis: ['b1a2', 'd5d4', 'h1h5', 'd4d3', 'e1e5', 'd3d4'],
    }
    const [white] = losses({ ...endgame, clock })
    expect(white?.phases.endgame.moves).toBe(3)
    expect(white?.time).toMatchObject({ half: { moves: 3 } })
    const [black] = losses({ ...endgame, side: 'black', clock })
    expect(black?.phases.endgame).toEqual({ moves: 0, lost: 0 })
  })
})
