import type { Color, Game, Variant } from '@lance/chess'
import type { ErrorCode, MatchEnd, ServerEvent, SocketErrorCode } from '@lance/contract'
import type {
  Clock,
  DrawOffers,
  EndReason,
  GameStatus,
  LagAccount,
  Pace,
  RatingClass,
  TournamentFormat,
} from '@lance/domain'
import type { GameQueue } from './gameQueue.ts'
import type { MoveCommand } from './moveCommand.ts'

// A game in memory is a copy of what is stored. It is never ahead of the stored game, except for the board
// (below), and is valid only together with its version: every change is stored on the condition that the
// version is still current.

/** A player as of when the game was read. */
export type Player = {
  id: string
  name: string
  country: string | null
  isPremium: boolean
  titles: number
}

/** What never changes about a game. */
export type GameFacts = Pace & {
  id: string
  white: Player
  black: Player
  /** The rating that it counts for. */
  speed: RatingClass
  variant: Variant
  /** Where it began; `startGame(startFen, { variant })` sets it up. */
  startFen: string
  wagerCents: bigint
  rated: boolean
  tournamentId: string | null
  /** Whether it is played for a prize: in a tournament with an entry fee. */
  hasPrize: boolean
  tournamentFormat: TournamentFormat | null
  /** Whether its players may go berserk before their first moves. */
  allowsBerserk: boolean
  createdAtMs: number
  /**
   * Signs the tokens with which a page of this game reports that it was closed; in base64, because a Buffer of a query's
   * result is a slice that keeps 64 KiB alive.
   */
  beaconKey: string
}

/**
 * A player's presence. `goneAtMs`: since when they have had no socket on the game; null while they have one.
 */
export type SidePresence = { arrived: boolean; goneAtMs: number | null; pageClosed: boolean }

/** A rating as displayed. */
export type Elo = { elo: number; provisional: boolean }

/**
 * `eloAfter` and `score` are null when the game did not count; `score` also when the pair had used up its
 * share of the day. `scoreBooked`: the part of `score` that changed the players' scores, which never fall
 * below 0. `payoutDueAtMs`: when a held-back payout of stakes is due. `payoutInReview`: an operator reviews
 * it, and it is paid when they release it. `match`: what the end means for a tournament's match.
 */
export type EndState = {
  reason: EndReason
  status: Exclude<GameStatus, 'playing'>
  winner: Color | null
  endedAtMs: number
  eloAfter: { white: number; black: number } | null
  score: { white: number; black: number } | null
  scoreBooked: { white: number; black: number } | null
  payoutDueAtMs: number | null
  payoutInReview: boolean
  payoutReviewSinceMs: number | null
  match: MatchEnd | null
}

/** A rematch: requested by one player until `untilMs`, or created. */
export type Rematch = { status: 'asked'; by: Color; untilMs: number } | { status: 'ready'; gameId: string }

/**
 * The changing part of a game, as stored under its version. A stored move is written into it where it is
 * (`advanceGame.ts`), every other change replaces it as a whole: outside the game's queue, don't keep it
 * across an await.
 */
export type GameState = {
  version: number
  clock: Clock
  fen: string
  lastMove: string | null
  offers: DrawOffers
  white: SidePresence
  black: SidePresence
  elo: { white: Elo; black: Elo }
  /** The last ply at which the side to move was credited time for an outage. */
  creditedPly: number
  end: EndState | null
  /** Only for a finished game. */
  rematch: Rematch | null
}

export type MovePlayed = ServerEvent<'game', 'move'>

/** An answer for the mover only. A stored move is published to everyone at the game instead. */
export type MoveAnswer = { kind: 'refused'; code: SocketErrorCode } | { kind: 'repeated'; event: MovePlayed }
export type AnswerMove = (answer: MoveAnswer, moveId: string) => void

/** A move for its player's next turn, and the socket to answer. */
export type HeldPremove = { command: MoveCommand; answer: AnswerMove }

/** The number of sockets on this server by role. */
export type LocalSocketCounts = { white: number; black: number; others: number }

/**
 * When the server first received a legal move that it could not store: the same move, sent again, counts from
 * then.
 */
export type FirstReceipt = {
  ply: number
  moveId: string
  from: string
  to: string
  promotion: string | null
  receivedAtMs: number
}

export type LiveGame = {
  readonly facts: GameFacts
  state: GameState
  /** The rules' view of the game, with all its moves. One move ahead while a move is being stored. */
  board: Game
  /** The events of the last two moves as published, for clients that send those moves again. */
  readonly recent: MovePlayed[]
  /** Serializes the changes of this game. */
  readonly queue: GameQueue
  /** A queued refresh, shared by all readers of the game; null when none is queued. */
  refreshing: Promise<'busy' | undefined> | null
  /** The stored game may be newer: read it again before any decision. */
  stale: boolean
  /**
   * The newest version that another server published: a client that is sent the game now must not get an
   * older one.
   */
  publishedVersion: number
  readonly localSockets: LocalSocketCounts
  /** The number of viewers as last published here, and when. */
  viewers: { count: number; publishedAtMs: number }
  readonly firstReceipts: Record<Color, FirstReceipt | null>
  /** What the network may still cost each player without being charged, where that is credited. */
  readonly lag: Record<Color, LagAccount>
  /** Each player's move for their next turn, if their page sent one. */
  readonly premoves: Record<Color, HeldPremove | null>
  /** When a refusal to each player was last checked against the database. */
  readonly refusalCheckedAtMs: Record<Color, number>
  touchedAtMs: number
}

/** Why a user may not watch a running game of others. */
export type WatchRefusalCode = Extract<ErrorCode, 'WATCH_PREMIUM_ONLY' | 'WATCH_TOURNAMENT_ONLY'>

/** A viewer of a running game of others, with a socket on this server. */
export type Viewer = {
  game: LiveGame
  userId: string
  /** Sends the reason why the user may no longer watch, and closes the socket. */
  disconnect(code: WatchRefusalCode): void
  /** Stops counting the viewer; the socket stays open. */
  release(): Promise<void>
}

export function colorOf(facts: GameFacts, userId: string | null): Color | null {
  if (userId === facts.white.id) return 'white'
  return userId === facts.black.id ? 'black' : null
}

/** Whether the game has any socket on this server. */
export function hasLocalSockets({ localSockets }: Pick<LiveGame, 'localSockets'>): boolean {
  return localSockets.white + localSockets.black + localSockets.others > 0
}
