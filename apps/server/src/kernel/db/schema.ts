import type { GameReviewRecord, ReportKind } from '@lance/contract'
import type { AccountKind, EndReason, GameStatus, PresenceStatus, Speed, TransferKind } from '@lance/domain'
import type { ColumnType, Generated } from 'kysely'

// The database schema for TypeScript; the migrations create it. Times are Dates, money is bigint centavos.

/** A column that the database fills when an insert omits it. */
type Defaulted<T> = ColumnType<T, T | undefined, T>

export type UsersTable = {
  id: Generated<string>
  /** Null for a closed account, like its name and password. */
  email: string | null
  name: string | null
  password_hash: string | null
  role: Defaulted<'FREEMIUM' | 'PREMIUM'>
  country: string | null
  phone: string | null
  language: Defaulted<string>
  score: Defaulted<number>
  titles: Defaulted<number>
  email_confirmed_at: Date | null
  created_at: Defaulted<Date>
  closed_at: ColumnType<Date | null, undefined, Date>
  password_changed_at: ColumnType<Date | null, undefined, Date | null>
}

export type SessionsTable = {
  id: string
  user_id: string
  refresh_hash: Buffer
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  browser: Defaulted<string | null>
  system: Defaulted<string | null>
  used_at: Defaulted<Date | null>
}

export type AccessTokensTable = { token_hash: Buffer; session_id: string; expires_at: Date }

export type MailTokensTable = {
  token_hash: Buffer
  user_id: string
  kind: 'confirm_email' | 'reset_password'
  mail_id: string
  expires_at: Date
  used_at: Date | null
}

export type MailOutboxTable = {
  id: string
  kind: string
  about: ColumnType<Record<string, string>, string, string>
  queued_at: Date
  due_at: Date
  until: Date
  attempts: Defaulted<number>
  last_error: string | null
}

export type RatingsTable = {
  user_id: string
  speed: Speed
  rating: number
  deviation: number
  volatility: number
  games: number
  rated_at: Date
  /** When the rating becomes provisional again if the player stops playing; null while it is provisional. */
  settled_until: Date | null
}

/** The results of a user's games by color, without aborted games. */
export type GameTalliesTable = {
  user_id: string
  white_wins: number
  white_draws: number
  white_losses: number
  black_wins: number
  black_draws: number
  black_losses: number
}

/** Recent sort keys of every n-th rank of a list: `first` and `second` are what the list is sorted by. */
export type RankMarksTable = {
  board: 'titles' | Speed
  rank: number
  first: number
  second: number
  user_id: string
  made_at: Date
}

export type ServerBootsTable = { id: string; started_at: Date; seen_at: Date; ended_at: Date | null }

export type SocketLeasesTable = {
  id: string
  user_id: string
  game_id: string | null
  boot_id: string
  opened_at: Date
  watching: Defaulted<boolean>
}

export type PlayersOnlineTable = {
  id: string
  status: Defaulted<PresenceStatus>
  current_game_id: string | null
  version: Defaulted<number>
  gone_at: Date | null
  changed_at: Date
  closed: Defaulted<boolean>
}

export type MatchmakingQueueTable = {
  player_id: string
  time_control_s: number
  wager_cents: Defaulted<bigint>
  rating: number
  entered_at: Date
  lease_until: Date
}

export type GamesTable = {
  id: string
  status: Defaulted<GameStatus>
  reason: EndReason | null
  white_id: string
  black_id: string
  winner_id: string | null
  time_control_s: number
  wager_cents: Defaulted<bigint>
  rated: Defaulted<boolean>
  tournament_id: string | null
  rematch_of: string | null
  rematch_by: string | null
  rematch_until: Date | null
  rematch_id: string | null
  fen: string
  ply: Defaulted<number>
  version: Defaulted<number>
  last_move: string | null
  beacon_key: Buffer
  white_ms: number
  black_ms: number
  turn_started_at: Date
  first_moves_until: Defaulted<Date | null>
  due_at: Date | null
  sweep_at: Date | null
  credited_ply: Defaulted<number>
  draw_offer_id: string | null
  draw_offer_by: string | null
  white_offers: Defaulted<number>
  black_offers: Defaulted<number>
  white_arrived: Defaulted<boolean>
  black_arrived: Defaulted<boolean>
  white_gone_at: Date | null
  black_gone_at: Date | null
  white_page_closed: Defaulted<boolean>
  black_page_closed: Defaulted<boolean>
  white_elo: number
  black_elo: number
  white_elo_provisional: boolean
  black_elo_provisional: boolean
  white_elo_after: number | null
  black_elo_after: number | null
  white_score_change: number | null
  black_score_change: number | null
  white_score_booked: number | null
  black_score_booked: number | null
  created_at: Date
  ended_at: Date | null
}

