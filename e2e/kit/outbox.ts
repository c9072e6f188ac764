import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Outbox = { items: { to: string; text: string }[] }

/** The link to `path` in a mail to this address. Mails are sent by a job, so one may have to be waited for. */
export async function awaitMailLink(page: Page, { to, path }: { to: string; path: string }): Promise<string> {
  const find = async () => {
    const outbox: Outbox = await (await page.request.get('/dev/outbox.json')).json()
    const texts = outbox.items.filter((mail) => mail.to === to).map(({ text }) => text)
    return texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => link.includes(path))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const { pathname, search } = new URL((await find()) ?? '')
  return pathname + search
}
