import { describe, expect, it } from 'vitest'
import { openScratchServer, signUp } from '../../../test/testServer.ts'

describe('a new password on the list', () => {
  it('is refused at sign-up, by a link and in the account, and nothing changes [ACCOUNT-51]', async () => {
    const server = await openScratchServer()
    const person = await signUp(server)
    const body = { currentPassword: person.password, password: 'Flamengo' }
    const changed = await person.call('PUT', '/auth/password', { body })
    expect([changed.status, changed.body.code]).toEqual([422, 'PASSWORD_COMMON'])
    const reset = { token: 'x'.repeat(43), password: 'flamengo' }
    expect((await person.call('POST', '/auth/reset-password', { body: reset })).body.code).toBe(
      'PASSWORD_COMMON',
    )
    const registration = { email: 'new@lance.test', password: 'qwerty', name: 'Nova' }
    const registered = await person.call('POST', '/auth/register', { body: registration, token: null })
    expect(registered.body).toMatchObject({ code: 'PASSWORD_COMMON', error: expect.stringMatching(/senha/i) })
    const login = { email: person.email, password: person.password }
    expect((await person.call('POST', '/auth/login', { body: login })).status).toBe(200)
    await server.stop()
  })

  it('still signs in to an account that has it [ACCOUNT-51]', async () => {
    const server = await openScratchServer()
    const [person, other] = [await signUp(server), await signUp(server, { password: 'segredo-5' })]
    await server.ctx.pool.query(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [person.user.id, other.user.id],
    )
    const body = { email: person.email, password: 'segredo-5' }
    expect((await person.call('POST', '/auth/login', { body })).status).toBe(200)
    expect(
      (await person.call('POST', '/auth/login', { body: { ...body, password: '123456' } })).body.code,
    ).toBe('WRONG_CREDENTIALS')
    await server.stop()
  })
})
