import type { OwnExercise } from './ownExercise.ts'

/** For tests: White overlooks a fork. */
export function forkExercise(changes: Partial<OwnExercise> = {}): OwnExercise {
  return {
    id: 'bot-1.21',
    source: 'bot',
    gameId: 'bot-1',
    variant: 'standard',
    fen: 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1',
    ply: 21,
    played: 'e1e2',
    lost: 40,
    accepted: [
      { uci: 'd5c7', chances: 90 },
      { uci: 'd5f6', chances: 88 },
    ],
    line: ['d5c7', 'e8d7', 'c7a8'],
    refutation: ['e1e2', 'e8d7'],
    themes: ['fork', 'endgame'],
    difficulty: 1300,
    playedAtMs: 1000,
    ...changes,
  }
}
