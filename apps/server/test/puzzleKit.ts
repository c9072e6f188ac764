import type { TrainingPush } from '@lance/contract'
import { loadEngine } from '@lance/engine/node'
import { confirmCandidate } from '../src/play/puzzles/confirmCandidate.ts'
import type { Confirmer } from '../src/play/puzzles/openConfirmer.ts'
import { type InsertedGame, insertFinished } from './explorerKit.ts'
import type { TestServer } from './testServer.ts'

/** White overlooks the mate on f7 at ply 7. */
export const BLUNDER_UCIS = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'g1f3', 'f6h5', 'd2d3', 'h5f4']
const BLUNDER_FEN = 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'

type Exercise = NonNullable<TrainingPush['exercises'][number]['exercise']>

/** The exercise of that mistake, as White's device sends it. `changes`: what the device makes up. */
export function sentExercise(gameId: string, changes: Partial<Exercise> = {}): TrainingPush {
  const exercise: Exercise = {
    id: `${gameId}.7`,
    source: 'online',
    gameId,
    variant: 'standard',
    fen: BLUNDER_FEN,
    ply: 7,
    played: 'g1f3',
    lost: 50,
    accepted: [{ uci: 'h5f7', chances: 100 }],
    line: ['h5f7'],
    refutation: ['g1f3', 'f6h5'],
    themes: ['mate1'],
    difficulty: 900,
    ...changes,
  }
  return { exercises: [{ id: exercise.id, playedAtMs: 1000, exercise }], reviews: [] }
}

/** Inserts a finished game with that mistake. */
export async function insertBlunder(
  pool: Pick<TestServer['ctx']['pool'], 'query'>,
  game: Pick<InsertedGame, 'id' | 'whiteId' | 'blackId' | 'endedAtMs'> & Partial<InsertedGame>,
): Promise<void> {
  const terms = { rating: 1500, timeControlS: 180, variant: 'standard', startFen: null } as const
  await insertFinished(pool, [
    { winner: 'black', reason: 'resignation', ucis: BLUNDER_UCIS, ...terms, ...game },
  ])
}

/** Confirms mistakes in this process, with little depth. */
export async function openTestConfirmer(): Promise<Confirmer['confirm']> {
  const engine = await loadEngine()
  return async (claim) => confirmCandidate(engine, claim, [10_000, 20_000])
}
