import type { ChatMessage, GameChat } from '@lance/contract'

/** A message of ours that the server has not answered yet, or has refused. */
export type OutgoingMessage = {
  /** Our name for it: however often it is sent, it is the same message. */
  messageId: string
  text: string
  /** Why the server would not have it, in its words; null while it is on its way. */
  refusal: string | null
}

/** What a player's page knows of the chat of a game. */
export type ChatState = {
  isEnabled: boolean
  isMuted: boolean
  /** In the order of their numbers. */
  messages: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
}

/** How many messages may wait for the server; what one writes beyond them stays in its field. */
export const OUTGOING_MAX = 6

/** The chat as a record has it, united with what was told beside it; what was on its way and is in it has arrived. */
export function readChat(state: ChatState | null, chat: GameChat, userId: string): ChatState {
  const { enabled: isEnabled, muted: isMuted, messages } = chat
  const known = { isEnabled, isMuted, messages: state?.messages ?? [], outgoing: state?.outgoing ?? [] }
  return hearMessages(known, messages, userId)
}

/** Messages may come twice, and in any order. */
export function hearMessages(state: ChatState, heard: readonly ChatMessage[], userId: string): ChatState {
  const byNumber = new Map([...state.messages, ...heard].map((message) => [message.number, message]))
  const messages = [...byNumber.values()].sort((one, other) => one.number - other.number)
  const arrived = new Set(
    heard.filter(({ sender_id }) => sender_id === userId).map(({ messageId }) => messageId),
  )
  return { ...state, messages, outgoing: state.outgoing.filter(({ messageId }) => !arrived.has(messageId)) }
}

/** What is shown: whom one has muted one does not read, not even what came before. */
export function shownMessages({ messages, isMuted }: ChatState, userId: string): readonly ChatMessage[] {
  return isMuted ? messages.filter(({ sender_id }) => sender_id === userId) : messages
}

/** Null where too many wait already. */
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

/** A refused message goes out once more, under its own name. */
export function retryMessage(state: ChatState, messageId: string): ChatState {
  const outgoing = state.outgoing.map((one) =>
    one.messageId === messageId ? { ...one, refusal: null } : one,
  )
  return { ...state, outgoing }
}

export function dropMessage(state: ChatState, messageId: string): ChatState {
  return { ...state, outgoing: state.outgoing.filter((one) => one.messageId !== messageId) }
}

/** What has to be said (again) to the server. */
export function waitingMessages({ outgoing }: ChatState): readonly OutgoingMessage[] {
  return outgoing.filter(({ refusal }) => refusal === null)
}
