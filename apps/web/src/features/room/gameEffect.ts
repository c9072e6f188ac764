import type { GameClientMessage } from '@lance/contract'

/** A side effect that a step of the game asks for. */
export type GameEffect =
  | { type: 'send'; message: GameClientMessage }
  /** Sends the pending move again unless it has been answered by then. */
  | { type: 'resend_move'; moveId: string; afterMs: number }
  | { type: 'repeat_request'; afterMs: number }
  | { type: 'resend_chat'; afterMs: number }
  /** The game ended while the user was here. */
  | { type: 'ended'; isLostOnTime: boolean }
  | { type: 'draw_declined' }
  | { type: 'server_error'; message: string }

export const sendMessage = (message: GameClientMessage): GameEffect => ({ type: 'send', message })
