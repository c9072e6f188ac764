import { randomUUID } from 'node:crypto'
import { CLOSE_CODES, SOCKETS } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGame } from './gameKit.ts'
import { connectSocket, type SocketClient } from './socketClient.ts'
import { openScratchServer, signUp, signUpMember, type TestServer } from './testServer.ts'
import { createCup, joinCup } from './tournamentKit.ts'

// Every message of every socket × every sender. `player` (White) and `opponent` sit in one live game that has
// no move yet; `member` has Premium and may watch; `creator` has created a tournament, `participant` has
// entered it; `stranger` has an account and nothing else; `nobody` sends no token. A message that is missing
// here fails the test.

const ROLES = ['nobody', 'stranger', 'member', 'opponent', 'player', 'participant', 'creator'] as const
type Role = (typeof ROLES)[number]
type Person = Awaited<ReturnType<typeof signUp>>
type World = { people: Record<Exclude<Role, 'nobody'>, Person>; gameId: string; tournamentId: string }

/** The event that must come, an error code, or the code that the socket is closed with. */
type Answer = string | number
/** `changes`: a player who sends it changes the game. */
type Row = { type: string; data?: object; answers: Record<Role, Answer>; changes?: true }

const { unauthenticated, forbidden } = CLOSE_CODES
const allRoles = (answer: Answer): Record<Role, Answer> => ({
  nobody: answer,
  stranger: answer,
  member: answer,
  opponent: answer,
  player: answer,
  participant: answer,
  creator: answer,
})
const signedIn = (answer: Answer) => ({ ...allRoles(answer), nobody: unauthenticated })
const atGame = (answers: { player: Answer; opponent: Answer; member: Answer }) => ({
  ...signedIn(forbidden),
  ...answers,
})
/** What only a player may send, with what each of the two receives. */
const playersOnly = (player: Answer, opponent: Answer = player) =>
  atGame({ player, opponent, member: 'NOT_A_PLAYER' })

const gameTable: Row[] = [
  {
    type: 'move',
    data: { from: 'e2', to: 'e4', ply: 1, moveId: randomUUID() },
    answers: playersOnly('move', 'NOT_YOUR_TURN'),
    changes: true,
  },
  {
    type: 'premove',
    data: { from: 'e2', to: 'e4', ply: 3, moveId: randomUUID() },
    answers: playersOnly('nothing'),
    changes: true,
  },
  { type: 'premove_cancel', answers: playersOnly('nothing') },
  { type: 'resign', answers: playersOnly('game_end'), changes: true },
  { type: 'draw_offer', answers: playersOnly('draw_offer'), changes: true },
  { type: 'draw_accept', data: { offerId: 'of-nobody' }, answers: playersOnly('NO_SUCH_OFFER') },
  { type: 'draw_decline', answers: playersOnly('NOTHING_TO_REFUSE') },
  // Both players are connected.
  { type: 'claim', data: { result: 'win' }, answers: playersOnly('CLAIM_TOO_EARLY') },
  // The game does not allow it.
  {
    type: 'berserk',
    data: { berserkId: randomUUID() },
    answers: playersOnly('BERSERK_NOT_ALLOWED'),
  },
  { type: 'rematch', answers: playersOnly('GAME_RUNNING') },
  { type: 'chat', data: { message: 'Boa sorte!' }, answers: playersOnly('chat'), changes: true },
  { type: 'sync', answers: atGame({ player: 'state', opponent: 'state', member: 'state' }) },
  { type: 'ping', answers: atGame({ player: 'pong', opponent: 'pong', member: 'pong' }) },
]
/** At the player's own path. */
const playerTable: Row[] = [{ type: 'ping', answers: { ...signedIn(forbidden), player: 'pong' } }]
/** Guests may watch, and no message changes anything. */
const tournamentTable: Row[] = [
  { type: 'join_tournament', answers: allRoles('nothing') },
  { type: 'leave_tournament', answers: allRoles('nothing') },
  { type: 'look_at', data: { round: 1, offset: 0, limit: 8 }, answers: allRoles('nothing') },
  { type: 'ping', answers: allRoles('pong') },
]

let server: TestServer
/** For messages that change nothing. */
let readOnlyWorld: World
beforeAll(async () => {
  server = await openScratchServer()
  readOnlyWorld = await makeWorld()
})
afterAll(() => server?.stop())

