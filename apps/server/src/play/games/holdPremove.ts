import type { Color } from '@lance/chess'
import { creditsLag, turnOfPly } from '@lance/domain'
import { type AnswerMove, colorOf, type HeldPremove, type LiveGame } from './gameState.ts'

/** Up to this many plies ahead: the player's own move may still be on its way to disk, the opponent's comes next. */
const AHEAD_MAX_PLIES = 3

/**
 * Holds a player's premove, in place of an earlier one. `due`: the opponent has moved already, so the caller plays
 * it as any other move. `ignored`: the game holds none, or it is for another turn; the page plays it by itself.
 */
export function holdPremove(game: LiveGame, premove: HeldPremove): 'held' | 'due' | 'ignored' {
  const { facts, state, premoves } = game
  const color = colorOf(facts, premove.command.userId)
  if (color === null || state.end || !creditsLag(facts)) return 'ignored'
  premoves[color] = null
  const ahead = premove.command.ply - state.clock.ply
  if (turnOfPly(premove.command.ply - 1) !== color || ahead < 1 || ahead > AHEAD_MAX_PLIES) return 'ignored'
  if (ahead === 1) return 'due'
  premoves[color] = premove
  return 'held'
}

export function cancelPremove({ premoves }: LiveGame, color: Color): void {
  premoves[color] = null
}

/** Forgets the premoves of a socket that is gone. */
export function releasePremoves({ premoves }: LiveGame, answer: AnswerMove): void {
  if (premoves.white?.answer === answer) premoves.white = null
  if (premoves.black?.answer === answer) premoves.black = null
}

/** Takes the premove of the side to move, if it is for this turn. */
export function takeDuePremove({ state, premoves }: LiveGame): HeldPremove | null {
  const color = turnOfPly(state.clock.ply)
  const held = premoves[color]
  if (held === null || held.command.ply > state.clock.ply + 1) return null
  premoves[color] = null
  return held.command.ply === state.clock.ply + 1 && !state.end ? held : null
}
