import { randomUUID } from 'node:crypto'
import type { ChatMessage, GameRecord } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { joinGame, openTestGame, playOut, type TestGame, type TestPlayer } from '../../../test/gameKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'

// Two servers on one database without a bus between them: each finds out from the database what the other
// stored.

let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
let limited: TestServer
let silenced: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const time = makeManualTime()
  one = await openTestServer({ connectionString, time })
  other = await openTestServer({ connectionString, time })
  limited = await openTestServer({ connectionString, time, env: { RATE_LIMITS: 'on' } })
  silenced = await openTestServer({ connectionString, time, env: { CHAT_ENABLED: 'false' } })
})
afterAll(async () => {
  for (const server of [one, other, limited, silenced]) await server?.stop()
  await database?.drop()
})

function say(player: TestPlayer, message: string, messageId: string = randomUUID()): string {
  player.send({ type: 'chat', data: { message, messageId } })
  return messageId
}

async function refusalOf(player: TestPlayer, message: string) {
  const messageId = say(player, message)
  const { data } = await player.next('error')
  expect(data.messageId).toBe(messageId)
  return data
}

async function chatOf(player: TestPlayer, { gameId }: TestGame) {
  const { body } = await player.client.call<GameRecord>('GET', `/api/game/${gameId}/state`)
  return body.chat
}

const texts = (messages: readonly ChatMessage[] = []) => messages.map(({ message }) => message)

/** Waits until everything on its way to the player has arrived; returns the types of the received events. */
async function settle(player: TestPlayer): Promise<string[]> {
  player.send({ type: 'ping' })
  await player.next('pong')
  return player.socket.waiting().map(({ type }) => type)
}

describe('the chat of a game', () => {
  it('is published to both players and stored with the game [CHAT-1]', async () => {
    const game = await openTestGame(one)
    const { white, black } = game
    const messageId = say(white, '  Boa sorte! ')
    const published = await black.next('chat')
    expect(published.data).toEqual({
      sender_id: white.userId,
      sender_name: white.client.user.name,
      message: 'Boa sorte!',
      at: one.time.nowMs(),
      number: 1,
      messageId,
    })
    expect(await white.next('chat')).toEqual(published)
    expect(await chatOf(black, game)).toEqual({ enabled: true, muted: false, messages: [published.data] })
    const late = await joinGame(one, black.client, game.gameId)
    expect(late.confirmed.data.state.chat?.messages).toEqual([published.data])
    late.send({ type: 'sync' })
    expect((await late.next('state')).data.chat?.messages).toEqual([published.data])
  })

  it('accepts a message without an id', async () => {
    const { white, black } = await openTestGame(one)
    white.send({ type: 'chat', data: { message: 'oi' } })
    expect((await black.next('chat')).data.message).toBe('oi')
  })

  it('stores a message once that is sent again here or on another server, and repeats the first answer [CHAT-2]', async () => {
    const game = await openTestGame(one)
    const messageId = say(game.white, 'oi')
    const first = await game.white.next('chat')
    one.time.advance(1000)
    say(game.white, 'oi', messageId)
    expect(await game.white.next('chat')).toEqual(first)
    const elsewhere = await joinGame(other, game.white.client, game.gameId)
    say(elsewhere, 'oi', messageId)
    expect((await elsewhere.next('chat')).data).toEqual(first.data)
    await game.black.next('chat')
    expect(await settle(game.black)).not.toContain('chat')
    expect(texts((await chatOf(game.black, game))?.messages)).toEqual(['oi'])
  })

  it('is visible to its players only: not to strangers, and in no public event [CHAT-1]', async () => {
    const game = await openTestGame(one)
    say(game.white, 'só para nós')
    await game.black.next('chat')
    game.white.send({ type: 'resign' })
    await game.white.next('game_end')
    const stranger = await signUp(one)
    const { body } = await stranger.call<GameRecord>('GET', `/api/game/${game.gameId}/state`)
    expect(body.status).toBe('aborted')
    expect(body).not.toHaveProperty('chat')
    const viewer = await joinGame(one, stranger, game.gameId)
    expect(viewer.confirmed.data.state).not.toHaveProperty('chat')
    viewer.send({ type: 'chat', data: { message: 'oi' } })
    expect((await viewer.next('error')).data.code).toBe('NOT_A_PLAYER')
    say(game.black, 'foi bom')
    await game.white.next('chat')
    expect(await settle(viewer)).not.toContain('chat')
  })

  it('does not raise the game’s version, so it costs no move its place', async () => {
    const game = await openTestGame(one)
    await playOut(game, '1. e4')
    const version = async () =>
      (await one.ctx.pool.query('select version from games where id = $1', [game.gameId])).rows[0].version
    const before = await version()
    say(game.white, 'oi')
    expect((await game.black.next('chat')).version).toBe(before)
    expect(await version()).toBe(before)
    await playOut(game, '1. e4 e5', { fromPly: 2 })
  })

  it('shows the latest sixty messages to a player who joins [CHAT-2]', async () => {
    const game = await openTestGame(one)
    for (let n = 1; n <= 65; n++) {
      say(game.white, `mensagem ${n}`)
      await game.white.next('chat')
    }
    const shown = texts((await chatOf(game.black, game))?.messages)
    expect(shown).toHaveLength(60)
    expect([shown[0], shown[59]]).toEqual(['mensagem 6', 'mensagem 65'])
  })

  it('stays open for an hour after the end [CHAT-1]', async () => {
    const game = await openTestGame(one)
    game.white.send({ type: 'resign' })
    await game.white.next('game_end')
    one.time.advance(3_600_000 - 1)
    say(game.white, 'valeu')
    await game.white.next('chat')
    one.time.advance(1)
    expect((await refusalOf(game.white, 'ainda aí?')).code).toBe('CHAT_CLOSED')
  })
})

