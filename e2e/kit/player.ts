import type { SessionAnswer } from '@lance/contract'
import type { Browser } from 'playwright-core'
import { openVisitor, type Visitor } from './launchBrowser.ts'

export type Player = Visitor & {
  /** The server he is at. */
  url: string
  id: string
  name: string
  email: string
  password: string
  token: string
}

let people = 0

/** Somebody with an account, signed in, on the home screen of a browser of his own. */
export async function openPlayer(
  browser: Browser,
  { url, name, ...view }: { url: string; name: string } & Partial<Parameters<typeof openVisitor>[1]>,
): Promise<Player> {
  people += 1
  const number = people
  const visitor = await openVisitor(browser, { url, ...view })
  const body = { name, email: `jogador${number}.${process.pid}@lance.test`, password: 'segredo-1' }
  const answer = await visitor.context.request.post(`${url}/auth/register`, { data: body })
  if (!answer.ok()) throw new Error(`signing up failed: ${await answer.text()}`)
  const { token, user }: SessionAnswer = await answer.json()
  // Any page of the origin gives a storage; this one loads nothing.
  await visitor.page.goto('/healthz')
  await visitor.page.evaluate((credential) => localStorage.setItem('auth_token', credential), token)
  await visitor.page.goto('/')
  return { ...visitor, url, id: user.id, token, ...body }
}
