import type { ChatMessage, GameRecord } from '@lance/contract'
import {
  dropMessage,
  hearMessages,
  readChat,
  refuseMessage,
  retryMessage,
  waitingMessages,
  writeMessage,
} from '../chat/chatState.ts'
import { type GameEffect, sendMessage } from './gameEffect.ts'
import type { GameState } from './gameState.ts'

export type ChatInput =
  | { type: 'write'; message: { messageId: string; text: string } }
  | { type: 'retry_written'; messageId: string }
  | { type: 'drop_written'; messageId: string }
  | { type: 'resend_chat' }

type Step = { state: GameState; effects: GameEffect[] }

/** How long a busy server is left alone. */
const BUSY_AGAIN_MS = 300

/** What a player does in the chat of his game. What he wrote is kept until the server has it. */
export function stepChat(state: GameState, input: ChatInput): Step {
  const { chat } = state
  if (chat === null) return { state, effects: [] }
  switch (input.type) {
    case 'write': {
      const written = writeMessage(chat, input.message)
      return written === null
        ? { state, effects: [] }
        : withSent({ ...state, chat: written }, input.message.messageId)
    }
    case 'retry_written':
      return withSent({ ...state, chat: retryMessage(chat, input.messageId) }, input.messageId)
    case 'drop_written':
      return { state: { ...state, chat: dropMessage(chat, input.messageId) }, effects: [] }
    case 'resend_chat':
      return { state, effects: sendWritten(state) }
  }
}

const withSent = (state: GameState, messageId: string): Step => ({
  state,
  effects: sendWritten(state, messageId),
})

/** Sends what waits, all or one of it. Without a connection it waits on: the next one begins with it. */
export function sendWritten({ chat, connection }: GameState, only?: string): GameEffect[] {
  if (chat === null || connection !== 'Open') return []
  return waitingMessages(chat)
    .filter(({ messageId }) => only === undefined || messageId === only)
    .map(({ messageId, text }) => sendMessage({ type: 'chat', data: { message: text, messageId } }))
}

export function hearChat(state: GameState, message: ChatMessage): GameState {
  if (state.chat === null) return state
  return { ...state, chat: hearMessages(state.chat, [message], state.userId) }
}

/** A record that was told to everybody at the game has no chat: it changes nothing of it. */
export function readRecordsChat(state: GameState, { chat }: GameRecord): GameState {
  return chat === undefined ? state : { ...state, chat: readChat(state.chat, chat, state.userId) }
}

export function refuseChat(
  state: GameState,
  { messageId = '', code, message }: { messageId?: string | undefined; code: string; message: string },
): Step {
  if (code === 'BUSY') return { state, effects: [{ type: 'resend_chat', afterMs: BUSY_AGAIN_MS }] }
  if (state.chat === null) return { state, effects: [] }
  return { state: { ...state, chat: refuseMessage(state.chat, { messageId, code, message }) }, effects: [] }
}
