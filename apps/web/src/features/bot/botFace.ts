import { type BotLevel, isBotLevel, type Opponent } from '@lance/engine/opponents'
import type { BotFaceName } from '../../design/BotFace.tsx'

const FACES: Record<BotLevel, BotFaceName> = {
  easy: 'pawn',
  medium: 'knight',
  professional: 'rook',
  ultra: 'queen',
}

/** Above these ratings a bot wears the next face. */
const KNIGHT_ABOVE = 1100
const ROOK_ABOVE = 1500
const QUEEN_ABOVE = 1900

/** The face of a bot, by its level or its rating; a house bot has its own. */
export function botFace(opponent: Opponent): BotFaceName {
  if (typeof opponent !== 'number') return isBotLevel(opponent) ? FACES[opponent] : opponent
  if (opponent > QUEEN_ABOVE) return 'queen'
  if (opponent > ROOK_ABOVE) return 'rook'
  return opponent > KNIGHT_ABOVE ? 'knight' : 'pawn'
}