describe('a chat message', () => {
  it.each([
    ['without text', ' \t ', 'CHAT_EMPTY'],
    ['with more than 280 characters', 'x'.repeat(281), 'CHAT_TOO_LONG'],
    ['with control characters', 'a\u0007b', 'CHAT_CHARACTERS'],
  ])('is refused %s [CHAT-3]', async (_name, message, code) => {
    const { white } = await openTestGame(one)
    expect((await refusalOf(white, message)).code).toBe(code)
  })

  it('is refused with a wrong shape', async () => {
    const { white } = await openTestGame(one)
    for (const data of [{}, { message: 7 }, { message: 'oi', messageId: 'mine' }]) {
      white.send({ type: 'chat', data })
      expect((await white.next('error')).data.code).toBe('MALFORMED')
    }
  })

  it('is refused with the time to wait when its sender is too fast over all games and servers [CHAT-3]', async () => {
    const game = await openTestGame(limited)
    for (let n = 1; n <= 6; n++) {
      say(game.white, `${n}`)
      await game.white.next('chat')
      one.time.advance(1000)
    }
    const refused = await refusalOf(game.white, '7')
    expect(refused).toMatchObject({
      code: 'CHAT_TOO_OFTEN',
      message: 'Devagar! Espere 9\u00a0s antes de escrever de novo.',
    })
    // The opponent may write.
    say(game.black, 'calma')
    expect((await game.white.next('chat')).data.message).toBe('calma')
    one.time.advance(9000)
    say(game.white, '7')
    await game.white.next('chat')
  })

  it('is refused beyond the first six of twenty sent at the same moment [CHAT-3]', async () => {
    const game = await openTestGame(limited)
    const again = await joinGame(limited, game.white.client, game.gameId)
    for (let n = 0; n < 20; n++) say(n % 2 === 0 ? game.white : again, `${n}`)
    const count = async () => (await chatOf(game.black, game))?.messages.length
    await expect.poll(count).toBe(6)
    const refused = () =>
      [game.white, again].flatMap(({ socket }) => socket.waiting().filter(({ type }) => type === 'error'))
    await expect.poll(() => refused().length).toBe(14)
    expect(await count()).toBe(6)
  })

  it('is refused while the operator has the chat switched off, and the record shows it [CHAT-6]', async () => {
    const game = await openTestGame(silenced)
    expect(await refusalOf(game.white, 'oi')).toMatchObject({
      code: 'CHAT_OFF',
      message: 'O bate-papo está desativado neste servidor.',
    })
    expect(game.white.confirmed.data.state.chat).toEqual({ enabled: false, muted: false, messages: [] })
  })
})

