import { generateKeyPairSync, sign } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestAuthenticator } from '../../../test/testAuthenticator.ts'
import { openScratchServer } from '../../../test/testServer.ts'
import { openPasswordHasher } from '../accounts/index.ts'
import { textOf } from './browserProof.ts'
import {
  acceptInvite,
  askPasskey,
  changeRoles,
  endOperator,
  endSession,
  INVITE_MS,
  inviteOperator,
  isSignedByBrowser,
  offerPasskey,
  offerTotp,
  openSession,
  proveOperator,
  readBrowserKey,
  readInvite,
  readSession,
  touchSession,
} from './index.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './sessions.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const origin = 'http://localhost:3000'
const party = { id: 'localhost', name: 'Lance', origins: [origin] }
const passwords = openPasswordHasher({
  cost: { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 },
})
const PASSWORD = 'a long password'
const device = { browser: 'Chrome', system: 'Linux' }

const db = () => server.ctx.db
const nowMs = () => server.time.nowMs()
const parts = () => ({ party, passwords, nowMs: nowMs() })
const afterwards = async (_trx: unknown, accepted: { operatorId: string; isNew: boolean }) => accepted

async function invite(to: Parameters<typeof inviteOperator>[1] = { roles: ['support'] }): Promise<string> {
  const made = await inviteOperator(db(), to, { nowMs: nowMs() })
  if (!made.ok) throw new Error(made.code)
  return made.token
}

/** Accepts an invitation with a new passkey. */
async function joinByPasskey(token: string, name: string) {
  const authenticator = openTestAuthenticator({ origin })
  const response = authenticator.create(await offerPasskey(db(), { party, nowMs: nowMs(), name }))
  const factor = { kind: 'passkey', response } as const
  return {
    authenticator,
    accepted: await acceptInvite(db(), { token, name, factor }, { ...parts(), afterwards }),
  }
}

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: nowMs() })

/** Accepts an invitation with a password and an authenticator app. */
async function joinByPassword(token: string, name: string, given: { password?: string; code?: string } = {}) {
  const { challenge, secret } = await offerTotp(db(), { party, nowMs: nowMs(), name })
  const { password = PASSWORD, code = codeOf(secret) } = given
  const factor = { kind: 'password', challenge, password, code } as const
  return { secret, accepted: await acceptInvite(db(), { token, name, factor }, { ...parts(), afterwards }) }
}

async function signInByPasskey(authenticator: ReturnType<typeof openTestAuthenticator>) {
  const response = authenticator.get(await askPasskey(db(), { party, nowMs: nowMs() }))
  return proveOperator(db(), { kind: 'passkey', response }, parts())
}

describe('an invitation', () => {
  it('makes one operator with a passkey, who then signs in with it [DESK-1]', async () => {
    const token = await invite({ roles: ['owner'] })
    expect(await readInvite(db(), token, new Date(nowMs()))).toEqual({ operatorId: null, roles: ['owner'] })
    const { authenticator, accepted } = await joinByPasskey(token, 'Ana')
    expect(accepted).toMatchObject({ ok: true, result: { isNew: true, roles: ['owner'] } })
    expect(await signInByPasskey(authenticator)).toMatchObject({ ok: true, operator: { name: 'Ana' } })
    expect(await joinByPasskey(token, 'Bia')).toMatchObject({
      accepted: { ok: false, code: 'INVITE_INVALID' },
    })
    expect(await readInvite(db(), token, new Date(nowMs()))).toBeNull()
  })

  it('is not used up by a name that is taken, a short password or a wrong code [DESK-1]', async () => {
    await joinByPasskey(await invite(), 'Caio')
    const token = await invite()
    const refused = async (name: string, given: object = {}) =>
      (await joinByPassword(token, name, given)).accepted
    expect(await refused('caio')).toEqual({ ok: false, code: 'NAME_TAKEN' })
    expect(await refused('Davi', { password: 'short' })).toEqual({ ok: false, code: 'PASSWORD_TOO_SHORT' })
    expect(await refused('Davi', { code: '000000' })).toEqual({ ok: false, code: 'WRONG_CODE' })
    expect(await refused('Davi')).toMatchObject({ ok: true })
  })

  it('ends after a day', async () => {
    const token = await invite()
    server.time.advance(INVITE_MS + 1)
    expect((await joinByPasskey(token, 'Eva')).accepted).toEqual({ ok: false, code: 'INVITE_INVALID' })
  })

  it('replaces the factor of an operator who lost theirs, and ends their sessions [DESK-3]', async () => {
    const first = await joinByPasskey(await invite(), 'Flora')
    if (!first.accepted.ok) throw new Error('refused')
    const { operatorId } = first.accepted.result
    const session = await openSession(db(), {
      operatorId,
      browserKey: Buffer.alloc(91),
      device,
      nowMs: nowMs(),
    })
    const second = await joinByPasskey(await invite({ name: 'flora' }), 'another name')
    expect(second.accepted).toMatchObject({ ok: true, result: { operatorId, isNew: false, name: 'Flora' } })
    expect(await readSession(server.ctx, session)).toBeNull()
    expect(await signInByPasskey(first.authenticator)).toEqual({ ok: false, code: 'WRONG_CREDENTIALS' })
    expect(await signInByPasskey(second.authenticator)).toMatchObject({ ok: true })
  })
})

