import { parseFen } from '../fen.ts'
import { findMove } from '../legalMoves.ts'
import { makeMove } from '../makeMove.ts'
import { findOutcome } from '../outcome.ts'
import { parseUci } from '../uci.ts'
import type { Exercise } from './exercise.ts'

/**
 * What a move is worth as an answer: the best one, another good one, the mistake of the game again, or simply not enough.
 * `illegal`: no move of this position.
 */
export type Answer = 'best' | 'good' | 'again' | 'wrong' | 'illegal'

type Asked = Pick<Exercise, 'fen' | 'variant' | 'accepted' | 'played'>

/** Judges a move as the answer to an exercise. A move that mates at once is right, whatever the engine preferred. */
export function checkAnswer({ fen, variant, accepted, played }: Asked, uci: string): Answer {
  const parsed = parseFen(fen, { variant })
  const wanted = parseUci(uci)
  if (!parsed.ok || wanted === null) return 'illegal'
  const { position } = parsed
  const move = findMove(position, wanted)
  if (move === null) return 'illegal'
  const at = accepted.findIndex((one) => one.uci === uci)
  if (at === 0) return 'best'
  if (at > 0) return 'good'
  makeMove(position, move)
  if (findOutcome(position)?.kind === 'checkmate') return 'best'
  return uci === played ? 'again' : 'wrong'
}

export const isRight = (answer: Answer): boolean => answer === 'best' || answer === 'good'
