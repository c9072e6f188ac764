import type { ArenaResult } from './arenaGame.ts'
import { BERSERK_MIN_MOVES, BERSERK_POINTS } from './berserk.ts'

export const WIN_POINTS = 2
export const DRAW_POINTS = 1

/** Wins in a row that start a streak: from the next game on points double, until a game is not won. */
export const STREAK_WINS = 2

/** A draw scores nothing before both sides have made ten moves. */
export const DRAW_MIN_PLIES = 20

/** After a draw that scored, later ones score only above this length, until the player's next win. */
export const REPEATED_DRAW_OVER_PLIES = 60

/** What earlier games of the arena mean for a player's next one. */
export type ArenaForm = {
  /** Wins in a row up to now. */
  winsInRow: number
  /** Whether a draw has scored since the last win. A loss changes nothing about that. */
  hasDrawn: boolean
}

export const FIRST_FORM: ArenaForm = { winsInRow: 0, hasDrawn: false }

/** Whether the next game's points double. */
export function isOnStreak({ winsInRow }: ArenaForm): boolean {
  return winsInRow >= STREAK_WINS
}

/**
 * The points of a game by the rules that lichess publishes for its arenas
 * (https://lichess.org/tournament/help): 2 for a win, 1 for a draw, doubled in a streak, and 1 more for a berserk
 * win. `isDoubled`: the game scored, and a streak doubled it.
 */
export function scoreGame(
  form: ArenaForm,
  result: Pick<ArenaResult, 'outcome' | 'ownMoves' | 'ply' | 'isBerserk'>,
): { points: number; isDoubled: boolean; form: ArenaForm } {
  const isStreak = isOnStreak(form)
  const factor = isStreak ? 2 : 1
  switch (result.outcome) {
    case 'win': {
      const bonus = result.isBerserk && result.ownMoves >= BERSERK_MIN_MOVES ? BERSERK_POINTS : 0
      const next = { winsInRow: form.winsInRow + 1, hasDrawn: false }
      return { points: WIN_POINTS * factor + bonus, isDoubled: isStreak, form: next }
    }
    case 'draw': {
      const isScored = form.hasDrawn ? result.ply > REPEATED_DRAW_OVER_PLIES : result.ply >= DRAW_MIN_PLIES
      const next = { winsInRow: 0, hasDrawn: form.hasDrawn || isScored }
      return { points: isScored ? DRAW_POINTS * factor : 0, isDoubled: isScored && isStreak, form: next }
    }
    case 'loss':
    case 'noShow':
      return { points: 0, isDoubled: false, form: { ...form, winsInRow: 0 } }
  }
}
