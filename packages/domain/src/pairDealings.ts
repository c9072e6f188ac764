/**
 * What two players did with each other in some weeks, as seen from `gainer`, who won more of it. A quick loss: given up or
 * flagged within QUICK_PLIES.
 */
export type PairDealings = {
  games: number
  /** What the gainer scored, 1 for a win, 0.5 for a draw; what the ratings of each game expected, and its variance. */
  score: number
  expected: number
  variance: number
  /** Losses of the other that were quick. */
  quickLosses: number
  /** All games of the gainer's that counted, those with this opponent too. */
  gamesOfGainer: number
  staked: number
  stakedWins: number
  stakedQuickLosses: number
  /** What went from the other to the gainer, less what went back, in centavos. */
  netCents: number
  /** What went either way. */
  grossCents: number
}

export type PairJudgement = { kind: 'trading' | 'dumping'; weight: number; scoreZ: number; quickZ: number }

/** Up to here a game was hardly played: ten moves of each. */
export const QUICK_PLIES = 20
/** Of a hundred games among honest players, so many end like that. Chosen high. */
const QUICK_CHANCE = 0.1

// Trading ratings: most of somebody's games are with one other, who loses more than the ratings say and hardly plays.
const TRADING = { gamesMin: 8, shareMin: 0.4, scoreZ: 3, quickZ: 5 } as const
// Handing money over: games for stakes that go one way, lost before they were played.
const DUMPING = { stakedMin: 3, quickMin: 3, oneWayMin: 0.8, netCentsMin: 1500, quickZ: 4 } as const

const zOf = (count: number, { expected, variance }: { expected: number; variance: number }) =>
  variance <= 0 ? 0 : (count - expected) / Math.sqrt(variance)

const quickZOf = (quick: number, games: number) =>
  zOf(quick, { expected: games * QUICK_CHANCE, variance: games * QUICK_CHANCE * (1 - QUICK_CHANCE) })

/** What an operator should look at; null: nothing. Money before ratings. */
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
