import { randomUUID } from 'node:crypto'
import type { OperatorRole } from '@lance/contract/desk'
import type { Browser, Page } from 'playwright-core'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { inviteOperator } from '../../apps/server/src/people/operators/index.ts'
import { addAuthenticator } from './addAuthenticator.ts'
import { openVisitor } from './launchBrowser.ts'
import type { LaunchedServer } from './launchServer.ts'

/** The link of an invitation with these roles. */
async function invite({ url, connectionString }: LaunchedServer, roles: readonly OperatorRole[]) {
  const database = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const made = await inviteOperator(database.db, { roles }, { nowMs: Date.now() })
    if (!made.ok) throw new Error(made.code)
    return `${url}/desk/invite#${made.token}`
  } finally {
    await database.close()
  }
}

/** Opens an invitation in a page with an authenticator, makes a passkey and waits for the desk's menu. */
export async function acceptInvite(
  page: Page,
  { link, name }: { link: string; name: string },
): Promise<void> {
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByLabel('Nome').fill(name)
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await page.getByRole('navigation', { name: 'Telas da mesa' }).waitFor()
}

/** An operator with these roles, signed in by a passkey in a browser of their own. */
export async function openOperator(
  { server, browser }: { server: LaunchedServer; browser: Browser },
  { roles, painted = false }: { roles: readonly OperatorRole[]; painted?: boolean },
) {
  const name = `${roles[0]} ${randomUUID().slice(0, 8)}`
  const { page, problems } = await openVisitor(browser, { url: server.url, painted })
  await acceptInvite(page, { link: await invite(server, roles), name })
  return { name, page, problems }
}
