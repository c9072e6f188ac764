import type { ChatMessage, GameRecord, ServerEvent } from '@lance/contract'
import {
  addMessages,
  dropMessage,
  mergeChat,
  refuseMessage,
  retryMessage,
  waitingMessages,
  writeMessage,
} from './chatState.ts'
import { type GameEffect, type GameState, sendMessage } from './gameState.ts'

export type ChatInput =
  | { type: 'write'; message: { messageId: string; text: string } }
  | { type: 'retry_written'; messageId: string }
  | { type: 'drop_written'; messageId: string }
  | { type: 'resend_chat' }

type Step = { state: GameState; effects: GameEffect[] }

/** How long to wait before retrying when the server is busy. */
const BUSY_RETRY_MS = 300

/** Applies a player's action in the chat of their game. Messages are kept until the server has them. */
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
      return { state, effects: sendWaiting(state) }
  }
}

const withSent = (state: GameState, messageId: string): Step => ({
  state,
  effects: sendWaiting(state, messageId),
})

/** Sends the waiting messages, or only one of them. Without a connection they wait for the next one. */
export function sendWaiting({ chat, connection }: GameState, only?: string): GameEffect[] {
  if (chat === null || connection !== 'Open') return []
  return waitingMessages(chat)
    .filter(({ messageId }) => only === undefined || messageId === only)
    .map(({ messageId, text }) => sendMessage({ type: 'chat', data: { message: text, messageId } }))
}

export function addChatMessage(state: GameState, message: ChatMessage): GameState {
  if (state.chat === null) return state
  return { ...state, chat: addMessages(state.chat, [message], state.userId) }
}

/** Records that are broadcast to everyone at the game have no chat and leave it unchanged. */
export function mergeRecordChat(state: GameState, { chat }: GameRecord): GameState {
  return chat === undefined ? state : { ...state, chat: mergeChat(state.chat, chat, state.userId) }
}

export function refuseChat(
  state: GameState,
  { messageId = '', code, message }: ServerEvent<'game', 'error'>['data'],
): Step {
  if (code === 'BUSY') return { state, effects: [{ type: 'resend_chat', afterMs: BUSY_RETRY_MS }] }
  if (state.chat === null) return { state, effects: [] }
  return { state: { ...state, chat: refuseMessage(state.chat, { messageId, code, message }) }, effects: [] }
}