describe('the chat over two servers', () => {
  it('finds by polling what the other server stored, in order and once', async () => {
    const game = await openTestGame(one, { blackAt: other })
    say(game.white, 'um')
    say(game.white, 'dois')
    await game.white.next('chat')
    await game.white.next('chat')
    await other.sweep('newer chat')
    await other.sweep('newer chat')
    expect((await game.black.next('chat')).data.message).toBe('um')
    expect((await game.black.next('chat')).data.message).toBe('dois')
    expect(await settle(game.black)).not.toContain('chat')
    // A later message there comes after the missed ones.
    say(game.white, 'três')
    await game.white.next('chat')
    say(game.black, 'quatro')
    expect((await game.black.next('chat')).data.message).toBe('três')
    expect((await game.black.next('chat')).data).toMatchObject({ message: 'quatro', number: 4 })
  })

  it('numbers without a gap what both players write at the same moment', async () => {
    const game = await openTestGame(one, { blackAt: other })
    for (let n = 0; n < 10; n++) {
      say(game.white, `branco ${n}`)
      say(game.black, `preto ${n}`)
    }
    const numbers = async () => (await chatOf(game.white, game))?.messages.map(({ number }) => number)
    await expect.poll(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    await Promise.all([one.sweep('newer chat'), other.sweep('newer chat')])
    for (const player of [game.white, game.black]) {
      for (let number = 1; number <= 20; number++)
        expect((await player.next('chat')).data.number).toBe(number)
      expect(await settle(player)).not.toContain('chat')
    }
  })
})

describe('a muted player', () => {
  it('is no longer shown to the opponent, in this game and later ones, and never learns of it [CHAT-4]', async () => {
    const game = await openTestGame(one)
    const { white, black } = game
    say(black, 'grosseria')
    await white.next('chat')
    expect((await white.client.call('PUT', `/api/game/${game.gameId}/mute`)).status).toBe(204)
    say(black, 'outra')
    expect((await black.next('chat')).data.message).toBe('grosseria')
    expect((await black.next('chat')).data.message).toBe('outra')
    expect(await settle(white)).not.toContain('chat')
    expect(await chatOf(white, game)).toEqual({ enabled: true, muted: true, messages: [] })
    const seen = await chatOf(black, game)
    expect([seen?.muted, texts(seen?.messages)]).toEqual([false, ['grosseria', 'outra']])
    // The player who muted may still write.
    say(white, 'até')
    expect((await black.next('chat')).data.message).toBe('até')
    expect((await white.client.call('DELETE', `/api/game/${game.gameId}/mute`)).status).toBe(204)
    expect(texts((await chatOf(white, game))?.messages)).toEqual(['grosseria', 'outra', 'até'])
  })

  it('is muted only for the player who muted them', async () => {
    const game = await openTestGame(one)
    await game.black.client.call('PUT', `/api/game/${game.gameId}/mute`)
    await game.black.client.call('PUT', `/api/game/${game.gameId}/mute`)
    say(game.black, 'oi')
    expect((await game.white.next('chat')).data.message).toBe('oi')
    expect((await chatOf(game.white, game))?.muted).toBe(false)
  })
})

describe('a report', () => {
  const reports = async (game: TestGame) =>
    (
      await one.ctx.pool.query('select reporter_id, reported_id, kind from reports where game_id = $1', [
        game.gameId,
      ])
    ).rows

  it('is stored for the operator once, however often it is made [CHAT-5]', async () => {
    const game = await openTestGame(one)
    const body = { gameId: game.gameId, kind: 'chat' }
    say(game.black, 'grosseria')
    await game.white.next('chat')
    const answers = await Promise.all(
      [1, 2, 3].map(() => game.white.client.call('POST', '/reports', { body })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await reports(game)).toEqual([
      { reporter_id: game.white.userId, reported_id: game.black.userId, kind: 'chat' },
    ])
  })

  it('is refused against a player who wrote nothing, from a stranger, and for an unknown game [CHAT-5]', async () => {
    const game = await openTestGame(one)
    say(game.white, 'oi')
    await game.white.next('chat')
    const stranger = await signUp(one)
    const report = async (client: typeof stranger, gameId: string) =>
      (await client.call('POST', '/reports', { body: { gameId, kind: 'chat' } })).body.code
    expect(await report(game.white.client, game.gameId)).toBe('NOTHING_TO_REPORT')
    expect(await report(stranger, game.gameId)).toBe('FORBIDDEN')
    expect(await report(stranger, 'nosuchgame')).toBe('GAME_NOT_FOUND')
  })
})
