import type { User } from '@lance/contract'
import { asCents } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf } from '../../../test/accountsOf.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { readUser } from './readUser.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ productPasswords: true })
})
afterAll(() => server.stop())

type Caller = Pick<Awaited<ReturnType<typeof signUp>>, 'call'>
type Answered = { user: User; error: string; code: string }
const rename = (caller: Caller, id: string, body: unknown) =>
  caller.call<Answered>('PUT', `/users/${id}`, { body })
const changeRole = (caller: Caller, id: string, role: unknown) =>
  caller.call<Answered>('PATCH', `/users/${id}/role`, { body: { role } })

async function storeRating(
  userId: string,
  { speed, rating, deviation }: Record<string, unknown>,
): Promise<void> {
  await server.ctx.pool.query(
    `insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
     values ($1, $2, $3, $4, 0.06, 20, $5)`,
    [userId, speed, rating, deviation, new Date(server.time.nowMs())],
  )
}

describe('a country', () => {
  it('can be set, is kept when only the name changes, and can be cleared [ACCOUNT-24]', async () => {
    const person = await signUp(server)
    const shown = async (body: object) =>
      (await rename(person, person.user.id, { name: 'Ana', ...body })).body.user.country
    expect(await shown({ country: 'BR' })).toBe('BR')
    expect(await shown({})).toBe('BR')
    expect(await shown({ country: null })).toBeNull()
  })

  it.each(['XX', 'br', '', 'Brasil'])(
    'is refused when it does not exist, and nothing changes: %j [ACCOUNT-24]',
    async (country) => {
      const person = await signUp(server)
      const answer = await rename(person, person.user.id, { name: 'Outra', country })
      expect([answer.status, answer.body.error]).toEqual([422, 'Esse país não existe.'])
      expect((await person.call<{ user: User }>('GET', '/auth/me')).body.user).toEqual(person.user)
    },
  )
})

describe('a name', () => {
  it('is trimmed when its owner changes it', async () => {
    const person = await signUp(server)
    const answer = await rename(person, person.user.id, { name: '  Ana Lúcia ' })
    expect([answer.status, answer.body]).toEqual([200, { user: { ...person.user, name: 'Ana Lúcia' } }])
    expect((await person.call<{ user: User }>('GET', '/auth/me')).body.user.name).toBe('Ana Lúcia')
  })

  it('cannot be changed for another user, whether or not that user exists [ACCOUNT-24]', async () => {
    const [one, another] = [await signUp(server), await signUp(server)]
    for (const id of [another.user.id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await rename(one, id, { name: 'Tomada' })
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN'])
    }
    expect((await another.call<{ user: User }>('GET', '/auth/me')).body.user.name).toBe(another.user.name)
  })

  it('stays unchanged when the new one is too short', async () => {
    const person = await signUp(server)
    const answer = await rename(person, person.user.id, { name: ' A ' })
    expect([answer.status, answer.body.error]).toEqual([422, 'O nome deve ter no mínimo 2 caracteres.'])
    expect((await person.call<{ user: User }>('GET', '/auth/me')).body.user).toEqual(person.user)
  })

  it.each([
    ['an address too', { name: 'Ana', email: 'nova@lance.test' }],
    ['a role too', { name: 'Ana', role: 'PREMIUM' }],
    ['a balance too', { name: 'Ana', balance: 1000 }],
    ['no name', {}],
  ])('is refused in a body with %s', async (_what, body) => {
    const person = await signUp(server)
    const answer = await rename(person, person.user.id, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED'])
    expect((await person.call<{ user: User }>('GET', '/auth/me')).body.user).toEqual(person.user)
  })

  it('cannot be changed under a malformed id', async () => {
    expect((await rename(await signUp(server), 'x', { name: 'Ana' })).status).toBe(400)
  })

  it('cannot be changed by a guest', async () => {
    const { user } = await signUp(server)
    expect((await rename(testClient(server), user.id, { name: 'Ana' })).status).toBe(401)
  })

  it('is shown as Jogador and the first four characters of the id when it is missing [ACCOUNT-6]', async () => {
    const person = await signUp(server)
    await server.ctx.db.updateTable('users').set({ name: null }).where('id', '=', person.user.id).execute()
    const { body } = await person.call<{ user: User }>('GET', '/auth/me')
    expect(body.user.name).toBe(`Jogador-${person.user.id.slice(0, 4)}`)
  })
})

describe('a plan', () => {
  it('does not become PREMIUM just because its owner asks [PREMIUM-8]', async () => {
    const person = await signUp(server)
    const answer = await changeRole(person, person.user.id, 'PREMIUM')
    expect([answer.status, answer.body.code]).toEqual([422, 'ROLE_REFUSED'])
    expect((await person.call<{ user: User }>('GET', '/auth/me')).body.user.isPremium).toBe(false)
  })

  it('becomes FREEMIUM whenever its owner asks, any number of times [PREMIUM-8]', async () => {
    const person = await signUp(server)
    await server.ctx.db
      .updateTable('users')
      .set({ role: 'PREMIUM' })
      .where('id', '=', person.user.id)
      .execute()
    const me = await person.call<{ user: User }>('GET', '/auth/me')
    expect([me.body.user.role, me.body.user.isPremium, me.body.user.isFreemium]).toEqual([
      'PREMIUM',
      true,
      false,
    ])
    for (let n = 0; n < 2; n += 1) {
      const answer = await changeRole(person, person.user.id, 'FREEMIUM')
      expect([answer.status, answer.body]).toEqual([200, { user: person.user }])
    }
  })

  it.each(['FREEMIUM', 'PREMIUM'])('cannot be changed to %s for another user', async (role) => {
    const [one, another] = [await signUp(server), await signUp(server)]
    const answer = await changeRole(one, another.user.id, role)
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN'])
  })

  it('is refused when it does not exist', async () => {
    const person = await signUp(server)
    expect((await changeRole(person, person.user.id, 'ADMIN')).status).toBe(400)
  })
})

describe('a user’s own account', () => {
  it('shows the rapid rating, rounded, and provisional while its deviation is above 110, as after a long rest [RATING-1]', async () => {
    const person = await signUp(server)
    await storeRating(person.user.id, { speed: 'rapid', rating: 1623.6, deviation: 109 })
    await storeRating(person.user.id, { speed: 'daily', rating: 1900, deviation: 50 })
    const { body } = await person.call<{ user: User }>('GET', '/auth/me')
    expect([body.user.elo, body.user.eloProvisional]).toEqual([1624, false])
    server.time.advance(300 * 86_400_000)
    const later = await readUser(accountsOf(server), person.user.id)
    expect(later?.eloProvisional).toBe(true)
  })

  it('shows the presence from players_online', async () => {
    const person = await signUp(server)
    await server.ctx.pool.query(
      `insert into players_online (id, status, current_game_id, changed_at) values ($1, 'in_game', 'partida-1', now())
       on conflict (id) do update set status = 'in_game', current_game_id = 'partida-1'`,
      [person.user.id],
    )
    const { body } = await person.call<{ user: User }>('GET', '/auth/me')
    expect([body.user.status, body.user.currentGameId]).toEqual(['in_game', 'partida-1'])
  })

  it('shows the balance from the ledger, in R$', async () => {
    const person = await signUp(server)
    const accounts = accountsOf(server, { balanceOf: async () => asCents(12_345n) })
    const user = await readUser(accounts, person.user.id)
    expect(user?.balance).toBe(123.45)
  })
})
