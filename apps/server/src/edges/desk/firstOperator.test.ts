import { randomUUID } from 'node:crypto'
import type { PasskeyCreation } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeskBrowser } from '../../../test/deskKit.ts'
import { openTestAuthenticator } from '../../../test/testAuthenticator.ts'
import { openScratchServer } from '../../../test/testServer.ts'

type Scratch = Awaited<ReturnType<typeof openScratchServer>>

let server: Scratch
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
})
afterAll(() => server?.stop())

const tokenOf = (link: string | null | undefined) => link?.split('#')[1] ?? ''

async function accept(token: string) {
  const browser = openDeskBrowser(server)
  const name = `Owner ${randomUUID()}`
  const offered = await browser.call('POST', '/desk/api/invite/factor', {
    body: { token, name, kind: 'passkey' },
  })
  if (offered.status !== 200) return offered
  const response = openTestAuthenticator({ origin: server.url }).create(
    offered.body.options as PasskeyCreation,
  )
  const factor = { kind: 'passkey', response }
  return browser.call('POST', '/desk/api/invite/accept', {
    body: { token, name, browserKey: browser.browserKey, factor },
  })
}

describe('the first operator', () => {
  it('joins as an owner by the link of a start, after which no other such link works [DESK-10]', async () => {
    const [first, second] = [await server.desk?.invite(), await server.desk?.invite()]
    expect(first).toMatch(new RegExp(`^${server.url}/desk/invite#`))
    expect(await accept(tokenOf(first))).toMatchObject({ status: 200, body: { roles: ['owner'] } })
    expect(await accept(tokenOf(second))).toMatchObject({ status: 410, body: { code: 'INVITE_INVALID' } })
    expect(await server.desk?.invite()).toBe(null)
  })

  it('is invited in the log, without the link [DESK-10]', async () => {
    const { rows } = await server.ctx.pool.query(
      "select who, given::text || changed::text as text from operator_log where verb = 'invite' and step = 'done'",
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { who, text } of rows) {
      expect(who).toBe('the server')
      expect(text).not.toContain('#')
    }
  })
})

describe('the address of the desk', () => {
  it('is one of its own where a port is set, and the site has no desk then [DESK-11]', async () => {
    const apart = await openScratchServer({ env: { DESK: 'on', DESK_PORT: '0' } })
    try {
      const deskUrl = apart.desk?.url()
      expect(deskUrl).not.toBe(apart.url)
      const settings = await fetch(`${deskUrl}/desk/api/settings`)
      expect([settings.status, await settings.json()]).toMatchObject([200, { isLive: false }])
      expect((await fetch(`${apart.url}/desk/api/settings`)).status).toBe(404)
      expect((await fetch(`${deskUrl}/settings`)).status).toBe(404)
    } finally {
      await apart.stop()
    }
  })
})
