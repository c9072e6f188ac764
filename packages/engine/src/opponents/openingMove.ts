import type { HouseBotId } from './houseBots.ts'
import { seedOf } from './randomness.ts'

type Openings = Readonly<Record<'white' | 'black', readonly string[]>>

/**
 * What each house bot plays with either color: lines from the start of standard chess as UCI moves of both sides, of which it
 * plays its own while the game follows them.
 */
export const HOUSE_OPENINGS: Readonly<Record<HouseBotId, Openings>> = {
  tuim: {
    white: ['e2e4 e7e5 d1h5', 'e2e4 c7c5 d1f3', 'e2e4 e7e6 d1f3'],
    black: ['e2e4 e7e5 g1f3 d8f6', 'd2d4 d7d5'],
  },
  tico: {
    white: ['e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3', 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3'],
    black: ['e2e4 e7e5 g1f3 b8c6 f1c4 f8c5', 'd2d4 d7d5 c2c4 e7e6'],
  },
  curio: {
    white: ['e2e4 e7e5 b1c3 g8f6 g1f3', 'e2e4 e7e5 b1c3 b8c6 g1f3', 'e2e4 c7c5 b1c3 b8c6 g1f3'],
    black: [
      'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6',
      'e2e4 e7e5 g1f3 b8c6 f1b5 g8f6',
      'd2d4 g8f6 c2c4 b8c6',
      'd2d4 b8c6 g1f3 g8f6',
    ],
  },
  sabia: {
    white: ['e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4', 'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4'],
    black: ['e2e4 d7d5 e4d5 d8d5 b1c3 d5a5', 'd2d4 d7d5'],
  },
  jacana: {
    white: ['d2d4 d7d5 c1f4 g8f6 e2e3', 'd2d4 g8f6 c1f4 e7e6 e2e3', 'd2d4 g8f6 c1f4 g7g6 e2e3'],
    black: [
      'e2e4 c7c6 d2d4 d7d5 e4e5 c8f5',
      'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
      'd2d4 d7d5 c2c4 c7c6',
    ],
  },
  arara: {
    white: ['e2e4 e7e5 f2f4', 'e2e4 c7c5 d2d4 c5d4 c2c3', 'e2e4 d7d5 e4d5'],
    black: [
      'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 g7g6',
      'd2d4 g8f6 c2c4 c7c5 d4d5 b7b5',
      'd2d4 g8f6 g1f3 c7c5',
    ],
  },
  carcara: {
    white: ['d2d4 d7d5 c2c4 e7e6 b1c3', 'd2d4 d7d5 c2c4 c7c6 g1f3', 'd2d4 g8f6 c2c4'],
    black: ['e2e4 e7e6 d2d4 d7d5 e4e5 c7c5', 'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6', 'd2d4 d7d5 c2c4 e7e6'],
  },
  gaviao: {
    white: ['c2c4 e7e5 b1c3 g8f6 g2g3', 'c2c4 g8f6 b1c3', 'c2c4 c7c5 b1c3'],
    black: [
      'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6',
      'd2d4 g8f6 g1f3 g7g6',
      'e2e4 d7d6 d2d4 g8f6 b1c3 g7g6',
      'e2e4 g7g6 d2d4 f8g7',
      'c2c4 g8f6 b1c3 g7g6',
    ],
  },
  harpia: {
    white: [
      'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1',
      'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3',
      'e2e4 e7e6 d2d4 d7d5 b1c3',
    ],
    black: [
      'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6',
      'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4',
      'd2d4 g8f6 c2c4 e7e6 g1f3 d7d5',
    ],
  },
}

/** The next move of one of the bot's openings, by the seed; null once the game has left them all. */
export function openingMove(
  id: HouseBotId,
  { ucis, seed }: { ucis: readonly string[]; seed: number },
): string | null {
  const lines = HOUSE_OPENINGS[id][ucis.length % 2 === 0 ? 'white' : 'black'].map((line) => line.split(' '))
  const following = lines.filter((line) => ucis.every((uci, ply) => uci === line[ply]))
  const moves = [...new Set(following.flatMap((line) => line[ucis.length] ?? []))]
  return moves[(seedOf(seed, ucis.join(' ')) >>> 0) % moves.length] ?? null
}
