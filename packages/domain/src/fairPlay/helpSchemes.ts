/**
 * Which moves of a game with help are the helper's. rescued, often, always: a share of those where the player's own move would be
 * a mistake. critical: some of those where a mistake is likely.
 */
export const HELP_SCHEMES = [
  'all',
  'half',
  'rescued',
  'often',
  'always',
  'critical',
  'losing',
  'opening',
  'away',
  'person',
] as const
export type HelpScheme = (typeof HELP_SCHEMES)[number]

/** In which games there is help. */
export const HELP_SCOPES = ['every', 'some', 'staked'] as const
export type HelpScope = (typeof HELP_SCOPES)[number]

/**
 * sharp: the move that the analysis itself finds best, as of an engine like it. other: another engine's. loose: any that is about
 * as good, to hide.
 */
export const HELPERS = ['sharp', 'other', 'loose'] as const
export type Helper = (typeof HELPERS)[number]

/** How much we believe in each before having seen a game; only their orders of magnitude matter. */
export const SCHEME_WEIGHTS: Readonly<Record<HelpScheme, number>> = {
  all: 3,
  half: 2,
  rescued: 2,
  often: 2,
  always: 2,
  critical: 2,
  losing: 2,
  opening: 1,
  away: 2,
  person: 2,
}
export const SCOPE_WEIGHTS: Readonly<Record<HelpScope, number>> = { every: 5, some: 3, staked: 2 }
export const HELPER_WEIGHTS: Readonly<Record<Helper, number>> = { sharp: 3, other: 5, loose: 2 }

/** The share of helped games where only some are. */
export const SOME_GAMES = 0.5

/** Helped moves in a game of the scheme that chooses the critical ones. */
const CRITICAL_MOVES = 3
/** A mistake throws away so many points or more; the share of mistakes that help prevents. */
export const MISTAKE_FROM = 10
const RESCUED: Partial<Record<HelpScheme, number>> = { rescued: 0.4, often: 0.7, always: 0.95 }
/** No scheme is followed at every single move. */
const MOST = 0.9
/** Chances of the mover below which they are losing, in points. */
const LOSING_BELOW = 42
/** So many of the first moves that count are the opening. */
const OPENING_MOVES = 8
/** Shorter absences from the page say nothing. */
export const AWAY_FROM_MS = 1500

/** `criticality`: how much a player of that rating would be expected to throw away. `chances`: of the mover, in points. */
export type SchemedMove = { criticality: number; chances: number; awayMs: number | null }

/** The share of the player's own mistakes that help prevents by this scheme; 0 for the others. */
export const rescuedShare = (scheme: HelpScheme): number => RESCUED[scheme] ?? 0

/** How likely each move of a game is the helper's, by a scheme that does not wait for mistakes. Null if it has none here. */
export function helpShares(scheme: HelpScheme, moves: readonly SchemedMove[]): Float64Array | null {
  const shares =
    scheme === 'critical'
      ? spread(CRITICAL_MOVES, moves)
      : Float64Array.from(moves, (move, at) => (isHelped(scheme, move, at) ? shareOf(scheme) : 0))
  return shares.some((share) => share > 0) ? shares : null
}

const shareOf = (scheme: HelpScheme) => (scheme === 'half' ? 0.5 : MOST)

function isHelped(scheme: HelpScheme, { chances, awayMs }: SchemedMove, at: number): boolean {
  if (scheme === 'losing') return chances < LOSING_BELOW
  if (scheme === 'opening') return at < OPENING_MOVES
  if (scheme === 'away') return awayMs !== null && awayMs >= AWAY_FROM_MS
  return true
}

/** Shares so many helped moves out among those of a game, the more the more critical they are. */
function spread(helped: number, moves: readonly SchemedMove[]): Float64Array {
  const weights = moves.map(({ criticality }) => criticality ** 2)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return Float64Array.from(weights, (weight) => Math.min(MOST, all === 0 ? 0 : (helped * weight) / all))
}
