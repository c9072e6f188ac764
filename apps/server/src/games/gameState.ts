import type { Color, Game } from '@lance/chess'
import type { ErrorCode, GameServerEvent } from '@lance/contract'
import type { Clock, DrawOffers, EndReason, GameStatus } from '@lance/domain'
import type { GameQueue } from './gameTurn.ts'

// A game in memory. What it holds is a copy of what is stored, never ahead of it but for the board (below), and
// worth nothing without its version: every change is stored on the condition that the version still stands.

/** As he was when the game was read. */
export type Player = {
  id: string
  name: string
  country: string | null
  isPremium: boolean
  titles: number
}

/** What a game is from its first moment on. */
export type GameFacts = {
  id: string
  white: Player
  black: Player
  timeControlS: number
  wagerCents: bigint
  rated: boolean
  tournamentId: string | null
  createdAtMs: number
  /** Signs the tokens by which a page of this game says that it was closed. */
  beaconKey: Buffer
}

/** A player's being there. `goneAtMs`: since when he has no socket on the game; null while he has one. */
export type Side = { arrived: boolean; goneAtMs: number | null; pageClosed: boolean }

/** A rating as it is shown. */
export type Elo = { elo: number; provisional: boolean }

/**
 * `eloAfter` and `score` are null where the game did not count, `score` also where the pair had its share of the day.
 * `scoreBooked`: of `score`, what changed the players' scores, which never fall below 0. `payoutDueAtMs`: when a win of
 * stakes that is held back is paid out. `payoutInReview`: an operator looks at it; it is paid when he releases it.
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
}

/** Another game of the same two: asked for by one of them until then, or made. */
export type Rematch = { status: 'asked'; by: Color; untilMs: number } | { status: 'ready'; gameId: string }

/** What changes of a game, as stored under its version. Replaced as a whole, never written into. */
export type GameState = {
  version: number
  clock: Clock
  fen: string
  lastMove: string | null
  offers: DrawOffers
  white: Side
  black: Side
  elo: { white: Elo; black: Elo }
  /** The last ply whose side to move was given back time for an outage. */
  creditedPly: number
  end: EndState | null
  /** Only of a game that is over. */
  rematch: Rematch | null
}

export type MovePlayed = Extract<GameServerEvent, { type: 'move' }>

/** Sockets on this server, by whose they are. */
export type SocketsHere = { white: number; black: number; others: number }

/** When a legal move first came that the server could not store: the same move, sent again, counts from then. */
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
  ucis: string[]
  sans: string[]
  /** The rules' view of the game. While a move is on its way to disk it is one move ahead. */
  board: Game
  /** The last two moves as they were told, for those who ask again. */
  recent: MovePlayed[]
  /** A change of this game is being made; others wait in line. */
  readonly queue: GameQueue
  /** A refresh that waits its turn, shared by all who want to read the game; null when none waits. */
  refreshing: Promise<'busy' | undefined> | null
  /** What is stored may be newer than this: read again before anything is decided. */
  stale: boolean
  /** The newest version that another server told of: whoever is shown the game now has to be shown as much. */
  heardVersion: number
  readonly here: SocketsHere
  /** How many look at it without playing, as was told here last, and when. */
  viewers: { count: number; toldAtMs: number }
  readonly firstReceipts: Record<Color, FirstReceipt | null>
  /** When a refusal was last checked against the database, by the player who was refused. */
  readonly refusalCheckedAtMs: Record<Color, number>
  touchedAtMs: number
}

/** Why somebody may not look at a running game of others. */
export type WatchRefusal = Extract<ErrorCode, 'WATCH_PREMIUM_ONLY' | 'WATCH_TOURNAMENT_ONLY'>

/** Somebody who looks at a running game of others, by a socket on this server. */
export type Watcher = {
  game: LiveGame
  userId: string
  /** Says why he may not look at it any more, and closes the socket. */
  sendAway(code: WatchRefusal): void
  /** His socket stays; he is counted no more. */
  release(): Promise<void>
}

export function colorOf(facts: GameFacts, userId: string | null): Color | null {
  if (userId === facts.white.id) return 'white'
  return userId === facts.black.id ? 'black' : null
}

/** Whether anybody has the game open on this server. */
export function isLookedAt({ here }: Pick<LiveGame, 'here'>): boolean {
  return here.white + here.black + here.others > 0
}
