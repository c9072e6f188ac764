import type { PasskeyQuestion } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, joinDesk as joinDeskOf, openDeskBrowser } from '../../../test/deskKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import { VERBS } from '../operator/verbs.ts'
import { VERB_ROLES } from './verbRoles.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
})
afterAll(() => server?.stop())

const joinDesk = (roles: string) => joinDeskOf(server, roles)

describe('the desk', () => {
  it('signs in the invited operator, and later by their passkey, in a cookie for the desk alone [DESK-1]', async () => {
    const { browser, name, token, authenticator, accepted } = await joinDesk('finance')
    expect(accepted).toMatchObject({ status: 200, body: { name, roles: ['finance'] } })
    expect(browser.setCookie).toMatch(/; Path=\/desk; HttpOnly; SameSite=Strict$/)
    expect(await browser.call('GET', '/desk/api/session')).toMatchObject({ status: 200, body: { name } })
    expect(await browser.call('POST', '/desk/api/invite', { body: { token } })).toMatchObject({ status: 410 })
    const other = openDeskBrowser(server)
    const asked = await other.call('POST', '/desk/api/sign-in/passkey')
    const response = authenticator.get(asked.body as PasskeyQuestion)
    const body = { browserKey: other.browserKey, factor: { kind: 'passkey', response } }
    expect(await other.call('POST', '/desk/api/sign-in', { body })).toMatchObject({ status: 200 })
    expect(await other.call('POST', '/desk/api/sign-in', { body })).toMatchObject({ status: 401 })
    expect(await other.call('POST', '/desk/api/sign-out')).toMatchObject({ status: 200 })
    expect(await other.call('GET', '/desk/api/session')).toMatchObject({ status: 401 })
    const { rows } = await server.ctx.pool.query(
      `select verb from operator_log where who = $1 and step = 'done' order by seq`,
      [name],
    )
    expect(rows.map(({ verb }) => verb)).toEqual(['accept-invite', 'sign-in', 'sign-in', 'sign-out'])
  })

  it('refuses a cookie that was taken to another browser [DESK-5]', async () => {
    const { browser } = await joinDesk('owner')
    const thief = openDeskBrowser(server, browser.cookie)
    const code = { status: 401, body: { code: 'WRONG_BROWSER' } }
    expect(await thief.call('GET', '/desk/api/session')).toMatchObject(code)
    expect(await thief.call('GET', '/desk/api/session', { unsigned: true })).toMatchObject(code)
    expect(await thief.call('POST', '/desk/api/acts/invite', act({ roles: 'owner' }))).toMatchObject(code)
  })

  it("refuses requests that another site's page sends with the operator's cookie [DESK-6]", async () => {
    const { browser } = await joinDesk('owner')
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const refused = { status: 403, body: { code: 'FORBIDDEN' } }
      expect(await browser.call('POST', '/desk/api/acts/prove-log', { ...act(), headers })).toMatchObject(
        refused,
      )
    }
    expect(await browser.call('POST', '/desk/api/acts/prove-log', act())).toMatchObject({ status: 200 })
  })

  it('runs a verb as the signed-in operator, once for each act, and names no other [DESK-7]', async () => {
    const { browser, name } = await joinDesk('support')
    const { user } = await signUp(server)
    const asked = act({ account: user.id })
    const done = await browser.call('POST', '/desk/api/acts/freeze-account', asked)
    const changed = { user: user.id, from: 'open', to: 'frozen' }
    expect(done).toMatchObject({ status: 200, body: { ok: true, changed } })
    await browser.call('POST', '/desk/api/acts/freeze-account', asked)
    const { rows } = await server.ctx.pool.query(
      `select who, why, step from operator_log where verb = 'freeze-account' and given->>'account' = $1 order by seq`,
      [user.id],
    )
    const row = { who: name, why: 'ticket 12' }
    expect(rows).toEqual([
      { ...row, step: 'begun' },
      { ...row, step: 'done' },
    ])
    const asOther = act({ account: user.id, who: 'Carla' })
    expect(await browser.call('POST', '/desk/api/acts/freeze-account', asOther)).toMatchObject({
      status: 400,
    })
  })

  it('asks for a reason [DESK-7]', async () => {
    const { browser } = await joinDesk('owner')
    const body = { ...act({ account: 'x' }).body, why: '  ' }
    expect(await browser.call('POST', '/desk/api/acts/freeze-account', { body })).toMatchObject({
      status: 400,
    })
  })

  it('has new roles and ends sessions at once when an owner says so [DESK-3]', async () => {
    const owner = await joinDesk('owner')
    const { browser, name } = await joinDesk('finance')
    const prove = () => browser.call('POST', '/desk/api/acts/reconcile', act())
    expect(await prove()).toMatchObject({ status: 200 })
    await owner.browser.call('POST', '/desk/api/acts/change-roles', act({ name, roles: 'store' }))
    expect(await prove()).toMatchObject({ status: 403 })
    await owner.browser.call('POST', '/desk/api/acts/end-operator', act({ name }))
    expect(await prove()).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } })
  })

  it('is no part of the players’ server, and off unless it is switched on', async () => {
    const players = await fetch(`${server.url}/openapi.json`)
    expect(await players.text()).not.toContain('/desk')
    const answer = await fetch(`${server.url}/desk/api/nothing`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('the table of verbs and roles', () => {
  it('has a row for each verb, and every row a verb [DESK-8]', () => {
    expect(Object.keys(VERB_ROLES).sort()).toEqual(Object.keys(VERBS).sort())
  })

  it.each(['finance', 'fair_play', 'support', 'store'] as const)(
    'lets %s run the verbs of its rows and no others [DESK-8]',
    async (role) => {
      const { browser } = await joinDesk(role)
      for (const [verb, roles] of Object.entries(VERB_ROLES)) {
        // A missing argument or an unknown one: the verb itself does not run.
        const { status } = await browser.call('POST', `/desk/api/acts/${verb}`, act({ nothing: 'x' }))
        expect([verb, status]).toEqual([verb, roles === null ? 404 : roles.includes(role) ? 200 : 403])
      }
    },
  )
})
