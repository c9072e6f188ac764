import type { ChatMessage, GameRecord, GameServerEvent } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { BLACK, recordAfter, WHITE } from './gameFixture.ts'
import { type GameState, startGameState } from './gameState.ts'
import { type GameInput, stepGame } from './stepGame.ts'

const chatMessage = (number: number, senderId = BLACK, messageId = `m${number}`): ChatMessage => ({
  number,
  messageId,
  sender_id: senderId,
  sender_name: 'João',
  message: `mensagem ${number}`,
  at: 1000 + number,
})

const withChat = (messages: ChatMessage[] = [], changes: Partial<GameRecord> = {}) =>
  recordAfter([], { chat: { enabled: true, muted: false, messages }, ...changes })

function confirmed(record: GameRecord): GameInput {
  const data = { color: 'white' as const, beaconToken: null, state: record }
  return { type: 'event', event: { type: 'connection_confirmed', version: record.version, data } }
}

/** White's page, connected; `sent` holds the ids of the chat messages it sent. */
function whitesPage(record = withChat()) {
  let state: GameState = startGameState(WHITE)
  const page = {
    sent: [] as string[],
    resendAfterMs: null as number | null,
    chat: () => state.chat,
    numbers: () => state.chat?.messages.map(({ number }) => number),
    take(input: GameInput) {
      const step = stepGame(state, input, 5000)
      state = step.state
      for (const effect of step.effects) {
        if (effect.type === 'resend_chat') page.resendAfterMs = effect.afterMs
        if (effect.type === 'send' && effect.message.type === 'chat')
          page.sent.push(effect.message.data.messageId ?? '')
      }
      return page
    },
    hear: (event: GameServerEvent) => page.take({ type: 'event', event }),
    connect: (confirmation = record) =>
      page.take({ type: 'connection', status: 'Open' }).take(confirmed(confirmation)),
    drop: () => page.take({ type: 'connection', status: 'Error' }),
    write: (messageId: string) => page.take({ type: 'write', message: { messageId, text: 'Boa sorte' } }),
    refuse: (messageId: string, code: string) =>
      page.hear({ type: 'error', data: { code, message: 'Devagar!', messageId } }),
  }
  return page.connect()
}

describe('the chat of a game on its page', () => {
  it('shows messages from the record and from events, and keeps them when a record has no chat', () => {
    const page = whitesPage(withChat([chatMessage(1)])).hear({
      type: 'chat',
      version: 1,
      data: chatMessage(2),
    })
    page.hear({ type: 'state', version: 2, data: recordAfter([], { version: 2 }) })
    expect(page.numbers()).toEqual([1, 2])
  })

  it('reads the chat of a record that is otherwise out of date', () => {
    const page = whitesPage(withChat([], { version: 9 }))
    page.take({ type: 'loaded', record: withChat([chatMessage(1)], { version: 3 }) })
    expect(page.numbers()).toEqual([1])
  })

  it('resends a message after a lost connection under the same id, unless the server already has it', () => {
    const page = whitesPage().write('a').write('b').drop().write('c')
    expect(page.sent).toEqual(['a', 'b'])
    page.connect(withChat([chatMessage(1, WHITE, 'a')]))
    expect(page.sent).toEqual(['a', 'b', 'b', 'c'])
    page.hear({ type: 'chat', version: 1, data: chatMessage(2, WHITE, 'b') })
    page.hear({ type: 'chat', version: 1, data: chatMessage(2, WHITE, 'b') })
    expect(page.chat()?.outgoing.map(({ messageId }) => messageId)).toEqual(['c'])
    expect(page.numbers()).toEqual([1, 2])
  })

  it('retries when the server is busy, and shows any other refusal', () => {
    const page = whitesPage().write('a').refuse('a', 'BUSY')
    expect(page.resendAfterMs).toBe(300)
    page.take({ type: 'resend_chat' })
    expect(page.sent).toEqual(['a', 'a'])
    page.refuse('a', 'CHAT_TOO_OFTEN').take({ type: 'resend_chat' })
    expect(page.sent).toEqual(['a', 'a'])
    expect(page.chat()?.outgoing).toEqual([{ messageId: 'a', text: 'Boa sorte', refusal: 'Devagar!' }])
    page.take({ type: 'retry_written', messageId: 'a' })
    expect(page.sent).toEqual(['a', 'a', 'a'])
    page.refuse('a', 'CHAT_TOO_OFTEN').take({ type: 'drop_written', messageId: 'a' })
    expect(page.chat()?.outgoing).toEqual([])
  })

  it('continues after the game', () => {
    const over = { status: 'resignation', reason: 'resignation', winner_id: BLACK, endedAt: 1 } as const
    expect(whitesPage(withChat([], over)).write('a').sent).toEqual(['a'])
  })

  it('does not exist for viewers', () => {
    const page = whitesPage(recordAfter([]))
      .write('a')
      .hear({ type: 'chat', version: 1, data: chatMessage(1) })
    expect([page.chat(), page.sent]).toEqual([null, []])
  })
})
