import { randomUUID } from 'node:crypto'
import { allCalls, type OwnSessionList } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGame } from './gameKit.ts'
import {
  openScratchServer,
  signUp,
  signUpMember,
  TEST_START_MS,
  type TestClient,
  type TestServer,
  testClient,
} from './testServer.ts'

// Every call × every caller, with the status it must return. `player` and `opponent` sit in one live game,
// and the calls name the player's own id and that game. `creator` has created the tournament that the calls
// name (and has entered it), `participant` has joined it. `stranger` has an account and nothing else;
// `member` has Premium as well. A role that a row doesn't list counts as a stranger; `nobody` has no token.
// 401: not signed in. 403: not allowed for this user. A route that is missing here fails the test. Socket
// messages have their own table, in socketAuthorization.test.ts.

type Person = Awaited<ReturnType<typeof signUp>>
type P = Promise<Person>
type World = {
  player: Person
  opponent: Person
  stranger: Person
  member: Person
  participant: Person
  creator: Person
  gameId: string
  invitationId: string
  tournamentId: string
  /** The player's own session. */
  sessionId: string
}

type Row = {
  call: string
  /** What follows the path, for a call that needs it. */
  query?: string
  body?: (world: World) => unknown
  headers?: Record<string, string>
  nobody: number
  stranger: number
  member?: number
  player: number
  opponent: number
  participant?: number
  creator?: number
}

const evenEvaluation = {
  verdict: { kind: 'centipawns', value: 0 },
  best: null,
  line: [],
  lost: null,
  depthPlies: 6,
}
const kingsOnly = '?fen=8/8/8/4k3/8/8/4K3/8%20w%20-%20-%200%201'
const noSuchToken = 'x'.repeat(43)
const clientDataJSON = Buffer.from('{}').toString('base64url')
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const noSuchPasskey = {
  ...credential,
  response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
}
const person = { cpf: '529.982.247-25', name: 'Ana Souza', birthDate: '1990-05-01' }
const newPasskey = { ...credential, response: { clientDataJSON, attestationObject: 'AAAA' } }
const anyone = (status: number) => ({ nobody: status, stranger: status, player: status, opponent: status })
const signedIn = (status: number) => ({ nobody: 401, stranger: status, player: status, opponent: status })
const ownOnly = (status: number) => ({ nobody: 401, stranger: 403, player: status, opponent: 403 })
const playersOnly = (status: number) => ({ nobody: 401, stranger: 403, player: status, opponent: status })