export type MovesTable = {
  game_id: string
  ply: number
  uci: string
  move_id: string
  clock_ms: number
  played_at: Date
  signs: Defaulted<number | null>
}

export type LiveSeatTable = { user_id: string; game_id: string }

export type OutageCreditsTable = {
  game_id: string
  ply: number
  user_id: string
  stopped_at: Date
  resumed_at: Date
  given_at: Date
}

export type ChatMessagesTable = {
  game_id: string
  number: number
  sender_id: string
  message_id: string
  message: string
  sent_at: Date
}

export type ChatMutesTable = { user_id: string; muted_id: string; muted_at: Date }

export type ReportsTable = {
  game_id: string
  reporter_id: string
  kind: ReportKind
  reported_id: string
  reported_at: Date
}

export type InvitationsTable = {
  id: string
  host_id: string
  time_control_s: number
  color: 'white' | 'black' | 'random'
  created_at: Date
  until: Date
  taken_by: string | null
  game_id: string | null
}

export type GameReviewsTable = {
  game_id: string
  user_id: string
  depth_plies: number
  evaluations: ColumnType<GameReviewRecord['evaluations'], string, string>
  stored_at: Date
}

/** `balance` is null where none is kept: it is the sum of the account's transfers. Only they change it. */
export type AccountsTable = {
  id: ColumnType<bigint, never, never>
  kind: AccountKind
  owner_id: string | null
  balance: ColumnType<bigint | null, bigint | null, never>
  floor: bigint | null
}

export type TransfersTable = {
  id: ColumnType<bigint, never, never>
  debit_account: bigint
  credit_account: bigint
  amount: bigint
  kind: TransferKind
  reference: string
  idempotency_key: string
  created_at: Date
}

export type LedgerStampTable = { mode: 'sandbox' | 'live'; stamped_at: Date }

export type WagerAbortsTable = { game_id: string; user_id: string; aborted_at: Date }

export type HeldPayoutsTable = {
  game_id: string
  user_id: string
  amount: bigint
  due_at: Date
  paid_at: Date | null
  undone_by: Defaulted<string | null>
  in_review: Defaulted<boolean>
}

export type PayoutHoldsTable = {
  game_id: string | null
  user_id: string | null
  act_id: string
  held_at: Date
}

export type OperatorActsTable = {
  id: string
  verb: string
  who: string
  why: string
  given: ColumnType<Record<string, string>, string, never>
  begun_at: Date
  done_at: Date | null
}

export type LedgerProofsTable = {
  night: string
  begun_at: Date
  findings: number | null
  open_items: number | null
}

export type Database = {
  users: UsersTable
  sessions: SessionsTable
  access_tokens: AccessTokensTable
  mail_tokens: MailTokensTable
  mail_outbox: MailOutboxTable
  ratings: RatingsTable
  game_tallies: GameTalliesTable
  rank_marks: RankMarksTable
  server_boots: ServerBootsTable
  socket_leases: SocketLeasesTable
  players_online: PlayersOnlineTable
  matchmaking_queue: MatchmakingQueueTable
  games: GamesTable
  moves: MovesTable
  live_seat: LiveSeatTable
  outage_credits: OutageCreditsTable
  chat_messages: ChatMessagesTable
  chat_mutes: ChatMutesTable
  reports: ReportsTable
  invitations: InvitationsTable
  game_reviews: GameReviewsTable
  accounts: AccountsTable
  transfers: TransfersTable
  ledger_stamp: LedgerStampTable
  ledger_proofs: LedgerProofsTable
  wager_aborts: WagerAbortsTable
  held_payouts: HeldPayoutsTable
  payout_holds: PayoutHoldsTable
  operator_acts: OperatorActsTable
}
