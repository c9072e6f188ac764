/**
 * A finished game as far as money goes. `winnerId`: null for a draw. `ratings`: before the game. `loserFellShort`: by how many
 * standard deviations the loser played below their own level, from the analysis of its moves; null if unknown.
 * `tournamentId`: a game that moved prizes or entries rather than a stake.
 */
export type MoneyGame = {
  gameId: string
  endedAtMs: number
  whiteId: string
  blackId: string
  whiteRating: number
  blackRating: number
  winnerId: string | null
  stakeCents: number
  plies: number
  durationMs: number | null
  isResigned: boolean
  tournamentId: string | null
  loserFellShort: number | null
}

/** `instruments`: keyed hashes of how the account pays in or out. */
export type MoneyAccount = { accountId: string; createdAtMs: number; instruments: readonly string[] }

/** What went from one account to another, less what came back. `expectedCents`: what the ratings let expect. */
export type MoneyFlow = {
  fromId: string
  toId: string
  games: number
  netCents: number
  expectedCents: number
}

export const DEALING_KINDS = ['dumping', 'trading', 'ring', 'chips', 'arranged'] as const
/**
 * dumping: one loses stakes to another on purpose. trading: the same for points. ring: three accounts or more. chips: losses
 * in tournaments that help one account to the prizes. arranged: draws that were agreed on.
 */
export type DealingKind = (typeof DEALING_KINDS)[number]

export const DEALING_SIGNS = ['results', 'losses', 'play', 'instrument', 'timing', 'isolation'] as const
/**
 * results: who won against what the ratings predict. losses: quick ends. play: losers below their own level. instrument: one
 * payment instrument for several accounts. timing: accounts made or used together. isolation: these accounts hardly play
 * others.
 */
export type DealingSign = (typeof DEALING_SIGNS)[number]

/** Accounts among which money or points moved, the gainer first, as `Judgement` is for a player. */
export type DealingJudgement = {
  kind: DealingKind
  gainerId: string
  accountIds: readonly string[]
  flows: readonly MoneyFlow[]
  gameIds: readonly string[]
  nats: number
  falseAlarmRate: number
  signs: readonly { kind: DealingSign; nats: number }[]
}
