import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { casesOf, hasTurn } from '../apps/server/test/turns.ts'
import { openVisitor, type Visitor } from './kit/launchBrowser.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { openPlayer, signUp } from './kit/player.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const PATHS = ['/', '/store', '/tournament', '/hall-of-fame']
const PATIENCE = { timeout: 20_000 }
const openBadge = '.connection-badge[data-status="Open"]'

const shared = shareServer({ browser: { keepsPages: true } })

/** Leaves for another document, as by typing an address, and goes back. Returns whether the page was kept. */
async function goAndComeBack(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  // The driver does not support pages that come back, so this asks the browser itself.
  const session = await page.context().newCDPSession(page)
  const ask = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
  await ask(`addEventListener('pageshow', (event) => { globalThis.cameBack = event.persisted })`)
  const address = await ask('location.pathname')
  await ask(`location.href = '/robots.txt'`)
  await expect.poll(() => ask('location.pathname'), PATIENCE).toBe('/robots.txt')
  await meanwhile()
  await ask('history.back()')
  await expect.poll(() => ask('location.pathname'), PATIENCE).toBe(address)
  // A page that was loaded again has nothing left of what was set before.
  return { isKept: await ask('globalThis.cameBack'), ask }
}

describe('going back', () => {
  // Their pages share what the browser has fetched. Each test has a page of its own: the driver loses track of it.
  let guest: Visitor
  beforeAll(async () => {
    guest = await openVisitor(shared.browser, { url: shared.server.url })
  })

  it.each(casesOf(PATHS))('finds %s as it was left', async (path) => {
    const page = await guest.context.newPage()
    await page.goto(path)
    // The page has become interactive: a page that is left while it loads is not kept.
    await page.locator('#root:not(:has([inert])) h1').waitFor()
    await page.waitForLoadState('networkidle')
    const { isKept, ask } = await goAndComeBack(page)
    expect(isKept).toBe(true)
    expect(await ask(`document.querySelector('h1').textContent`)).not.toBe('')
    await page.close()
  })

  it('finds a game as it was left, and shows what was played meanwhile', { skip: !hasTurn(3) }, async () => {
    const { url } = shared.server
    const players = {
      white: await openPlayer(shared.browser, { url, name: 'Ana', at: null }),
      black: await signUp(url, { name: 'Bruno' }),
    }
    const { white, gameId, play } = await openForWhite(shared.server, players)
    await play(['e4'])
    const { isKept, ask } = await goAndComeBack(white, () =>
      playBySockets({ gameId, ...players }, ['e4', 'e5'], { fromPly: 1 }),
    )
    expect(isKept).toBe(true)
    const shown = (selector: string) => ask(`document.querySelector('${selector}')?.textContent`)
    await expect.poll(() => shown('.move-list'), PATIENCE).toContain('e5')
    await expect.poll(() => ask(`document.querySelectorAll('${openBadge}').length`), PATIENCE).toBe(1)
  })
})
