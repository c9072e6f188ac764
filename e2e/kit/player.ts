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

let people = 0

/** Signs up a user by calls; unless `isFresh`, they have also skipped the introduction. */
export async function signUp(
  url: string,
  { name, isFresh = false }: { name: string; isFresh?: boolean },
): Promise<Account & { cookies: string[] }> {
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
  return { url, id: user.id, token, ...body, cookies: answer.headers.getSetCookie() }
}

async function skipIntroduction(url: string, { id, token }: { id: string; token: string }): Promise<void> {
  const answer = await fetch(`${url}/users/${id}/introduction`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ level: null }),
  })
  if (!answer.ok) throw new Error(`skipping the introduction failed: ${await answer.text()}`)
}

/** Gives a browser the cookies of a user who signed up elsewhere, as if they had done it here. */
async function addCookies({ context }: Visitor, url: string, cookies: readonly string[]): Promise<void> {
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    const [, path = '/'] = /; *path=([^;]*)/i.exec(cookie) ?? []
    const { hostname: domain } = new URL(url)
    await context.addCookies([{ name, value, path, domain, httpOnly: true, sameSite: 'Strict' }])
  }
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
  await addCookies(visitor, url, cookies)
  if (at !== null) await visitor.page.goto(at)
  return { ...visitor, ...account }
}
