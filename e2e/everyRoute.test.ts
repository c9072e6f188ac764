import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contrastFaults, wcagFaults } from './kit/accessFaults.ts'
import { type House, makeNewcomer } from './kit/house.ts'
import { keyboardFaults } from './kit/keyboardFaults.ts'
import { launchBrowser } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import {
  emptyPlaces,
  filledPlaces,
  knownRoutes,
  LOOKED_AT,
  type LookedAt,
  type Place,
  walkPlaces,
} from './kit/places.ts'
import { settle } from './kit/settle.ts'
import { DESKTOP, PHONE, sizeFaults } from './kit/sizeFaults.ts'

// Every address of the site has a place in the table. Where nothing has happened yet, each is loaded once in two
// languages, one from left to right and one from right to left, is read by axe in both schemes, fits every width, and is
// walked through by keyboard. `look.test.ts` reads what is full.

let server: LaunchedServer
let browser: Browser
let newcomer: House['people']['newcomer']

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer({ SESSION_ACCESS_S: '100000' }), launchBrowser()])
  newcomer = await makeNewcomer(browser, server)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function colourFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [scheme, read, viewport] of [
    ['dark', wcagFaults, PHONE],
    ['light', contrastFaults, DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    faults.push(...(await read(page)).map((fault) => `${scheme}: ${fault}`))
  }
  return faults
}

async function faultsAt(page: Page, hasKeyboard: boolean): Promise<string[]> {
  const faults = await colourFaults(page)
  if (hasKeyboard) faults.push(...(await keyboardFaults(page)))
  return [...faults, ...(await sizeFaults(page))]
}

/** Each route is walked through by keyboard in one of its states: the bar and the parts are the same in all of them. */
function walkedByKeyboard(places: readonly Place[]): Set<string> {
  return new Set([...Map.groupBy(places, ({ route }) => route).values()].map((of) => of.at(-1)?.name ?? ''))
}

async function faultsOf(places: readonly Place[], language: LookedAt, people: Partial<House['people']>) {
  const faults: string[] = []
  const walk = { url: server.url, language, people, viewport: PHONE }
  const walked = language === 'pt-BR' ? walkedByKeyboard(places) : new Set<string>()
  const problems = await walkPlaces(browser, walk, places, async (page, { name }) => {
    faults.push(...(await faultsAt(page, walked.has(name))).map((fault) => `${name}, ${language}: ${fault}`))
  })
  return [...faults, ...problems]
}

/** Only the addresses of its places are asked for. */
const someone = { id: '', visit: { cookies: [], origins: [] } }
const HOUSE: House = {
  people: {
    ...{ member: someone, newcomer: someone, seated: someone, entrant: someone, seeker: someone },
    undeclared: someone,
  },
  ...{ productId: '', gameId: '', pastGameId: '', invitationId: '', openTournamentId: '' },
  tournament: { id: '', matchId: '' },
}

it('every address of the site is a place that can be looked at', async () => {
  const routes = await knownRoutes()
  expect(routes.length).toBeGreaterThan(20)
  const seen = new Set([...emptyPlaces(''), ...filledPlaces(HOUSE)].map(({ route }) => route))
  expect(routes.filter((route) => !seen.has(route))).toEqual([])
})

it('every screen can be read and used by everybody, at any size, by keyboard too, where nothing has happened yet', {
  timeout: 600_000,
}, async () => {
  const languages = LOOKED_AT.map((language) => faultsOf(emptyPlaces(newcomer.id), language, { newcomer }))
  expect((await Promise.all(languages)).flat()).toEqual([])
})
