/** A famous finished game. `key` is the key of its title in the texts. */
export type FamousGame = {
  key: 'immortal' | 'opera' | 'evergreen' | 'century'
  white: string
  black: string
  /** Where the replay starts, and the only position shown to users who prefer reduced motion. */
  fromPly: number
  ucis: readonly string[]
  sans: readonly string[]
}

const splitWords = (text: string) => text.trim().split(/\s+/)

// Classics played between 1851 and 1956.
export const FAMOUS_GAMES: readonly FamousGame[] = [
  {
    key: 'immortal',
    white: 'Adolf Anderssen',
    black: 'Lionel Kieseritzky',
    fromPly: 35,
    ucis: splitWords(`
      e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4
      h5f6 h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1
      f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7
    `),
    sans: splitWords(`
      e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5
      Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#
    `),
  },
  {
    key: 'opera',
    white: 'Paul Morphy',
    black: 'Brunswick & Isouard',
    fromPly: 24,
    ucis: splitWords(`
      e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5
      c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8
    `),
    sans: splitWords(`
      e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O
      Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#
    `),
  },
  {
    key: 'evergreen',
    white: 'Adolf Anderssen',
    black: 'Jean Dufresne',
    fromPly: 36,
    ucis: splitWords(`
      e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4 c5b4 c2c3 b4a5 d2d4 e5d4 e1g1 d4d3 d1b3 d8f6 e4e5 f6g6 f1e1
      g8e7 c1a3 b7b5 b3b5 a8b8 b5a4 a5b6 b1d2 c8b7 d2e4 g6f5 c4d3 f5h5 e4f6 g7f6 e5f6 h8g8 a1d1 h5f3
      e1e7 c6e7 a4d7 e8d7 d3f5 d7e8 f5d7 e8f8 a3e7
    `),
    sans: splitWords(`
      e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 Qa4
      Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+
      Kf8 Bxe7#
    `),
  },
  {
    key: 'century',
    white: 'Donald Byrne',
    black: 'Bobby Fischer',
    fromPly: 33,
    ucis: splitWords(`
      g1f3 g8f6 c2c4 g7g6 b1c3 f8g7 d2d4 e8g8 c1f4 d7d5 d1b3 d5c4 b3c4 c7c6 e2e4 b8d7 a1d1 d7b6 c4c5
      c8g4 f4g5 b6a4 c5a3 a4c3 b2c3 f6e4 g5e7 d8b6 f1c4 e4c3 e7c5 f8e8 e1f1 g4e6 c5b6 e6c4 f1g1 c3e2
      g1f1 e2d4 f1g1 d4e2 g1f1 e2c3 f1g1 a7b6 a3b4 a8a4 b4b6 c3d1 h2h3 a4a2 g1h2 d1f2 h1e1 e8e1 b6d8
      g7f8 f3e1 c4d5 e1f3 f2e4 d8b8 b7b5 h3h4 h7h5 f3e5 g8g7 h2g1 f8c5 g1f1 e4g3 f1e1 c5b4 e1d1 d5b3
      d1c1 g3e2 c1b1 e2c3 b1c1 a2c2
    `),
    sans: splitWords(`
      Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3
      bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1
      axb6 Qb4 Ra4 Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7
      Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+ Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#
    `),
  },
]

const DAY_MS = 86_400_000

/** The index of the day's game, the same for all visitors. */
export const dailyGameIndex = (nowMs: number): number => Math.floor(nowMs / DAY_MS) % FAMOUS_GAMES.length

export function famousGame(index: number): FamousGame {
  const game = FAMOUS_GAMES[index % FAMOUS_GAMES.length]
  if (game === undefined) throw new Error('there is no famous game')
  return game
}
