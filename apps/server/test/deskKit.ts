import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { PasskeyCreation } from '@lance/contract'
import { textOf } from '../src/people/operators/browserProof.ts'
import { operate } from './operate.ts'
import { openTestAuthenticator } from './testAuthenticator.ts'
import type { openScratchServer } from './testServer.ts'

type DeskServer = Awaited<ReturnType<typeof openScratchServer>>

type CallOptions = { body?: object; headers?: Record<string, string>; unsigned?: true }

/** A browser at the desk: its cookie, and its key that never leaves it. */
export function openDeskBrowser(server: DeskServer, cookie = '') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** The headers that sign a request, as the page makes them. */
  const signRequest = ({ method, url, body = '' }: { method: string; url: string; body?: string }) => {
    const atMs = server.time.nowMs()
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
    const signature = sign('sha256', Buffer.from(textOf({ method, url, atMs, body })), key)
    return { 'desk-time': String(atMs), 'desk-signature': signature.toString('base64url') }
  }
  const browser = {
    signRequest,
    cookie,
    browserKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    setCookie: '',
    async call(method: string, url: string, { body, headers = {}, unsigned }: CallOptions = {}) {
      const text = body ? JSON.stringify(body) : ''
      const answer = await fetch(server.url + url, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(browser.cookie && { cookie: browser.cookie }),
          ...(!unsigned && signRequest({ method, url, body: text })),
          ...headers,
        },
        ...(body && { body: text }),
      })
      const set = answer.headers.get('set-cookie')
      if (set) {
        browser.setCookie = set
        browser.cookie = set.split(';')[0] ?? ''
      }
      const said = await answer.text()
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
      const parsed = (isJson ? JSON.parse(said) : {}) as Record<string, unknown>
      return { status: answer.status, headers: answer.headers, text: said, body: parsed }
    },
  }
  return browser
}

/** Invites an operator by the command line, who then makes a passkey in a browser of their own. */
export async function joinDesk(server: DeskServer, roles: string) {
  const invited = await operate(
    server,
    'invite',
    '--roles',
    roles,
    '--who',
    'Carla',
    '--why',
    'a new operator',
  )
  const token = invited.lines[1]?.split('#')[1] ?? ''
  const browser = openDeskBrowser(server)
  const name = `Operator ${randomUUID()}`
  const authenticator = openTestAuthenticator({ origin: server.url })
  const offered = await browser.call('POST', '/desk/api/invite/factor', {
    body: { token, name, kind: 'passkey' },
  })
  const response = authenticator.create(offered.body.options as PasskeyCreation)
  const { browserKey } = browser
  const factor = { kind: 'passkey', response }
  const accepted = await browser.call('POST', '/desk/api/invite/accept', {
    body: { token, name, browserKey, factor },
  })
  return { browser, name, token, authenticator, accepted }
}

/** The body of an act. */
export const act = (given: Record<string, string> = {}, actId: string = randomUUID()) => ({
  body: { actId, why: 'ticket 12', given },
})