const table: Row[] = [
  { call: 'GET /healthz', ...anyone(200) },
  { call: 'GET /readyz', ...anyone(200) },
  { call: 'GET /settings', ...anyone(200) },
  { call: 'GET /openapi.json', ...anyone(200) },

  { call: 'POST /auth/register', body: () => ({ email: 'x', password: 'y', name: 'Nome' }), ...anyone(422) },
  { call: 'POST /auth/login', body: () => ({ email: 'a@b.cd', password: 'segredo-9' }), ...anyone(401) },
  { call: 'GET /auth/me', ...signedIn(200) },
  { call: 'POST /auth/refresh', nobody: 401, stranger: 200, player: 200, opponent: 200 },
  { call: 'POST /auth/logout', ...anyone(204) },
  { call: 'POST /auth/forgot-password', body: () => ({ email: 'a@b.cd' }), ...anyone(202) },
  {
    call: 'POST /auth/reset-password',
    body: () => ({ token: noSuchToken, password: 'segredo-2' }),
    ...anyone(422),
  },
  { call: 'GET /auth/email', ...signedIn(200) },
  { call: 'POST /auth/email', body: () => ({ email: 'x', password: 'segredo-1' }), ...signedIn(422) },
  { call: 'DELETE /auth/email', ...signedIn(204) },
  { call: 'POST /auth/email/confirm', body: () => ({ token: noSuchToken }), ...anyone(422) },
  { call: 'POST /auth/email/undo', body: () => ({ token: noSuchToken }), ...anyone(422) },
  { call: 'POST /auth/confirm-email/resend', ...signedIn(202) },
  { call: 'POST /auth/confirm-email', body: () => ({ token: noSuchToken }), ...anyone(422) },
  {
    call: 'PUT /auth/password',
    body: () => ({ currentPassword: 'segredo-1', password: 'segredo-2' }),
    ...signedIn(204),
  },
  { call: 'GET /auth/factors', ...signedIn(200) },
  { call: 'POST /auth/recovery', body: () => ({ ...person, token: noSuchToken }), ...anyone(422) },
  { call: 'POST /auth/recovery/cancel', body: () => ({ token: noSuchToken }), ...anyone(422) },
  { call: 'GET /auth/recovery', ...signedIn(200) },
  // As by the link in the mail, cancelling asks for no proof.
  { call: 'DELETE /auth/recovery', ...signedIn(204) },
  { call: 'GET /identity', ...signedIn(200) },
  // An identity asks for a fresh proof, which no caller here has given.
  { call: 'POST /identity', body: () => person, ...signedIn(403) },
  { call: 'POST /webhooks/identity', body: () => ({ reference: randomUUID() }), ...anyone(204) },
  { call: 'POST /auth/passkey/options', ...anyone(200) },
  { call: 'POST /auth/passkey', body: () => ({ passkey: noSuchPasskey }), ...anyone(422) },
  { call: 'POST /auth/login/code', body: () => ({ token: noSuchToken, code: '123456' }), ...anyone(422) },
  { call: 'POST /auth/proof/options', ...signedIn(404) },
  { call: 'POST /auth/proof', body: () => ({ password: 'not-it-1' }), ...signedIn(401) },
  // A change of factors asks for a fresh proof, which no caller here has given.
  { call: 'POST /auth/passkeys/options', ...signedIn(403) },
  { call: 'POST /auth/passkeys', body: () => ({ name: 'x', passkey: newPasskey }), ...signedIn(403) },
  { call: 'PATCH /auth/passkeys/:passkeyId', body: () => ({ name: 'x' }), ...signedIn(404) },
  { call: 'DELETE /auth/passkeys/:passkeyId', ...signedIn(403) },
  { call: 'POST /auth/totp', ...signedIn(403) },
  { call: 'PUT /auth/totp', body: () => ({ code: '123456' }), ...signedIn(403) },
  { call: 'DELETE /auth/totp', ...signedIn(403) },
  { call: 'POST /auth/recovery-codes', ...signedIn(403) },
  { call: 'GET /auth/sessions', ...signedIn(200) },
  { call: 'DELETE /auth/sessions', body: () => ({ password: 'segredo-1' }), ...signedIn(204) },
  // Another user's session is answered like one that doesn't exist.
  {
    call: 'DELETE /auth/sessions/:sessionId',
    body: () => ({ password: 'segredo-1' }),
    nobody: 401,
    stranger: 404,
    player: 204,
    opponent: 404,
  },
  { call: 'PUT /users/:id', body: () => ({ name: 'Outro Nome' }), ...ownOnly(200) },
  { call: 'PUT /users/:id/introduction', body: () => ({ level: null }), ...ownOnly(200) },
  { call: 'PATCH /users/:id/role', body: () => ({ role: 'FREEMIUM' }), ...ownOnly(200) },
  { call: 'GET /users/:id/games', ...anyone(200) },
  { call: 'GET /users/:id/profile', ...anyone(200) },
  { call: 'GET /champions', ...anyone(200) },
  { call: 'GET /live-games', ...anyone(200) },
  { call: 'GET /lobby', ...anyone(200) },
  {
    call: 'GET /explorer',
    query: kingsOnly,
    nobody: 200,
    stranger: 200,
    player: 409,
    opponent: 409,
  },
  { call: 'GET /explorer/help', query: kingsOnly, ...anyone(200) },
  { call: 'GET /explorer/own-games', nobody: 401, stranger: 200, player: 409, opponent: 409 },
  { call: 'POST /users/:id/export', body: () => ({ password: 'segredo-1' }), ...ownOnly(200) },
  // A game is under way.
  { call: 'DELETE /users/:id', body: () => ({ password: 'segredo-1' }), ...ownOnly(409) },
  { call: 'GET /users/:id/rating-history', ...anyone(200) },
  { call: 'GET /users/:id/openings', ...anyone(200) },
  // Finished games are public.
  { call: 'GET /users/:id/games.pgn', ...signedIn(200) },

  { call: 'GET /players_online/:id', ...ownOnly(200) },
  // A player in a live game cannot return to `online`.
  {
    call: 'PATCH /players_online/:id',
    body: () => ({ status: 'online', current_game_id: null }),
    ...ownOnly(409),
  },
  {
    call: 'POST /matchmaking-v2',
    body: ({ player }) => ({ player_id: player.user.id, time_control: 600, wager: 0 }),
    ...ownOnly(409),
  },
  { call: 'GET /matchmaking_queue/:player_id', ...ownOnly(200) },
  { call: 'DELETE /matchmaking_queue/:player_id', ...ownOnly(409) },

  { call: 'GET /invitations', ...signedIn(200) },
  {
    call: 'POST /invitations',
    body: () => ({ id: randomUUID(), time_control: 600, color: 'random' }),
    ...signedIn(201),
  },
  // For anyone with the link.
  { call: 'GET /invitations/:id', ...anyone(200) },
  // The first caller takes it; users cannot take their own.
  {
    call: 'POST /invitations/:id/take',
    ...signedIn(409),
    stranger: 200,
    member: 409,
    participant: 409,
    creator: 409,
  },
  // The creator calls last, when it is gone.
  { call: 'DELETE /invitations/:id', ...ownOnly(204), creator: 204 },

  { call: 'GET /api/game/:id/state', ...playersOnly(200), member: 200 },
  { call: 'GET /api/game/:id/pgn', ...playersOnly(200), member: 200 },
  { call: 'PUT /api/game/:id/end', body: () => ({ reason: 'timeout' }), ...playersOnly(200) },
  {
    call: 'POST /api/game/:id/end',
    body: () => JSON.stringify({ reason: 'disconnection', beaconToken: noSuchToken }),
    headers: { 'content-type': 'text/plain' },
    ...anyone(403),
  },

  // Only a member's own game, once it is over.
  { call: 'GET /api/game/:id/review', ...playersOnly(403), member: 403 },
  {
    call: 'PUT /api/game/:id/review',
    body: () => ({ depthPlies: 6, evaluations: Array.from({ length: 2 }, () => evenEvaluation) }),
    ...playersOnly(403),
    member: 403,
  },

  // The player and the opponent have a live game.
  { call: 'GET /training', ...signedIn(200), player: 409, opponent: 409 },
  {
    call: 'POST /training',
    body: () => ({ exercises: [], reviews: [] }),
    ...signedIn(200),
    player: 409,
    opponent: 409,
  },

  { call: 'GET /puzzles/:day', ...anyone(200) },
  { call: 'GET /puzzle-consent', ...signedIn(200) },
  { call: 'PUT /puzzle-consent', body: () => ({ isGiven: false }), ...signedIn(200) },

  // A live game doesn't matter to it.
  { call: 'GET /collection', ...signedIn(200) },
  { call: 'POST /collection', body: () => ({ games: [], deleted: [] }), ...signedIn(200) },

  { call: 'PUT /api/game/:id/mute', ...playersOnly(204) },
  { call: 'DELETE /api/game/:id/mute', ...playersOnly(204) },
  // Nothing has been written yet.
  {
    call: 'POST /reports',
    body: ({ gameId }) => ({ gameId, kind: 'chat' }),
    ...playersOnly(422),
  },

  { call: 'GET /tournaments', ...anyone(200) },
  { call: 'GET /tournaments/:id', ...anyone(200) },
  { call: 'GET /tournaments/views/:view', ...anyone(200) },
  { call: 'GET /tournaments/calendar', ...anyone(200) },
  { call: 'GET /tournaments/calendar.ics', ...anyone(200) },
  { call: 'GET /tournaments/:id/calendar.ics', ...anyone(200) },
  { call: 'GET /tournaments/:id/bracket', ...anyone(200) },
  {
    call: 'POST /tournaments',
    body: () => ({
      name: 'Copa',
      entryFee: 0,
      playerCount: 4,
      prizeDistribution: 'SPLIT_TOP_2',
      startTime: new Date(TEST_START_MS + 86_400_000).toISOString(),
    }),
    ...signedIn(201),
  },
  { call: 'POST /tournaments/:id/join', ...signedIn(200) },
  // Only for users who have entered.
  { call: 'DELETE /tournaments/:id/leave', ...signedIn(409), participant: 200, creator: 200 },
  // Only for users who have entered.
  {
    call: 'PUT /tournaments/:id/reminder',
    body: () => ({ mail: false }),
    ...signedIn(409),
    participant: 200,
    creator: 200,
  },
  // Closing a notice that there is not changes nothing.
  { call: 'DELETE /tournaments/:id/prize-notice', ...signedIn(204) },
  { call: 'GET /tournaments/:id/participants', ...anyone(200) },
  // The tournament is a knock-out, which has no such parts.
  { call: 'GET /tournaments/:id/swiss/standings', ...anyone(404) },
  { call: 'GET /tournaments/:id/swiss/rounds/:round', ...anyone(404) },
  { call: 'GET /tournaments/:id/trf', ...anyone(404) },
  { call: 'GET /tournaments/:id/swiss/me', ...signedIn(404) },
  { call: 'PUT /tournaments/:id/swiss/byes', body: () => ({ rounds: [2] }), ...signedIn(404) },
  { call: 'POST /tournaments/:id/swiss/withdraw', ...signedIn(404) },
  { call: 'POST /tournaments/:id/swiss/resume', ...signedIn(404) },
  { call: 'DELETE /tournaments/:id/match/:matchId/notice/:kind', ...signedIn(204) },
  // There are no matches before the tournament begins.
  { call: 'POST /tournaments/:id/match/:matchId/start', ...signedIn(404) },
  // Only for its creator.
  { call: 'DELETE /tournaments/:id', ...signedIn(403), creator: 200 },

  // The tournament of this test is a knock-out.
  { call: 'POST /tournaments/:id/pause', ...signedIn(404) },
  { call: 'POST /tournaments/:id/resume', ...signedIn(404) },
  { call: 'GET /tournaments/:id/arena/standings', ...anyone(404) },
  { call: 'GET /tournaments/:id/arena/players/:userId', ...anyone(404) },
  { call: 'GET /tournaments/:id/arena/highlights', ...anyone(404) },

  { call: 'GET /deposits', ...signedIn(200) },
  // No caller has declared to be an adult yet.
  { call: 'POST /deposits', body: () => ({ amount: 20 }), ...signedIn(422) },
  { call: 'GET /withdrawals', ...signedIn(200) },
  // The password is wrong.
  {
    call: 'POST /withdrawals',
    body: () => ({ amount: 20, pixKey: '529.982.247-25', password: 'segredo-9' }),
    ...signedIn(401),
  },
  { call: 'GET /wallet/state', ...signedIn(200) },
  { call: 'GET /wallet/statement', ...signedIn(200) },
  { call: 'GET /wallet/history', ...signedIn(200) },
  { call: 'GET /wallet/statement.csv', ...signedIn(200) },
  { call: 'PUT /wallet/limits', body: () => ({ dailyDeposit: 100 }), ...signedIn(200) },
  { call: 'POST /wallet/pause', body: () => ({ days: 1 }), ...signedIn(200) },
  { call: 'POST /wallet/adult', body: () => ({ declared: true }), ...signedIn(200) },
  { call: 'GET /subscriptions', ...signedIn(200) },
  { call: 'POST /subscriptions', ...signedIn(201) },
  // No caller has paid.
  { call: 'DELETE /subscriptions', ...signedIn(409) },
  { call: 'POST /subscriptions/resume', ...signedIn(409) },
  // Only for the provider, which signs what it sends.
  { call: 'POST /webhooks/:provider', body: () => ({ id: 'evt' }), ...anyone(400) },
  { call: 'GET /dev/sandbox.css', ...anyone(200) },
  { call: 'GET /dev/sandbox/:id', ...anyone(404) },
  { call: 'GET /dev/sandbox/receipts/:id', ...anyone(404) },
  {
    call: 'POST /dev/sandbox/:id',
    body: () => 'action=pay_card',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...anyone(404),
  },

  { call: 'GET /store/:storeId/products', ...anyone(200) },
  { call: 'GET /store/:storeId/products/:id', ...anyone(200) },
  { call: 'GET /store/:storeId/variants', ...anyone(200) },
  { call: 'GET /store/:storeId/images/:name', ...anyone(404) },
  {
    call: 'POST /store/:storeId/checkout',
    body: () => ({ items: [], successUrl: 'https://elsewhere.test/', cancelUrl: 'https://elsewhere.test/' }),
    ...anyone(422),
  },
  { call: 'GET /store/:storeId/checkouts/:id/cancel', ...anyone(404) },
  { call: 'GET /orders', ...signedIn(200) },

  { call: 'GET /dev/identity/:reference', ...anyone(404) },
  { call: 'POST /dev/identity/:reference', body: () => ({ decision: 'accept' }), ...anyone(404) },
  { call: 'GET /dev/outbox', ...anyone(200) },
  { call: 'GET /dev/outbox.css', ...anyone(200) },
  { call: 'GET /dev/outbox.json', ...anyone(200) },
]

