import { withdrawPuzzle } from '../../play/puzzles/index.ts'
import type { Verb } from './verb.ts'

export const withdrawPuzzleVerb: Verb = {
  says: 'Withdraws the puzzle from a game, for good. A day that shows it has the historic puzzle at once.',
  takes: [{ name: 'game', says: 'the id of the game, as the puzzle’s page links it' }],
  changes: true,
  transactions: 'one',
  async run(ctx, { game = '' }) {
    const was = await withdrawPuzzle(ctx, { gameId: game })
    if (was === null)
      return { ok: false, lines: [`No puzzle comes from game ${game}.`], code: 'PUZZLE_UNKNOWN' }
    const lines = {
      waiting: 'The puzzle is withdrawn. No day had shown it.',
      published: 'The puzzle is withdrawn. Its day has the historic one, or another if it is still to come.',
      withdrawn: 'The puzzle was withdrawn before.',
    }
    return { ok: true, lines: [lines[was]], changed: { game, from: was, to: 'withdrawn' } }
  },
}
