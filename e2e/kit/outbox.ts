import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Mail = { to: string; subject: string; text: string }

/** The mails that were sent to this address. */
export async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const outbox: { items: Mail[] } = await (await page.request.get('/dev/outbox.json')).json()
  return outbox.items.filter(({ to }) => to === address)
}

/** The link to `path` in a mail to this address. A job sends the mails, so this may have to wait for one. */
export async function awaitMailLink(page: Page, { to, path }: { to: string; path: string }): Promise<string> {
  const find = async () => {
    const texts = (await mailsTo(page, to)).map(({ text }) => text)
    return texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => link.includes(path))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const { pathname, search } = new URL((await find()) ?? '')
  return pathname + search
}
