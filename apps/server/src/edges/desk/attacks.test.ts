import { randomUUID } from 'node:crypto'
import type { PasskeyCreation } from '@lance/contract'
import { allDeskCalls } from '@lance/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, joinDesk as joinDeskOf, openDeskBrowser } from '../../../test/deskKit.ts'
import { operate } from '../../../test/operate.ts'
import { openTestAuthenticator } from '../../../test/testAuthenticator.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'

// Attacks on the desk. docs/security/threat-model.md has a row for each.

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
})
afterAll(() => server?.stop())

const joinDesk = (roles: string) => joinDeskOf(server, roles)
type Browser = Awaited<ReturnType<typeof joinDesk>>['browser']

const actsOf = async (who: string, verb: string) => {
  const { rows } = await server.ctx.pool.query<{ count: number }>(
    `select count(*)::int as count from operator_log where who = $1 and verb = $2 and step = 'done'`,
    [who, verb],
  )
  return rows[0]?.count
}

describe('an operator', () => {
  it.each(['finance', 'fair_play', 'support', 'store'])(
    'gives neither themselves nor others another role: %s [DESK-67]',
    async (role) => {
      const { browser, name } = await joinDesk(role)
      const attempts = [
        ['change-roles', { name, roles: 'owner' }],
        ['invite', { roles: 'owner' }],
        ['replace-factor', { name }],
        ['end-operator', { name }],
      ] as const
      for (const [verb, given] of attempts)
        expect((await browser.call('POST', `/desk/api/acts/${verb}`, act(given))).status).toBe(403)
      const { body } = await browser.call('GET', '/desk/api/session')
      expect(body.roles).toEqual([role])
    },
  )

  it('can add no role to an invitation, and use none twice, also at the same moment [DESK-67]', async () => {
    const { lines } = await operate(server, 'invite', '--roles', 'store', '--who', 'Carla', '--why', 'new')
    const token = lines[1]?.split('#')[1] ?? ''
    const browsers = [openDeskBrowser(server), openDeskBrowser(server)]
    const bodies = await Promise.all(
      browsers.map(async (browser) => {
        const name = `Operator ${randomUUID()}`
        const asked = { token, name, kind: 'passkey' }
        const offered = await browser.call('POST', '/desk/api/invite/factor', { body: asked })
        const { create } = openTestAuthenticator({ origin: server.url })
        const factor = { kind: 'passkey', response: create(offered.body.options as PasskeyCreation) }
        return { token, name, browserKey: browser.browserKey, factor }
      }),
    )
    const [first] = browsers
    const accept = '/desk/api/invite/accept'
    expect((await first?.call('POST', accept, { body: { ...bodies[0], roles: ['owner'] } }))?.status).toBe(
      400,
    )
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.call('POST', accept, { body: bodies[index] ?? {} })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(answers.find(({ status }) => status === 200)?.body.roles).toEqual(['store'])
  })
})

describe('a request that was signed once', () => {
  it('is refused after the operator signed out, and does its act once before [DESK-67]', async () => {
    const { browser, name } = await joinDesk('support')
    const { user } = await signUp(server)
    const url = '/desk/api/acts/freeze-account'
    const body = JSON.stringify(act({ account: user.id }).body)
    const headers = {
      ...browser.signRequest({ method: 'POST', url, body }),
      'content-type': 'application/json',
      cookie: browser.cookie,
    }
    const replay = () => fetch(server.url + url, { method: 'POST', headers, body })
    for (let times = 0; times < 2; times++) expect((await replay()).status).toBe(200)
    expect(await actsOf(name, 'freeze-account')).toBe(1)
    await browser.call('POST', '/desk/api/sign-out')
    const refused = await replay()
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'SESSION_ENDED' }])
  })

  it('says nothing for another call, body or moment [DESK-5]', async () => {
    const { browser } = await joinDesk('support')
    const { user } = await signUp(server)
    const url = '/desk/api/acts/freeze-account'
    const { body } = act({ account: user.id })
    const signed = browser.signRequest({ method: 'POST', url, body: JSON.stringify(body) })
    const wrong = { status: 401, body: { code: 'WRONG_BROWSER' } }
    const other = { ...body, why: 'another reason' }
    expect(await browser.call('POST', url, { body: other, headers: signed })).toMatchObject(wrong)
    expect(await browser.call('POST', '/desk/api/acts/suspicions', { body, headers: signed })).toMatchObject(
      wrong,
    )
    server.time.advance(120_001)
    expect(await browser.call('POST', url, { body, headers: signed })).toMatchObject(wrong)
  })
})