async function makeWorld(): Promise<World> {
  const [stranger, opponent, player, participant, creator, member] = await Promise.all([
    signUp(server),
    signUp(server),
    signUp(server),
    signUp(server),
    signUp(server),
    signUpMember(server),
  ])
  const gameId = await insertGame(server, { whiteId: player.user.id, blackId: opponent.user.id })
  const cup = await createCup(creator)
  expect((await joinCup(participant, cup)).status).toBe(200)
  return {
    people: { stranger, member, opponent, player, participant, creator },
    gameId,
    tournamentId: cup.id,
  }
}

/** What is compared of an event: an error's code, else its type. */
const nameOf = (event: { type: string; data?: unknown }) =>
  event.type === 'error' ? (event.data as { code: string }).code : event.type

/** Connects in a role, sends one message, and returns the answer. */
async function sendAs(world: World, role: Role, path: string, { type, data, answers }: Row): Promise<Answer> {
  const token = role === 'nobody' ? null : world.people[role].token
  const socket = await connectSocket(`ws://127.0.0.1:${server.port}${path}`, { token })
  try {
    const entered = await Promise.race([socket.next('connection_confirmed'), socket.closed]).catch(
      () => socket.closed,
    )
    if ('code' in entered) return Number(entered.code)
    const before = new Set(socket.waiting())
    socket.send({ type, data })
    return await answerOf(socket, before, answers[role])
  } finally {
    socket.ws.close()
    await socket.closed
  }
}

async function answerOf(socket: SocketClient, before: Set<object>, expected: Answer): Promise<Answer> {
  const news = () => socket.waiting().filter((event) => !before.has(event))
  if (expected === 'nothing') {
    // Messages of one socket are answered in order.
    socket.send({ type: 'ping' })
    await socket.next('pong')
    return news().map(nameOf)[0] ?? 'nothing'
  }
  const ignored = new Set([
    'presence',
    'viewers',
    'player_status',
    'balance',
    'plan',
    'prizes',
    'match_notices',
  ])
  let received: string | undefined
  await expect
    .poll(() => {
      received = news()
        .filter(({ type }) => !ignored.has(type))
        .map(nameOf)[0]
      return received
    })
    .toBeDefined()
  return received ?? 'nothing'
}

async function countEntries(tournamentId: string): Promise<number> {
  const { rowCount } = await server.ctx.pool.query(
    'select 1 from tournament_entries where tournament_id = $1 and left_at is null',
    [tournamentId],
  )
  return rowCount ?? 0
}

async function expectRow(row: Row, pathOf: (world: World) => string): Promise<void> {
  const received: Partial<Record<Role, Answer>> = {}
  for (const role of ROLES) {
    // What one role does would change what the next one receives.
    const isPlayer = role === 'player' || role === 'opponent'
    const world = row.changes && isPlayer ? await makeWorld() : readOnlyWorld
    received[role] = await sendAs(world, role, pathOf(world), row)
    expect(await countEntries(world.tournamentId)).toBe(2)
  }
  expect(received).toEqual(row.answers)
}

const typesOf = (union: { options: readonly { shape: { type: { value: string } } }[] }) =>
  union.options.map(({ shape }) => shape.type.value).sort()

describe('the authorization of sockets', () => {
  it('has a row for every message of every socket, and no other rows [SOCKET-1]', () => {
    const types = (rows: Row[]) => rows.map(({ type }) => type).sort()
    expect(types(gameTable)).toEqual(typesOf(SOCKETS.game.clientMessage))
    expect(types(playerTable)).toEqual(typesOf(SOCKETS.player.clientMessage))
    expect(types(tournamentTable)).toEqual(typesOf(SOCKETS.tournament.clientMessage))
  })

  it.each(gameTable)('holds for $type at /ws/game [WATCH-3]', (row) =>
    expectRow(row, ({ gameId }) => `/ws/game/${gameId}`),
  )

  it.each(playerTable)('holds for $type at /ws/player', (row) =>
    expectRow(row, ({ people }) => `/ws/player/${people.player.user.id}`),
  )

  it.each(tournamentTable)('holds for $type at /ws/tournament', (row) =>
    expectRow(row, ({ tournamentId }) => `/ws/tournament/${tournamentId}`),
  )

  it('closes a socket to a game that does not exist', async () => {
    const { people } = readOnlyWorld
    const url = `ws://127.0.0.1:${server.port}/ws/game/${randomUUID()}`
    const socket = await connectSocket(url, { token: people.stranger.token })
    expect((await socket.closed).code).toBe(CLOSE_CODES.notFound)
  })
})
