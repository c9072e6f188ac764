import type { ChatMessage } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import {
  addMessages,
  type ChatState,
  dropMessage,
  mergeChat,
  OUTGOING_MAX,
  refuseMessage,
  retryMessage,
  shownMessages,
  waitingMessages,
  writeMessage,
} from './chatState.ts'

const chatMessage = (number: number, sender_id = 'bruno', messageId = `m${number}`): ChatMessage => ({
  number,
  sender_id,
  messageId,
  sender_name: sender_id,
  message: `mensagem ${number}`,
  at: 1000 + number,
})

const opened = (messages: readonly ChatMessage[] = []): ChatState =>
  mergeChat(null, { enabled: true, muted: false, messages: [...messages] }, 'ana')
const numbersOf = (messages: readonly ChatMessage[]) => messages.map(({ number }) => number)

function written(state: ChatState, ...names: string[]): ChatState {
  return names.reduce<ChatState>((chat, messageId) => {
    const next = writeMessage(chat, { messageId, text: messageId })
    if (next === null) throw new Error('too many messages are waiting')
    return next
  }, state)
}

describe('chat state', () => {
  it('keeps each message once and in order, however they arrive', () => {
    const chat = addMessages(
      opened([chatMessage(1), chatMessage(2)]),
      [chatMessage(4), chatMessage(2), chatMessage(3)],
      'ana',
    )
    expect(numbersOf(chat.messages)).toEqual([1, 2, 3, 4])
    const read = mergeChat(
      chat,
      { enabled: true, muted: false, messages: [chatMessage(3), chatMessage(5)] },
      'ana',
    )
    expect(numbersOf(read.messages)).toEqual([1, 2, 3, 4, 5])
  })

  it('settles our own message when it is broadcast, but not on an opponent’s with the same id', () => {
    const chat = written(opened(), 'oi')
    expect(addMessages(chat, [chatMessage(1, 'bruno', 'oi')], 'ana').outgoing).toHaveLength(1)
    expect(addMessages(chat, [chatMessage(1, 'ana', 'oi')], 'ana').outgoing).toEqual([])
    const record = { enabled: true, muted: false, messages: [chatMessage(1, 'ana', 'oi')] }
    expect(mergeChat(chat, record, 'ana').outgoing).toEqual([])
  })

  it('hides a muted opponent’s messages, and shows them again after unmuting', () => {
    const muted = mergeChat(
      opened([chatMessage(1), chatMessage(2, 'ana')]),
      { enabled: true, muted: true, messages: [] },
      'ana',
    )
    expect(numbersOf(shownMessages(muted, 'ana'))).toEqual([2])
    const again = mergeChat(muted, { enabled: true, muted: false, messages: [chatMessage(3)] }, 'ana')
    expect(numbersOf(shownMessages(again, 'ana'))).toEqual([1, 2, 3])
  })

  it('keeps a refused message with the reason until it is sent again or dropped', () => {
    const refusal = { messageId: 'b', code: 'CHAT_TOO_OFTEN', message: 'Devagar!' }
    const chat = refuseMessage(written(opened(), 'a', 'b'), refusal)
    expect(waitingMessages(chat).map(({ messageId }) => messageId)).toEqual(['a'])
    expect(chat.outgoing[1]?.refusal).toBe('Devagar!')
    expect(waitingMessages(retryMessage(chat, 'b')).map(({ messageId }) => messageId)).toEqual(['a', 'b'])
    expect(dropMessage(chat, 'b').outgoing.map(({ messageId }) => messageId)).toEqual(['a'])
    expect(chat.isEnabled).toBe(true)
  })

  it('is off from the moment the server says so', () => {
    const chat = refuseMessage(written(opened(), 'a'), {
      messageId: 'a',
      code: 'CHAT_OFF',
      message: 'Desligado.',
    })
    expect(chat.isEnabled).toBe(false)
  })

  it('limits the number of unanswered messages', () => {
    const names = Array.from({ length: OUTGOING_MAX }, (_, index) => `m${index}`)
    expect(writeMessage(written(opened(), ...names), { messageId: 'more', text: 'mais' })).toBeNull()
  })
})