let server: TestServer
/** For rows in which no caller changes anything: reads, and calls that are refused to all. */
let readOnlyWorld: World
beforeAll(async () => {
  server = await openScratchServer()
  readOnlyWorld = await makeWorld()
})
afterAll(() => server?.stop())

/** Two players in a game, one with an open invitation; a tournament's creator and a participant; two other users. */
async function makeWorld(): Promise<World> {
  const [player, opponent, stranger, participant, creator, member] = await Promise.all([
    ...([1, 2, 3, 4, 5].map(() => signUp(server)) as [P, P, P, P, P]),
    signUpMember(server),
  ])
  const gameId = await insertGame(server, { whiteId: player.user.id, blackId: opponent.user.id })
  const invitationId = randomUUID()
  const invited = await player.call('POST', '/invitations', {
    body: { id: invitationId, time_control: 86_400, color: 'white' },
  })
  expect(invited.status).toBe(201)
  const created = await creator.call<{ tournament: { id: string } }>('POST', '/tournaments', {
    body: {
      name: 'Copa',
      entryFee: 0,
      playerCount: 8,
      prizeDistribution: 'SPLIT_TOP_2',
      startTime: new Date(TEST_START_MS + 3_600_000).toISOString(),
    },
  })
  expect(created.status).toBe(201)
  const tournamentId = created.body.tournament.id
  expect((await participant.call('POST', `/tournaments/${tournamentId}/join`)).status).toBe(200)
  const sessions = await player.call<OwnSessionList>('GET', '/auth/sessions')
  return {
    player,
    opponent,
    stranger,
    member,
    participant,
    creator,
    invitationId,
    tournamentId,
    gameId,
    sessionId: sessions.body.items[0]?.id ?? '',
  }
}

