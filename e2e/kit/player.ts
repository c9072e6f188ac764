import type { SessionAnswer } from '@lance/contract'
import type { Browser } from 'playwright-core'
import { openVisitor, type Visitor } from './launchBrowser.ts'

export type Account = {
  /** The address of the account's server. */
  url: string
  id: string
  name: string
  email: string
  password: string
  token: string
}

export type Player = Visitor & Account

/** A cookie of a user who signed up without a browser. */
type SessionCookie = {
  name: string
  value: string
  path: string
  domain: string
  httpOnly: boolean
  secure: boolean
  sameSite: 'Strict'
  expires: number
}

let people = 0

/** Signs up a user by calls; unless `isFresh`, they have also skipped the introduction. */
export async function signUp(
  url: string,
  { name, isFresh = false }: { name: string; isFresh?: boolean },
): Promise<Account & { cookies: SessionCookie[] }> {
  people += 1
  const body = { name, email: `jogador${people}.${process.pid}@lance.test`, password: 'segredo-1' }
  const answer = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`signing up failed: ${await answer.text()}`)
  const { token, user }: SessionAnswer = await answer.json()
  if (!isFresh) await skipIntroduction(url, { id: user.id, token })
  const cookies = answer.headers.getSetCookie().map((cookie) => readCookie(url, cookie))
  return { url, id: user.id, token, ...body, cookies }
}

async function skipIntroduction(url: string, { id, token }: { id: string; token: string }): Promise<void> {
  const answer = await fetch(`${url}/users/${id}/introduction`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ level: null }),
  })
  if (!answer.ok) throw new Error(`skipping the introduction failed: ${await answer.text()}`)
}

function readCookie(url: string, cookie: string): SessionCookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  const [, path = '/'] = /; *path=([^;]*)/i.exec(cookie) ?? []
  const { hostname: domain } = new URL(url)
  return { name, value, path, domain, httpOnly: true, secure: false, sameSite: 'Strict', expires: -1 }
}

/**
 * A new user, signed in, in a browser of their own: on the home screen, or `at` another address of the site,
 * or nowhere yet (null).
 */
export async function openPlayer(
  browser: Browser,
  {
    url,
    name,
    at = '/',
    isFresh = false,
    ...view
  }: { url: string; name: string; at?: string | null; isFresh?: boolean } & Partial<
    Parameters<typeof openVisitor>[1]
  >,
): Promise<Player> {
  const { cookies, ...account } = await signUp(url, { name, isFresh })
  const visitor = await openVisitor(browser, { url, ...view, credential: account.token })
  await visitor.context.addCookies(cookies)
  if (at !== null) await visitor.page.goto(at)
  return { ...visitor, ...account }
}
