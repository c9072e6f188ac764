import type { Color } from '@lance/chess'
import { otherColor } from '../clock.ts'
import type { EndReason } from '../endReason.ts'

/** One side of an arena game. `rating`: as displayed before the game. */
export type ArenaSide = { playerId: string; rating: number; isBerserk: boolean }

/** A finished game. `ply` counts the moves of both sides. */
export type ArenaGame = {
  white: ArenaSide
  black: ArenaSide
  winner: Color | null
  reason: EndReason
  ply: number
  endedAtMs: number
}

/** A game as one of its players scores it. */
export type ArenaResult = {
  /** `noShow`: the player made no move and did not win. They score nothing and are paused. */
  outcome: 'win' | 'draw' | 'loss' | 'noShow'
  /** The player's own moves. */
  ownMoves: number
  ply: number
  isBerserk: boolean
  opponentRating: number
  /** False if either side did not show up: such a game says nothing about strength. */
  isPlayed: boolean
  endedAtMs: number
}

/**
 * Whether a game counts for its arena: it ended by itself, before the arena did. Later ones are played to their
 * end and count for ratings alone.
 */
export function countsInArena(
  { reason, endedAtMs }: Pick<ArenaGame, 'reason' | 'endedAtMs'>,
  { endsAtMs }: { endsAtMs: number },
): boolean {
  return reason !== 'aborted' && reason !== 'server' && endedAtMs < endsAtMs
}

/** The result of a game that counts, for the side `color`. */
export function resultOf(game: ArenaGame, color: Color): ArenaResult {
  const isAway = isNoShow(game, color)
  return {
    outcome: isAway ? 'noShow' : outcomeFor(game, color),
    ownMoves: movesOf(game.ply, color),
    ply: game.ply,
    isBerserk: game[color].isBerserk,
    opponentRating: game[otherColor(color)].rating,
    isPlayed: !isAway && !isNoShow(game, otherColor(color)),
    endedAtMs: game.endedAtMs,
  }
}

/** The moves one side makes in that many plies; White makes the odd one. */
function movesOf(ply: number, color: Color): number {
  return color === 'white' ? Math.ceil(ply / 2) : Math.floor(ply / 2)
}

/** A side that made no move did not show up, unless it won: against an opponent who made none, or left after one. */
function isNoShow({ winner, ply }: ArenaGame, color: Color): boolean {
  return winner !== color && movesOf(ply, color) === 0
}

function outcomeFor({ winner }: ArenaGame, color: Color): 'win' | 'draw' | 'loss' {
  if (winner === null) return 'draw'
  return winner === color ? 'win' : 'loss'
}
