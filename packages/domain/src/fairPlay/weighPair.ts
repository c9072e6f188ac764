import type { DealingSign, MoneyAccount, MoneyGame } from './dealings.ts'
import { logSum } from './skillGrid.ts'

/** Games between two accounts, from the side of the one that gained, and how many games each plays in all. */
export type PairOfAccounts = {
  gainerId: string
  loserId: string
  games: readonly MoneyGame[]
  /** Of the loser's lost games, the share that this gainer won. */
  isolation: number
}

export type SignNats = Readonly<Record<DealingSign, number>>

/** Ratings of friends may be old: how far the difference of two may be off, in points, on a small grid. */
const RATING_ERROR = 180
const ERRORS = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]
const DRAW_SHARE = 0.08
/** Results of a game that is given away; and the games of such a pair that are not. */
const GIVEN = { win: 0.95, draw: 0.03, loss: 0.02 }
const PLAYED_SHARE = 0.25

const QUICK_PLIES = 30
/** Quick ends among honest losses, and among those of pairs that lose quickly. */
const QUICK = { honest: 0.08, given: 0.75 }
/** How far the losers of honest and of given games fall short of their level; not all who give games away play badly. */
const SHORT = { honest: { mean: 0.35, deviation: 1.2 }, given: { mean: 2.2, deviation: 1.5 } }
const HIDDEN_SHARE = 0.4

/**
 * The share of pairs with one payment instrument: of those who lose on purpose, and of honest ones, since families share theirs.
 * An instrument alone must raise nobody.
 */
const SHARED = { given: 0.4, honest: 0.03 }
const MADE_WITHIN_MS = 48 * 3_600_000
const TIMING = { near: Math.log(0.3 / 0.025), apart: Math.log(0.7 / 0.975) }
/** Friends play each other too, so that this says little. */
const ISOLATION = { from: 0.8, gamesMin: 3, nats: 0.7 }

/** How strongly the games of a pair speak for losing on purpose, sign by sign. */
export function weighPair(
  { gainerId, games, isolation }: PairOfAccounts,
  accounts: readonly (MoneyAccount | undefined)[],
): SignNats {
  const lost = games.filter(({ winnerId }) => winnerId === gainerId)
  return {
    results: weighResults(gainerId, games),
    losses: weighLosses(lost),
    play: weighPlay(lost),
    instrument: weighInstruments(accounts),
    timing: weighAges(accounts),
    isolation: isolation >= ISOLATION.from && lost.length >= ISOLATION.gamesMin ? ISOLATION.nats : 0,
  }
}

function weighResults(gainerId: string, games: readonly MoneyGame[]): number {
  const weights = ERRORS.map((error) => Math.exp(-0.5 * error * error))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const under = (isGiven: boolean) =>
    logSum(
      ERRORS.map((error, at) =>
        games.reduce(
          (sum, game) => sum + Math.log(resultChance(game, { gainerId, error, isGiven })),
          Math.log((weights[at] ?? 0) / all),
        ),
      ),
    )
  return games.length === 0 ? 0 : under(true) - under(false)
}

function resultChance(
  { whiteId, whiteRating, blackRating, winnerId }: MoneyGame,
  { gainerId, error, isGiven }: { gainerId: string; error: number; isGiven: boolean },
): number {
  const lead = (whiteRating - blackRating) * (whiteId === gainerId ? 1 : -1) + error * RATING_ERROR
  const win = (1 - DRAW_SHARE) / (1 + 10 ** (-lead / 400))
  const kind = winnerId === null ? 'draw' : winnerId === gainerId ? 'win' : 'loss'
  const honest = { win, draw: DRAW_SHARE, loss: 1 - DRAW_SHARE - win }[kind]
  return isGiven ? (1 - PLAYED_SHARE) * GIVEN[kind] + PLAYED_SHARE * honest : honest
}

function weighLosses(lost: readonly MoneyGame[]): number {
  const nats = lost.reduce((sum, { plies, isResigned }) => {
    const isQuick = isResigned && plies <= QUICK_PLIES
    return sum + Math.log(isQuick ? QUICK.given / QUICK.honest : (1 - QUICK.given) / (1 - QUICK.honest))
  }, 0)
  return lost.length === 0 ? 0 : logSum([Math.log(0.5), Math.log(0.5) + nats])
}

function weighPlay(lost: readonly MoneyGame[]): number {
  const nats = lost.reduce((sum, { loserFellShort }) => {
    if (loserFellShort === null) return sum
    const given = density(loserFellShort, SHORT.given)
    const honest = density(loserFellShort, SHORT.honest)
    // Tails are fatter than normal: no single game says more than this.
    return sum + Math.max(-1.5, Math.min(3, Math.log(given / honest)))
  }, 0)
  return logSum([Math.log(HIDDEN_SHARE), Math.log(1 - HIDDEN_SHARE) + nats])
}

const density = (value: number, { mean, deviation }: { mean: number; deviation: number }) =>
  Math.exp(-0.5 * ((value - mean) / deviation) ** 2) / deviation

function weighInstruments([one, other]: readonly (MoneyAccount | undefined)[]): number {
  if (!one?.instruments.length || !other?.instruments.length) return 0
  return one.instruments.some((hash) => other.instruments.includes(hash))
    ? Math.log(SHARED.given / SHARED.honest)
    : Math.log((1 - SHARED.given) / (1 - SHARED.honest))
}

function weighAges([one, other]: readonly (MoneyAccount | undefined)[]): number {
  if (one === undefined || other === undefined) return 0
  return Math.abs(one.createdAtMs - other.createdAtMs) <= MADE_WITHIN_MS ? TIMING.near : TIMING.apart
}

/** Draws among equals, and short ones: of honest pairs, whose taste for draws differs, and of those who agree on them. */
const DRAWS = { honest: [0.05, 0.1, 0.2, 0.35], weights: [0.4, 0.35, 0.2, 0.05], arranged: 0.9 }
const SHORT_DRAW = { plies: 40, honest: 0.2, arranged: 0.75 }

/** How strongly a pair's draws speak for an agreement before the game. */
export function weighDraws(games: readonly MoneyGame[]): number {
  const draws = games.filter(({ winnerId }) => winnerId === null)
  const short = draws.filter(({ plies }) => plies <= SHORT_DRAW.plies).length
  const drawn = (share: number) =>
    draws.length * Math.log(share) + (games.length - draws.length) * Math.log(1 - share)
  const shortNats =
    short * Math.log(SHORT_DRAW.arranged / SHORT_DRAW.honest) +
    (draws.length - short) * Math.log((1 - SHORT_DRAW.arranged) / (1 - SHORT_DRAW.honest))
  const honest = logSum(DRAWS.honest.map((share, at) => Math.log(DRAWS.weights[at] ?? 0) + drawn(share)))
  return drawn(DRAWS.arranged) - honest + shortNats
}