describe('signing in with a password', () => {
  it('takes the password and a code of the app together, and each code once [DESK-2]', async () => {
    const { secret } = await joinByPassword(await invite(), 'Gil')
    server.time.advance(60_000)
    const code = codeOf(secret)
    const prove = (given: { password?: string; code?: string; name?: string }) =>
      proveOperator(db(), { kind: 'password', name: 'gil', password: PASSWORD, code, ...given }, parts())
    const wrong = { ok: false, code: 'WRONG_CREDENTIALS' }
    expect(await prove({ code: '000000' })).toEqual(wrong)
    expect(await prove({ code: '' })).toEqual(wrong)
    expect(await prove({ password: 'another password' })).toEqual(wrong)
    expect(await prove({ name: 'nobody' })).toEqual(wrong)
    expect(await prove({})).toMatchObject({ ok: true, operator: { name: 'Gil' } })
    expect(await prove({})).toEqual(wrong)
  })
})

describe("an operator's session", () => {
  async function signedIn(name: string) {
    const { accepted } = await joinByPasskey(await invite({ roles: ['finance'] }), name)
    if (!accepted.ok) throw new Error('refused')
    const { operatorId } = accepted.result
    return openSession(db(), { operatorId, browserKey: Buffer.alloc(91), device, nowMs: nowMs() })
  }

  it('ends when it is not used, and after eight hours in any case [DESK-3]', async () => {
    const token = await signedIn('Hugo')
    for (let usedMs = 0; usedMs < SESSION_MAX_MS; usedMs += SESSION_IDLE_MS - 1) {
      const session = await readSession(server.ctx, token)
      if (!session) throw new Error(`it ended after ${usedMs} ms`)
      await touchSession(server.ctx, session)
      server.time.advance(SESSION_IDLE_MS - 1)
    }
    expect(await readSession(server.ctx, token)).toBeNull()
    const idle = await signedIn('Iris')
    server.time.advance(SESSION_IDLE_MS)
    expect(await readSession(server.ctx, idle)).toBeNull()
  })

  it('has new roles at once, and ends when its operator leaves or signs out [DESK-3]', async () => {
    const token = await signedIn('João')
    await changeRoles(db(), { name: 'joão', roles: ['support'] })
    const session = await readSession(server.ctx, token)
    expect(session).toMatchObject({ name: 'João', roles: ['support'] })
    expect(await endOperator(db(), { name: 'João', now: new Date(nowMs()) })).toMatchObject({
      sessionsEnded: 1,
    })
    expect(await readSession(server.ctx, token)).toBeNull()
    const other = await signedIn('Kim')
    await endSession(db(), (await readSession(server.ctx, other))?.id ?? '', new Date(nowMs()))
    expect(await readSession(server.ctx, other)).toBeNull()
  })

  it('keeps the newest three of an operator', async () => {
    const first = await signedIn('Lia')
    const { operatorId = '' } = (await readSession(server.ctx, first)) ?? {}
    for (let count = 0; count < 3; count++) {
      server.time.advance(1000)
      await openSession(db(), { operatorId, browserKey: Buffer.alloc(91), device, nowMs: nowMs() })
    }
    expect(await readSession(server.ctx, first)).toBeNull()
  })
})

it('keeps the last owner, also when two acts take one away at once [DESK-4]', async () => {
  await server.ctx.pool.query(`update operators set roles = '{support}'`)
  await joinByPasskey(await invite({ roles: ['owner'] }), 'Mara')
  await joinByPasskey(await invite({ roles: ['owner', 'store'] }), 'Nina')
  const now = new Date(nowMs())
  const ended = await Promise.all([
    endOperator(db(), { name: 'Mara', now }),
    changeRoles(db(), { name: 'Nina', roles: ['store'] }),
  ])
  expect(ended.map((one) => (one.ok ? 'done' : one.code)).sort()).toEqual(['LAST_OWNER', 'done'])
})

describe("a browser's signature", () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const request = { method: 'POST', url: '/desk/api/x?y=1', atMs: 1_000_000, body: '{}' }
  const signature = sign('sha256', Buffer.from(textOf(request)), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url')
  const browserKey = readBrowserKey(text) ?? Buffer.alloc(0)
  const by = { signature, browserKey, nowMs: 1_000_500 }

  it('holds for this request, key and moment alone [DESK-5]', () => {
    expect(isSignedByBrowser(request, by)).toBe(true)
    const others = [{ method: 'GET' }, { url: '/desk/api/x' }, { body: '{"a":1}' }, { atMs: 1_000_001 }]
    for (const other of others) expect(isSignedByBrowser({ ...request, ...other }, by)).toBe(false)
    expect(isSignedByBrowser(request, { ...by, nowMs: 2_000_000 })).toBe(false)
    expect(isSignedByBrowser({ ...request, atMs: Number.NaN }, by)).toBe(false)
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
    const otherKey = foreign.export({ type: 'spki', format: 'der' })
    expect(isSignedByBrowser(request, { ...by, browserKey: otherKey })).toBe(false)
  })

  it.each([
    ['', 'no key'],
    ['AAAA', 'a short text'],
    [Buffer.alloc(91).toString('base64url'), 'no point'],
  ])('is not made with %j, %s', (key) => {
    expect(readBrowserKey(key)).toBeNull()
  })
})
