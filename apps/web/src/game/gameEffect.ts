import type { GameClientMessage } from '@lance/contract'

/** What a step of the game wants done outside of it. */
export type GameEffect =
  | { type: 'send'; message: GameClientMessage }
  /** Unless it is answered by then, the pending move is sent again. */
  | { type: 'resend_move'; moveId: string; afterMs: number }
  | { type: 'repeat_request'; afterMs: number }
  | { type: 'resend_chat'; afterMs: number }
  /** The game ended before our eyes. */
  | { type: 'ended'; isLostOnTime: boolean }
  | { type: 'draw_declined' }
  | { type: 'server_error'; message: string }

export const sendMessage = (message: GameClientMessage): GameEffect => ({ type: 'send', message })
