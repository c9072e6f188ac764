import type { ChatMessage, GameChat } from '@lance/contract'

/** Our own message that the server has not answered yet, or has refused. */
export type OutgoingMessage = {
  /** Our id for the message: however often it is sent, it counts as one message. */
  messageId: string
  text: string
  /** The server's reason for refusing it; null while it is under way. */
  refusal: string | null
}

/** The state of a game's chat on a player's page. */
export type ChatState = {
  isEnabled: boolean
  isMuted: boolean
  /** Sorted by number. */
  messages: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
}

/** How many messages may wait for the server; beyond that, the text stays in the field. */
export const OUTGOING_MAX = 6

/** Merges a record's chat with the messages received otherwise, and settles our own ones that it contains. */
export function mergeChat(state: ChatState | null, chat: GameChat, userId: string): ChatState {
  const { enabled: isEnabled, muted: isMuted, messages } = chat
  const known = { isEnabled, isMuted, messages: state?.messages ?? [], outgoing: state?.outgoing ?? [] }
  return addMessages(known, messages, userId)
}

/** Adds messages, which may arrive twice and in any order. */
export function addMessages(state: ChatState, received: readonly ChatMessage[], userId: string): ChatState {
  const byNumber = new Map([...state.messages, ...received].map((message) => [message.number, message]))
  const messages = [...byNumber.values()].sort((one, other) => one.number - other.number)
  const arrived = new Set(
    received.filter(({ sender_id }) => sender_id === userId).map(({ messageId }) => messageId),
  )
  return { ...state, messages, outgoing: state.outgoing.filter(({ messageId }) => !arrived.has(messageId)) }
}

/** The messages to show. Muting also hides the opponent's earlier messages. */
export function shownMessages({ messages, isMuted }: ChatState, userId: string): readonly ChatMessage[] {
  return isMuted ? messages.filter(({ sender_id }) => sender_id === userId) : messages
}

/** Null if too many messages are already waiting. */
export function writeMessage(
  state: ChatState,
  { messageId, text }: { messageId: string; text: string },
): ChatState | null {
  if (state.outgoing.length >= OUTGOING_MAX) return null
  return { ...state, outgoing: [...state.outgoing, { messageId, text, refusal: null }] }
}

export function refuseMessage(
  state: ChatState,
  { messageId, code, message }: { messageId: string; code: string; message: string },
): ChatState {
  const refused = state.outgoing.map((one) =>
    one.messageId === messageId ? { ...one, refusal: message } : one,
  )
  return { ...state, outgoing: refused, isEnabled: state.isEnabled && code !== 'CHAT_OFF' }
}

/** Lets a refused message be sent again with the same id. */
export function retryMessage(state: ChatState, messageId: string): ChatState {
  const outgoing = state.outgoing.map((one) =>
    one.messageId === messageId ? { ...one, refusal: null } : one,
  )
  return { ...state, outgoing }
}

export function dropMessage(state: ChatState, messageId: string): ChatState {
  return { ...state, outgoing: state.outgoing.filter((one) => one.messageId !== messageId) }
}

/** The messages to be sent (again). */
export function waitingMessages({ outgoing }: ChatState): readonly OutgoingMessage[] {
  return outgoing.filter(({ refusal }) => refusal === null)
}
