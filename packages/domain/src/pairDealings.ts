/**
 * The games between two players over some weeks, as seen by the gainer, who won more. A quick loss is a game
 * resigned or flagged within QUICK_PLIES.
 */
export type PairDealings = {
  games: number
  /** The gainer's score (win 1, draw 0.5), the score that the ratings predict, and its variance. */
  score: number
  expected: number
  variance: number
  /** Quick losses of the other player. */
  quickLosses: number
  /** All of the gainer's counted games, including those against this opponent. */
  gamesOfGainer: number
  staked: number
  stakedWins: number
  stakedQuickLosses: number
  /** What the other player lost to the gainer, less what went back, in centavos. */
  netCents: number
  /** What changed hands in either direction. */
  grossCents: number
}

export type PairJudgement = { kind: 'trading' | 'dumping'; weight: number; scoreZ: number; quickZ: number }

/** A game up to this length was hardly played: ten moves each. */
export const QUICK_PLIES = 20
/** The share of games between honest players that end quickly. Chosen high. */
const QUICK_CHANCE = 0.1

// Trading ratings: most of a player's games are against one opponent, who loses more than the ratings predict
// and hardly plays.
const TRADING = { gamesMin: 8, shareMin: 0.4, scoreZ: 3, quickZ: 5 } as const
// Dumping money: games whose stakes go one way, lost before they are really played.
const DUMPING = { stakedMin: 3, quickMin: 3, oneWayMin: 0.8, netCentsMin: 1500, quickZ: 4 } as const

const zOf = (count: number, { expected, variance }: { expected: number; variance: number }) =>
  variance <= 0 ? 0 : (count - expected) / Math.sqrt(variance)

const quickZOf = (quick: number, games: number) =>
  zOf(quick, { expected: games * QUICK_CHANCE, variance: games * QUICK_CHANCE * (1 - QUICK_CHANCE) })

/** What an operator should look at, or null. Money comes before ratings. */
export function judgePair(pair: PairDealings): PairJudgement | null {
  const scoreZ = zOf(pair.score, pair)
  const stakedQuickZ = quickZOf(pair.stakedQuickLosses, pair.staked)
  const isDumping =
    pair.staked >= DUMPING.stakedMin &&
    pair.stakedQuickLosses >= DUMPING.quickMin &&
    stakedQuickZ >= DUMPING.quickZ &&
    pair.netCents >= DUMPING.netCentsMin &&
    pair.netCents >= DUMPING.oneWayMin * pair.grossCents
  if (isDumping) return { kind: 'dumping', weight: stakedQuickZ, scoreZ, quickZ: stakedQuickZ }
  const quickZ = quickZOf(pair.quickLosses, pair.games)
  const isTrading =
    pair.games >= TRADING.gamesMin &&
    pair.games >= TRADING.shareMin * pair.gamesOfGainer &&
    scoreZ >= TRADING.scoreZ &&
    quickZ >= TRADING.quickZ
  return isTrading ? { kind: 'trading', weight: quickZ, scoreZ, quickZ } : null
}
