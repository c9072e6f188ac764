import type { Color } from '@lance/chess'
import type { GameRecord, PromotionLetter } from '@lance/contract'
import type { Ending, MoveInput } from '@lance/domain'
import type { BotFaceName } from '../../design/BotFace.tsx'
import type { Marks } from '../../design/PlayerMarks.tsx'
import type { ShownGame } from '../room/index.ts'
import type { EndMoney, EndPoints } from './endChanges.ts'
import type { ShownClocks } from './shownClocks.ts'

export type RatingChange = NonNullable<GameRecord['ratings']>[Color]

export type TablePlayer = Marks & {
  /** For the link to the profile; null for the bot and for its opponent. */
  id: string | null
  name: string
  /** What the picture shows: a person's initials on the color of this id, or a bot's face. */
  picture: { of: 'person'; id: string } | { of: 'bot'; face: BotFaceName }
  /** Two letters; null if unknown. */
  country: string | null
  /** Null in a game against the bot, but for a house bot's own. */
  rating: { elo: number; isProvisional: boolean } | null
  /** The player was here and has left. */
  isAway: boolean
}

/** What each player puts in, and what the winner gets, in R$. */
export type TableStake = { stakeReais: number; prizeReais: number }

/** A game as the table shows it, kept by the server, or by this browser when played against the bot. */
export type TableGame = ShownGame & {
  opponent: 'person' | 'bot'
  /** The user's last move is shown but has probably not reached the server, where their clock still runs. */
  isUnsent: boolean
  /** The user's color; null for a viewer. */
  color: Color | null
  players: Readonly<Record<Color, TablePlayer>>
  /** Before both players have moved, leaving aborts the game and costs nothing. */
  isAbortable: boolean
  /** Which sides went berserk; absent where the game does not allow it. */
  berserk?: Readonly<Record<Color, boolean>>
  /** Null when the game has no stake. */
  stake: TableStake | null
  /** Null while the game runs. */
  ending: TableEnding | null
}

/** What a tournament's game meant for its match. `startsAtMs`: of the next game, by this browser's clock. */
export type TableMatch =
  | { outcome: 'replayed'; startsAtMs: number; whiteMs: number; blackMs: number }
  | { outcome: 'decided'; winner: Color | null }
  | { outcome: 'undone' }

export type TableEnding = Ending & {
  /** Null outside tournaments. */
  match: TableMatch | null
  /** The change of the user's rating; null if there is none. */
  ratingChange: RatingChange | null
  /** The change of the user's points; null where points don't matter. */
  points: EndPoints | null
  /** What it did to the user's money; null when the game had no stake. */
  money: EndMoney | null
}

/** Computes what both clocks show at a time by this browser's clock. */
export type TableClocks = {
  at: (nowMs: number) => ShownClocks
  /** When the clocks last changed other than by running. */
  sinceMs: number
  isDaily: boolean
}

/** `game` returns the same object until something changes. */
export type LatestGame = { subscribe: (onChange: () => void) => () => void; game: () => TableGame | null }

/** A move for the player's next turn; `ply` is its number in the game. */
export type Premove = { from: string; to: string; promotion: PromotionLetter | null; ply: number }

/** The user may go berserk, or has: `isAsked` until the server says so, `isOff` without a connection. */
export type BerserkChoice = { isOn: boolean; isAsked: boolean; isOff: boolean; choose: () => void }

/** Provides the table with its game and receives the player's actions. */
export type GameSource = {
  /** Null while the game loads. */
  game: TableGame | null
  clocks: TableClocks
  /** The current game, for the board: a move appears here one frame before it is in `game`. */
  latest?: LatestGame
  /** Whether a move would be accepted now if it were the player's turn. */
  isOpen: boolean
  /** Returns whether the move was played. */
  move: (move: {
    from: string
    to: string
    promotion: PromotionLetter | null
    isPremove?: boolean
    input?: MoveInput
  }) => boolean
  /** Tells the server of a move for the player's next turn, where it holds such moves; null takes it back. */
  premove?: (premove: Premove | null) => void
  /** Null or absent when the user has no such choice in this game, or no longer has it. */
  berserk?: BerserkChoice | null
  resign: () => void
}

/** A table whose game has not loaded yet. */
export const LOADING_GAME: GameSource = {
  game: null,
  clocks: { at: () => ({ white: 0, black: 0, running: null }), sinceMs: 0, isDaily: false },
  isOpen: false,
  move: () => false,
  resign: () => {},
}

export const isOver = (game: TableGame | null): boolean => game !== null && game.ending !== null