function pathOf(url: string, { player, gameId, invitationId, tournamentId, sessionId }: World): string {
  const own = url.startsWith('/tournaments') ? tournamentId : player.user.id
  const named = url.startsWith('/invitations') ? invitationId : own
  const id = url.startsWith('/api/game') ? gameId : named
  return url
    .replace('/:storeId/products/:id', '/lance/products/ecobag')
    .replace(':storeId', 'lance')
    .replace(':sessionId', sessionId)
    .replace(':userId', player.user.id)
    .replace(':passkeyId', randomUUID())
    .replace(':reference', randomUUID())
    .replace(':name', `${'0'.repeat(32)}.svg`)
    .replace(/:(player_)?id/, id)
    .replace(':provider', 'sandbox')
    .replace(':matchId', randomUUID())
    .replace(':kind', 'bye')
    .replace(':round', '1')
    .replace(':day', '20000')
    .replace(':view', 'mine')
}

describe('the authorization table', () => {
  it('has a row for every route, and no other rows [API-3]', () => {
    const known = server.routes
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => !route.includes('/docs') && route !== 'GET /' && route !== 'GET /*')
    expect(table.map(({ call }) => call).sort()).toEqual([...new Set(known)].sort())
  })

  it('lets in callers without a token where the definition of a call says so, and nowhere else [API-3]', () => {
    const open = allCalls().filter(({ auth }) => auth === 'anyone')
    const openKeys = new Set(open.map(({ method, path }) => `${method} ${path}`))
    const defined = new Set(allCalls().map(({ method, path }) => `${method} ${path}`))
    const rows = table.filter(({ call }) => defined.has(call))
    // Open to anyone, and refused for another reason: a wrong password, no session, a game that still runs.
    const refused = rows.filter(({ nobody }) => nobody === 401).map(({ call }) => call)
    expect(refused.filter((call) => openKeys.has(call))).toEqual([
      'POST /auth/login',
      'POST /auth/refresh',
      'GET /api/game/:id/state',
      'GET /api/game/:id/pgn',
    ])
    expect(rows.filter(({ call, nobody }) => !openKeys.has(call) && nobody !== 401)).toEqual([])
  })

  it.each(table)('holds for $call [API-3]', async ({ call, query = '', body, headers, ...expected }) => {
    const [method = '', url = ''] = call.split(' ')
    const isRefusedToAll = Object.values(expected).every((status) => status >= 400)
    const world = method === 'GET' || isRefusedToAll ? readOnlyWorld : await makeWorld()
    const callers: Array<[who: string, TestClient, status: number]> = [
      ['nobody', testClient(server), expected.nobody],
      ['stranger', world.stranger, expected.stranger],
      ['member', world.member, expected.member ?? expected.stranger],
      ['opponent', world.opponent, expected.opponent],
      ['participant', world.participant, expected.participant ?? expected.stranger],
      ['player', world.player, expected.player],
      ['creator', world.creator, expected.creator ?? expected.stranger],
    ]
    for (const [who, client, expectedStatus] of callers) {
      const options = { body: body?.(world), ...(headers ? { headers } : {}) }
      const { status } = await client.call(method, pathOf(url, world) + query, options)
      expect({ who, status }).toEqual({ who, status: expectedStatus })
    }
  })
})
