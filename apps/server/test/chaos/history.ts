// What the clients of a run saw, in the order in which they saw it, and what the database contains at the
// end. Plain data: a history can be written to a file and checked by a program that doesn't know how it was
// recorded.

/** The state of a game as a client was told it: clocks after its last move, or as of that moment. */
export type SeenPosition = {
  ply: number
  fen: string
  whiteMs: number
  blackMs: number
}

export type HistoryEvent = { atMs: number; client: number; gameId: string } & (
  | { kind: 'sent'; ply: number; uci: string; moveId: string }
  /** A move as any client was told it; for the player who made it, the acknowledgement. */
  | ({ kind: 'move'; version: number; uci: string; moveId: string } & SeenPosition)
  /** The complete record, sent first on a connection, or as an answer. */
  | ({ kind: 'record'; version: number; moves: readonly string[]; status: string } & SeenPosition)
  | { kind: 'end'; version: number; status: string; reason: string; winnerId: string | null }
  /** A wallet's balance as its user was told it. `gameId` is empty. */
  | { kind: 'balance'; userId: string; balance: number }
)

export type StoredMove = { uci: string; moveId: string; clockMs: number }

export type StoredGame = {
  id: string
  whiteId: string
  blackId: string
  version: number
  ply: number
  fen: string
  status: string
  reason: string | null
  winnerId: string | null
  stakeCents: number
  moves: readonly StoredMove[]
}

/** One transfer; `from` and `to` are kinds of accounts, with their owner where they have one. */
export type StoredTransfer = {
  kind: string
  reference: string
  amountCents: number
  from: string
  to: string
}

/** What the database contains. `wallets`: balances in centavos, by user. */
export type Truth = {
  games: readonly StoredGame[]
  transfers: readonly StoredTransfer[]
  walletsBefore: ReadonlyMap<string, number>
  wallets: ReadonlyMap<string, number>
}

export type History = { events: readonly HistoryEvent[]; truth: Truth }

export type Rule =
  | 'no acknowledged move is lost'
  | 'one move for each ply'
  | 'every stored move is legal'
  | 'no clock goes up'
  | 'no version goes back'
  | 'one result for each game'
  | 'one payout for each game'
  | 'no balance is below zero'
  | 'every wallet holds what its games left it'

/** A rule that was broken. */
export type Breach = { rule: Rule; about: string; detail: string }
