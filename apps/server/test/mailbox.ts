import type { TestServer } from './testServer.ts'
import { testClient } from './testServer.ts'

export type ReadMail = { id: string; sentAt: number; to: string; subject: string; text: string }

/** Sends the mails that wait in the outbox; returns those to one address, newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ReadMail[]> {
  await server.sweep('mail')
  const { body } = await testClient(server).call<{ items: ReadMail[] }>('GET', '/dev/outbox.json')
  return body.items.filter(({ to }) => to === address)
}

/** The token in a mail's link. */
export function tokenIn({ text }: Pick<ReadMail, 'text'>): string {
  const token = /(?:\/update-password\?token=|\/profile\?confirm=)([A-Za-z0-9_-]+)/.exec(text)?.[1]
  if (token === undefined) throw new Error(`no link in: ${text}`)
  return token
}