describe('a line break', () => {
  it.each([
    ['in a reason', { why: 'ticket\nOperator Carla approved it' }],
    ['in an argument', { given: { account: 'x\r\nWithdrawal paid' } }],
    ['of Unicode', { why: 'ticket\u2028Operator Carla approved it' }],
  ])('gets into no row of the log: %s [DESK-67]', async (_where, part) => {
    const { browser, name } = await joinDesk('support')
    const body = { ...act({ account: randomUUID() }).body, ...part }
    const answer = await browser.call('POST', '/desk/api/acts/freeze-account', { body })
    expect([200, 400]).toContain(answer.status)
    expect(answer.body.ok ?? false).toBe(false)
    const { rows } = await server.ctx.pool.query(
      `select from operator_log where who = $1 and (why || given::text) ~ '[\\n\\r]|\\\\[nr]|\\u2028'`,
      [name],
    )
    expect(rows).toEqual([])
  })

  it.each(['Ana\nCarla', 'Ana\u2028Carla', 'Ana\u0000', 'Ana\u202eCarla', '<b>Ana</b>'])(
    'gets into no name of an operator, nor does its like: %j [DESK-67]',
    async (name) => {
      const { lines } = await operate(server, 'invite', '--roles', 'store', '--who', 'Carla', '--why', 'new')
      const token = lines[1]?.split('#')[1] ?? ''
      const body = { token, name, kind: 'password' }
      const browser = openDeskBrowser(server)
      expect((await browser.call('POST', '/desk/api/invite/factor', { body })).status).toBe(400)
    },
  )
})

describe('a body', () => {
  it('is refused before it is read if it is too large, broken or of another kind [DESK-67]', async () => {
    const browser = openDeskBrowser(server)
    const large = await browser.call('POST', '/desk/api/invite', { body: { token: 'x'.repeat(70_000) } })
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE'])
    const headers = { 'content-type': 'application/json' }
    const send = (given: { body: string; headers?: Record<string, string> }) =>
      fetch(`${server.url}/desk/api/invite`, { method: 'POST', headers, ...given })
    expect((await send({ body: '{"token":' })).status).toBe(400)
    expect((await send({ body: 'a=b', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    const act = { method: 'POST', headers, body: `{"why":"${'x'.repeat(600_000)}"}` }
    expect((await fetch(`${server.url}/desk/api/acts/invite`, act)).status).toBe(401)
    const { browser: signedIn } = await joinDesk('owner')
    const why = 'x'.repeat(501)
    const tooLong = { body: { actId: randomUUID(), why, given: {} } }
    expect((await signedIn.call('POST', '/desk/api/acts/reseal-data', tooLong)).status).toBe(400)
  })
})

const encode = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Cursors that no list has given. */
const FORGED = [
  'x',
  '%00',
  encode({}),
  encode(null),
  ...[1, 2, 3, 4].flatMap((parts) =>
    ["'; drop table users; --", null, 'NaN', '9'.repeat(30), '-1', '\u0000', '2026-13-45T99:00:00Z', {}].map(
      (value) => encode(Array.from({ length: parts }, () => value)),
    ),
  ),
]

/** The lists of the desk: calls that take a cursor. */
const lists = allDeskCalls().filter(
  ({ query }) => query !== undefined && 'shape' in query && 'cursor' in (query.shape as object),
)

describe('a forged cursor', () => {
  let owner: Browser
  let userId: string
  beforeAll(async () => {
    owner = (await joinDesk('owner')).browser
    userId = (await signUp(server)).user.id
  })

  it.each(lists.map(({ path }) => path))(
    'gets a refusal or a page from %s, never a failure [DESK-67]',
    async (path) => {
      for (const cursor of FORGED) {
        const query = new URLSearchParams({ userId, tournamentId: randomUUID(), round: '1', cursor })
        const { status, text } = await owner.call('GET', `${path}?${query}`)
        expect([cursor, status, text]).toEqual([cursor, expect.toBeOneOf([200, 400, 404]), expect.anything()])
      }
    },
  )
})

describe('text that a player wrote', () => {
  it('leaves the desk as JSON that no browser takes for a page [DESK-68]', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const { browser } = await joinDesk('owner')
    const { user } = await signUp(server)
    await server.ctx.pool.query('update users set name = $2 where id = $1', [user.id, html])
    const asked = { ...act({ account: user.id }).body, why: html }
    await browser.call('POST', '/desk/api/acts/freeze-account', { body: asked })
    for (const url of [`/desk/api/people/${user.id}`, '/desk/api/log', `/desk/api/acts/${html}`]) {
      const { headers, status } = await browser.call('GET', encodeURI(url))
      expect([url, status < 500]).toEqual([url, true])
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})
