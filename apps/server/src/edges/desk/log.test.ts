import { randomUUID } from 'node:crypto'
import type { LoggedAct } from '@lance/contract/desk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, joinDesk as joinDeskOf } from '../../../test/deskKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import { openLogWatch } from '../operator/logWatch.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
})
afterAll(() => server?.stop())

const joinDesk = (roles: string) => joinDeskOf(server, roles)
type Browser = Awaited<ReturnType<typeof joinDesk>>['browser']

async function listLog(browser: Browser, query: Record<string, string> = {}) {
  const { status, body } = await browser.call('GET', `/desk/api/log?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body as { rows: LoggedAct[]; next: string | null }
}

async function freeze(why: string): Promise<{ account: string; name: string; actId: string }> {
  const { user } = await signUp(server)
  const actId = randomUUID()
  const given = ['--account', user.id, '--who', 'Davi', '--why', why, '--act', actId]
  expect(await operate(server, 'freeze-account', ...given)).toMatchObject({ ok: true })
  return { account: user.id, name: user.name, actId }
}

describe('the log at the desk', () => {
  it('lists each act once, with what was given and what it changed [DESK-63]', async () => {
    const { browser } = await joinDesk('owner')
    const { account, name, actId } = await freeze('ticket 77')
    await operate(server, 'freeze-account', '--account', randomUUID(), '--who', 'Davi', '--why', 'none')
    const { rows } = await listLog(browser, { verb: 'freeze-account', who: 'davi' })
    expect(rows[0]).toMatchObject({ isDone: false, why: 'none', changed: null })
    expect(rows[1]).toMatchObject({
      actId,
      isDone: true,
      who: 'Davi',
      isAtDesk: false,
      why: 'ticket 77',
      given: { account },
      changed: { user: account, from: 'open', to: 'frozen' },
      person: account,
      personName: name,
    })
    expect(rows.filter((row) => row.actId === actId)).toHaveLength(1)
  })

  it('finds acts by verb, operator, account, day and words of the reason [DESK-63]', async () => {
    const { browser, name } = await joinDesk('owner')
    const { account, actId } = await freeze('Chargeback, see ticket-4711.')
    const found = async (query: Record<string, string>) =>
      (await listLog(browser, query)).rows.map((row) => row.actId)
    expect(await found({ person: account })).toEqual([actId])
    expect(await found({ words: 'charge 4711' })).toEqual([actId])
    expect(await found({ words: 'CHARGEBACK' })).toEqual([actId])
    expect(await found({ words: 'charge 4712' })).toEqual([])
    expect(await found({ words: "'); drop table operator_log; --" })).toEqual([])
    expect(await found({ words: '!' })).toEqual([])
    expect(await found({ person: account, verb: 'unfreeze-account' })).toEqual([])
    expect(await found({ who: name.toUpperCase(), verb: 'sign-in' })).toHaveLength(1)
    const day = { person: account, from: '2026-01-15', to: '2026-01-15' }
    expect(await found(day)).toEqual([actId])
    expect(await found({ ...day, from: '2026-01-16', to: '2026-01-17' })).toEqual([])
    expect(await found({ ...day, from: '2026-01-01', to: '2026-01-14' })).toEqual([])
  })

  it('leaves out acts that only read, on request [DESK-63]', async () => {
    const { browser, name } = await joinDesk('owner')
    await browser.call('GET', '/desk/api/operators')
    const verbsOf = async (query: Record<string, string>) =>
      (await listLog(browser, { who: name, ...query })).rows.map(({ verb }) => verb)
    expect(await verbsOf({})).toContain('see-operators')
    const acts = await verbsOf({ readings: 'hidden' })
    expect(acts).toContain('sign-in')
    expect(acts.filter((verb) => verb.startsWith('see-'))).toEqual([])
  })

  it('pages by the number of the row, while new acts are added [DESK-63]', async () => {
    const { browser } = await joinDesk('owner')
    const ids = []
    for (let times = 0; times < 51; times++) {
      const id = randomUUID()
      ids.unshift(id)
      await operate(server, 'reseal-data', '--who', 'Eva', '--why', 'pages', '--act', id)
    }
    const first = await listLog(browser, { who: 'Eva' })
    await operate(server, 'reseal-data', '--who', 'Eva', '--why', 'pages')
    const second = await listLog(browser, { who: 'Eva', cursor: first.next ?? '' })
    expect([...first.rows, ...second.rows].map(({ actId }) => actId)).toEqual(ids)
    expect(second.next).toBeNull()
  })

  it('shows both rows of an act with their hashes, and the verbs that it has [DESK-63]', async () => {
    const { browser } = await joinDesk('owner')
    const { actId } = await freeze('details')
    const { body } = await browser.call('GET', `/desk/api/log/acts/${actId}`)
    expect(body).toMatchObject({ act: { actId, isDone: true }, steps: [{ step: 'begun' }, { step: 'done' }] })
    const [begun, done] = body.steps as { seq: number; hash: string; previousHash: string }[]
    expect(begun?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect([done?.seq, done?.previousHash]).toEqual([(begun?.seq ?? 0) + 1, begun?.hash])
    const { body: none } = await browser.call('GET', `/desk/api/log/acts/${randomUUID()}`)
    expect(none.code).toBe('NOT_FOUND')
    const { verbs } = (await browser.call('GET', '/desk/api/log/verbs')).body as { verbs: string[] }
    expect(verbs).toEqual([...new Set(verbs)].sort())
    expect(verbs).toEqual(expect.arrayContaining(['accept-invite', 'freeze-account', 'invite', 'sign-in']))
  })

  it('exports the acts under its filters as a file without formulas, as an act of its own [DESK-64]', async () => {
    const { browser, name } = await joinDesk('owner')
    await freeze('=HYPERLINK("https://evil.example","ticket") fraud')
    await freeze('fraud, "quoted"')
    const exported = await browser.call('GET', '/desk/api/log/export?words=fraud')
    expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(exported.headers.get('content-disposition')).toMatch(
      /^attachment; filename="log-2026-01-15\.csv"$/,
    )
    const lines = exported.text.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('"fraud, ""quoted"""')
    expect(lines[2]).toContain(`"'=HYPERLINK(""https://evil.example"",""ticket"") fraud"`)
    const { rows } = await listLog(browser, { verb: 'export-log', who: name })
    expect(rows).toMatchObject([{ isDone: true, given: { words: 'fraud' }, changed: { rows: 2 } }])
  })

  it('is proved at the desk, with the head to note elsewhere [DESK-63]', async () => {
    const { browser } = await joinDesk('owner')
    const { body } = await browser.call('POST', '/desk/api/acts/prove-log', act())
    expect(body).toMatchObject({ ok: true, shown: { head: expect.stringMatching(/^\d+:[0-9a-f]{64}$/) } })
    const { head = '' } = body.shown as Record<string, string>
    const again = await browser.call('POST', '/desk/api/acts/prove-log', act({ head }))
    expect(again.body).toMatchObject({ ok: true })
  })

  it('is watched for rows that were changed since they were written [DESK-61]', async () => {
    const look = openLogWatch(server.ctx.db)
    expect(await look()).toBeNull()
    const last = async () =>
      (await server.ctx.pool.query<{ seq: bigint }>('select max(seq) as seq from operator_log')).rows[0]?.seq
    const [proved] = [await last()]
    await freeze('watched')
    const owner = new pg.Client({ connectionString: server.connectionString })
    await owner.connect()
    const change = async (why: string, seq: bigint | undefined) => {
      await owner.query('alter table operator_log disable trigger user')
      await owner.query('update operator_log set why = $1 where seq = $2', [why, String(seq)])
      await owner.query('alter table operator_log enable trigger user')
    }
    try {
      await change('another', await last())
      expect(await look()).toBe(await last())
      await change('watched', await last())
      expect(await look()).toBeNull()
      expect(await last()).toBeGreaterThan(proved ?? 0n)
    } finally {
      await owner.end()
    }
  })
})

describe('the operators at the desk', () => {
  it('are listed with roles, factors, sessions and links that were not used, as a reading [DESK-65]', async () => {
    const { browser, name } = await joinDesk('owner')
    const made = await browser.call('POST', '/desk/api/acts/invite', act({ roles: 'store' }))
    const { link = '', until } = made.body.shown as Record<string, string>
    expect(link).toMatch(/\/desk\/invite#[\w-]{43}$/)
    const { body } = await browser.call('GET', '/desk/api/operators')
    expect(body.operators).toContainEqual(
      expect.objectContaining({
        name,
        roles: ['owner'],
        passkeys: 1,
        hasPassword: false,
        endedAt: null,
        sessions: [expect.objectContaining({ usedAt: expect.any(String) })],
      }),
    )
    expect(body.invites).toContainEqual({
      actId: expect.any(String),
      name: null,
      roles: ['store'],
      expiresAt: until,
    })
    expect((await listLog(browser, { verb: 'see-operators', who: name })).rows).toHaveLength(1)
  })

  it('are invited by one link, which the log does not have, also when the act is repeated [DESK-65]', async () => {
    const { browser } = await joinDesk('owner')
    const asked = act({ roles: 'support' })
    const tokens = []
    for (let times = 0; times < 2; times++) {
      const { body } = await browser.call('POST', '/desk/api/acts/invite', asked)
      tokens.push((body.shown as Record<string, string>).link?.split('#')[1])
    }
    const statuses = []
    for (const token of tokens)
      statuses.push((await browser.call('POST', '/desk/api/invite', { body: { token } })).status)
    expect(statuses).toEqual([410, 200])
    const { rows } = await server.ctx.pool.query<{ text: string }>(
      `select operator_log::text as text from operator_log where verb = 'invite'`,
    )
    for (const { text } of rows) expect(tokens.some((token) => text.includes(token ?? ''))).toBe(false)
  })

  it('are no longer invited by a link that was cancelled [DESK-65]', async () => {
    const { browser } = await joinDesk('owner')
    const cancel = async (invite: string) =>
      (await browser.call('POST', '/desk/api/acts/cancel-invite', act({ invite }))).body
    const asked = act({ roles: 'finance' })
    const { body } = await browser.call('POST', '/desk/api/acts/invite', asked)
    const token = (body.shown as Record<string, string>).link?.split('#')[1]
    const changed = { invited: 'a new operator', roles: 'finance', to: 'cancelled' }
    expect(await cancel(asked.body.actId)).toMatchObject({ ok: true, changed })
    expect((await browser.call('POST', '/desk/api/invite', { body: { token } })).status).toBe(410)
    const { invites } = (await browser.call('GET', '/desk/api/operators')).body as {
      invites: { actId: string | null }[]
    }
    expect(invites.map(({ actId }) => actId)).not.toContain(asked.body.actId)
    for (const none of [randomUUID(), 'x'])
      expect(await cancel(none)).toMatchObject({ ok: false, code: 'INVITE_GONE' })
  })

  it('are changed with words for a refusal: unknown, gone, the last owner [DESK-65]', async () => {
    const { browser, name } = await joinDesk('owner')
    const code = async (verb: string, given: Record<string, string>) =>
      (await browser.call('POST', `/desk/api/acts/${verb}`, act(given))).body.code
    expect(await code('change-roles', { name: 'Nobody', roles: 'store' })).toBe('OPERATOR_UNKNOWN')
    expect(await code('change-roles', { name, roles: 'king' })).toBe('NO_ROLES')
    const other = await joinDesk('store')
    expect(await code('end-operator', { name: other.name })).toBeNull()
    expect(await code('replace-factor', { name: other.name })).toBe('OPERATOR_LEFT')
    await server.ctx.pool.query(`update operators set roles = '{support}' where name <> $1`, [name])
    expect(await code('change-roles', { name, roles: 'store' })).toBe('LAST_OWNER')
    expect(await code('end-operator', { name })).toBe('LAST_OWNER')
  })
})
