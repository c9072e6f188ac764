import type { GameRecord } from '@lance/contract'
import type { EndReason } from '@lance/domain'
import type { CustomTypeOptions } from 'i18next'
import { colorIn } from './gameState.ts'

type EndTexts = CustomTypeOptions['resources']['game']['end']
/** How the one who looks at the end saw it. */
export type EndSide = 'won' | 'lost' | 'drawn' | 'seen'

export type EndWords = {
  side: EndSide
  title: 'won' | 'lost' | 'over' | 'timeUp'
  /** The key of its text under `end`. */
  text: EndTextKey
}

type SidedReason = 'checkmate' | 'resignation' | 'timeout' | 'abandoned' | 'no_show'
type EndTextKey =
  | Exclude<EndReason, SidedReason>
  | `${SidedReason}.${'won' | 'lost' | 'seen'}`
  | 'abandoned.drawn'

/** Fails to compile when a text is missing in the Portuguese file. */
const sided: Record<SidedReason, keyof EndTexts> = {
  checkmate: 'checkmate',
  resignation: 'resignation',
  timeout: 'timeout',
  abandoned: 'abandoned',
  no_show: 'no_show',
}

/** How an ended game is told to `userId`: its title, and which text says why. */
export function endWords(record: GameRecord, userId: string): EndWords {
  const reason = record.reason ?? 'server'
  const side = endSide(record, userId)
  return { side, title: endTitle(reason, side), text: endText(reason, side) }
}

function endSide(record: GameRecord, userId: string): EndSide {
  if (record.winner_id === null) return 'drawn'
  if (colorIn(record, userId) === null) return 'seen'
  return record.winner_id === userId ? 'won' : 'lost'
}

function endTitle(reason: EndReason, side: EndSide): EndWords['title'] {
  if (side === 'won') return 'won'
  if (side !== 'lost') return 'over'
  return reason === 'timeout' ? 'timeUp' : 'lost'
}

const isSided = (reason: EndReason): reason is SidedReason => reason in sided

function endText(reason: EndReason, side: EndSide): EndTextKey {
  if (!isSided(reason)) return reason
  if (side !== 'drawn') return `${reason}.${side}`
  return reason === 'abandoned' ? 'abandoned.drawn' : 'server'
}

/** The result as a score sheet has it; nothing for a game that does not count. */
export function endScore({ reason, winner_id, white_player_id }: GameRecord): '1–0' | '0–1' | '½–½' | null {
  if (reason === 'aborted' || reason === 'server' || reason === null) return null
  if (winner_id === null) return '½–½'
  return winner_id === white_player_id ? '1–0' : '0–1'
}
