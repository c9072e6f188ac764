import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessFaults, contrastFaults } from './kit/accessFaults.ts'
import { furnishHouse, type House, makeNewcomer } from './kit/house.ts'
import { launchBrowser } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { emptyPlaces, filledPlaces, knownRoutes, LOOKED_AT, type Place, walkPlaces } from './kit/places.ts'
import { settle } from './kit/settle.ts'

// Every address of the site, empty, full and out of order, in two languages: one from left to right, one from right to
// left. Each is read by axe in both schemes, and fits every width.

let server: LaunchedServer
let browser: Browser
let newcomer: House['people']['newcomer']

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer({ SESSION_ACCESS_S: '100000' }), launchBrowser()])
  newcomer = await makeNewcomer(browser, server)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const PHONE = { width: 360, height: 740 }
/** A desktop of 1280 pixels enlarged four times. */
const ENLARGED = { width: 320, height: 480 }
const DESKTOP = { width: 1280, height: 800 }

/** Whether there is more than the width shows, once the page has taken in its new size. */
function staysTooWide(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  return page.waitForFunction(fits, undefined, { timeout: 2000 }).then(
    () => false,
    () => true,
  )
}

/** The same for who has set his browser to text of twice the size. */
async function isTooWideEnlarged(page: Page): Promise<boolean> {
  const browserSettings = await page.context().newCDPSession(page)
  const writeText = (standard: number) =>
    browserSettings.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await writeText(32)
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  const isTooWide = await staysTooWide(page)
  await writeText(16)
  await browserSettings.detach()
  return isTooWide
}

/** In the sizes where axe need not look again: nothing is cut off or must be scrolled sideways. */
async function sizeFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  if (await staysTooWide(page)) faults.push('scrolls to the side on a phone')
  await page.setViewportSize(ENLARGED)
  if (await staysTooWide(page)) faults.push('scrolls to the side when enlarged four times')
  await page.setViewportSize(DESKTOP)
  if (await staysTooWide(page)) faults.push('scrolls to the side on a desktop')
  if (await isTooWideEnlarged(page)) faults.push('scrolls to the side with text of twice the size')
  return faults
}

async function faultsAt(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const faults = await accessFaults(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  faults.push(...(await contrastFaults(page)))
  return [...faults, ...(await sizeFaults(page))]
}

async function faultsOf(
  places: readonly Place[],
  language: (typeof LOOKED_AT)[number],
  people: Partial<House['people']>,
) {
  const faults: string[] = []
  const walk = { url: server.url, language, people, viewport: PHONE }
  const problems = await walkPlaces(browser, walk, places, async (page, { name }) => {
    faults.push(...(await faultsAt(page)).map((fault) => `${name}, ${language}: ${fault}`))
  })
  return [...faults, ...problems]
}

describe('where nothing has happened yet', () => {
  it.each(LOOKED_AT)(
    'every screen can be read by everybody at any size, in %s',
    { timeout: 300_000 },
    async (language) => {
      expect(await faultsOf(emptyPlaces(newcomer.id), language, { newcomer })).toEqual([])
    },
  )
})

describe('in a house in use', () => {
  let house: House
  beforeAll(async () => {
    house = await furnishHouse(server, browser, newcomer)
  }, 180_000)

  it('every address of the site is looked at', async () => {
    const routes = await knownRoutes()
    expect(routes.length).toBeGreaterThan(20)
    const seen = new Set([...emptyPlaces(''), ...filledPlaces(house)].map(({ route }) => route))
    expect(routes.filter((route) => !seen.has(route))).toEqual([])
  })

  it.each(LOOKED_AT)(
    'every screen can be read by everybody at any size, in %s',
    { timeout: 600_000 },
    async (language) => {
      expect(await faultsOf(filledPlaces(house), language, house.people)).toEqual([])
    },
  )
})
