import { movesMadeBy } from '@lance/domain'
import { colorIn, type GameRoom, type GameState, isBerserk, isPlaying, shownGame } from '../room/index.ts'
import type { BerserkChoice } from '../table/index.ts'

/** The user's choice to go berserk, open until their own first move is shown; null where there is none. */
export function berserkChoice(state: GameState, room: Pick<GameRoom, 'goBerserk'>): BerserkChoice | null {
  const { record, pending, request, connection, userId } = state
  if (!record?.allowsBerserk || !isPlaying(state)) return null
  const color = colorIn(record, userId)
  if (color === null || movesMadeBy(color, shownGame(record, pending).ply) > 0) return null
  return {
    isOn: isBerserk(record, color),
    isAsked: request?.type === 'berserk',
    isOff: connection !== 'Open',
    choose: room.goBerserk,
  }
}
