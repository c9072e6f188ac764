import { findHouseBot, type Opponent } from '@lance/engine/opponents'
import { NO_MARKS } from '../../design/PlayerMarks.tsx'
import type { TablePlayer } from '../table/index.ts'
import { botFace } from './botFace.ts'

/** The bot at a table. A house bot has a rating ([BOT-13]). */
export function botSeat(level: Opponent, name: string): TablePlayer {
  const houseBot = findHouseBot(level)
  return {
    id: null,
    name,
    picture: { of: 'bot', face: botFace(level) },
    country: null,
    ...NO_MARKS,
    rating: houseBot && { elo: houseBot.rating, isProvisional: false },
    isAway: false,
  }
}
