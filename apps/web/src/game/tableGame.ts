import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import type { Ending, MoveInput } from '@lance/domain'
import type { Marks } from '../ui/PlayerMarks.tsx'
import type { EndMoney } from './endMoney.ts'
import type { EndPoints } from './endPoints.ts'
import type { PromotionLetter, ShownGame } from './gameState.ts'
import type { ShownClocks } from './shownClocks.ts'

export type RatingChange = NonNullable<GameRecord['ratings']>[Color]

/** The bot has none. */
export const NO_MARKS: Marks = { isPremium: false, titles: 0 }

export type TablePlayer = Marks & {
  /** Who has a page of his own; null for the bot and who plays it. */
  id: string | null
  name: string
  /** Two letters; null where it is not known. */
  country: string | null
  /** Null where nobody is rated. */
  rating: { elo: number; isProvisional: boolean } | null
  /** He was here, and is gone. */
  isAway: boolean
}

/** What each of the two has put in, and what the winner takes of both, in R$. */
export type TableStake = { stakeReais: number; prizeReais: number }

/** A game as the table shows it, whoever keeps it: the server, or this browser for one against the bot. */
export type TableGame = ShownGame & {
  opponent: 'person' | 'bot'
  /** The colour of whoever looks at it; null for somebody who does not play in it. */
  color: Color | null
  players: Readonly<Record<Color, TablePlayer>>
  /** Before both have moved a game is not resigned but aborted, and nobody loses anything. */
  isAbortable: boolean
  /** What is played for; null where it is for nothing. */
  stake: TableStake | null
  /** Null while it is played. */
  ending: TableEnding | null
}

export type TableEnding = Ending & {
  /** What it did to the rating of whoever looks at it; null where it did nothing. */
  ratingChange: RatingChange | null
  /** What it did to his points; null where that is no matter. */
  points: EndPoints | null
  /** What it did to his money; null where there was no stake. */
  money: EndMoney | null
}

/** Both clocks, to be asked what they show; by this browser's time. */
export type TableClocks = {
  at: (nowMs: number) => ShownClocks
  /** Since when they run as they do. */
  sinceMs: number
  isDaily: boolean
}

/** `game` gives the same object until something changes. */
export type LatestGame = { subscribe: (onChange: () => void) => () => void; game: () => TableGame | null }

/** Where the table has its game from, and who takes what is done at it. */
export type GameSource = {
  /** Null while it loads. */
  game: TableGame | null
  clocks: TableClocks
  /** The game as it is now, for the board: a move is there a frame before it is in `game`. */
  latest?: LatestGame
  /** Whether a move would be taken now, were it one's turn. */
  isOpen: boolean
  /** True when the move was played. */
  move: (move: {
    from: string
    to: string
    promotion: PromotionLetter | null
    isPremove?: boolean
    input?: MoveInput
  }) => boolean
  resign: () => void
}

/** A table whose game has not come yet. */
export const LOADING_GAME: GameSource = {
  game: null,
  clocks: { at: () => ({ white: 0, black: 0, running: null }), sinceMs: 0, isDaily: false },
  isOpen: false,
  move: () => false,
  resign: () => {},
}

export const isOver = (game: TableGame | null): boolean => game !== null && game.ending !== null
