import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, contrastFaults } from './kit/accessibilityFaults.ts'
import { keyboardFaults } from './kit/keyboardFaults.ts'
import { launchBrowser } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import {
  emptyPlaces,
  filledPlaces,
  knownRoutes,
  PLACE_LANGUAGES,
  type Place,
  type PlaceLanguage,
  visitPlaces,
} from './kit/places.ts'
import { makeNewcomers, NO_IDS, type SeededSite, seedSite } from './kit/seedSite.ts'
import { shareOfRun } from './kit/shareOfRun.ts'
import { DESKTOP, PHONE, sizeFaults } from './kit/sizeFaults.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'

// Every address of the site, empty, full, failing and waiting, in two languages: one left-to-right, one
// right-to-left. Each is loaded once, checked by axe in both schemes, fits every width, and is walked through
// by keyboard. A run checks a tenth of them, ten commits all of them; `npm run prove` checks everything, by axe in
// both languages: elements and colors are the same in both, so that a run leaves axe out of the second.

const share = shareOfRun()

let server: LaunchedServer
let browser: Browser
let newcomers: Awaited<ReturnType<typeof makeNewcomers>>

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer({ SESSION_ACCESS_S: '100000' }), launchBrowser()])
  newcomers = await makeNewcomers(server)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function colorFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [scheme, read, viewport] of [
    ['dark', accessibilityFaults, PHONE],
    ['light', contrastFaults, DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: scheme })
    await waitUntilDrawn(page)
    const found = await read(page)
    // A fault may have been seen between two schemes: on a second look, only real faults remain.
    const stays = found.length === 0 ? [] : await waitUntilDrawn(page).then(() => read(page))
    faults.push(...stays.map((fault) => `${scheme}: ${fault}`))
  }
  return faults
}

/** What is wrong with a page's title and its number of main headings, after a first load. */
async function headFaults(page: Page): Promise<string[]> {
  const [title, headings] = [await page.title(), await page.locator('h1').count()]
  return [
    ...(/^\S.* · Lance$/.test(title) ? [] : [`is called ${title}`]),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
  ]
}

/** Which of the costly looks a page gets, besides its title, its headings and its sizes. */
type Looks = { byAxe: boolean; byKeyboard: boolean }

async function faultsAt(page: Page, { byAxe, byKeyboard }: Looks): Promise<string[]> {
  const faults = await headFaults(page)
  if (byAxe) faults.push(...(await colorFaults(page)))
  else await waitUntilDrawn(page)
  if (byKeyboard) faults.push(...(await keyboardFaults(page)))
  return [...faults, ...(await sizeFaults(page))]
}

/**
 * Each route is walked through by keyboard in one of its states: the bar and the parts are the same in all of
 * them. Not where something was pressed first, or a dialog is open: it keeps the focus to itself.
 */
function walkedByKeyboard(places: readonly Place[]): Set<string> {
  const standing = places.filter(
    ({ answers, presses, ready }) => answers === undefined && !presses?.length && !ready.includes('[open]'),
  )
  return new Set([...Map.groupBy(standing, ({ route }) => route).values()].map((of) => of.at(-1)?.name ?? ''))
}

/**
 * The places in a list that this run checks in a language: its share of all checks, in an order that does not
 * change from run to run. A place that needs another comes with it.
 */
function placesToCheck(places: readonly Place[], language: PlaceLanguage): Place[] {
  const isShown = (place: Place, shownIn: PlaceLanguage) =>
    // A waiting screen has no words yet: one language is enough.
    shownIn === 'pt-BR' || place.answers !== 'late'
  // One language after the other: alternating, they would give every second share one language alone, and all of axe.
  const looks = PLACE_LANGUAGES.flatMap((one) =>
    places
      .filter((place) => place.needs === undefined && isShown(place, one))
      .map(({ name }) => `${name} ${one}`),
  )
  const chosen = new Set(looks.filter((_look, index) => share.has(index)))
  return places.filter(
    (place) => isShown(place, language) && chosen.has(`${place.needs ?? place.name} ${language}`),
  )
}

async function faultsOf(
  places: readonly Place[],
  language: PlaceLanguage,
  people: Partial<SeededSite['people']>,
) {
  const faults: string[] = []
  const walk = { url: server.url, language, people, viewport: PHONE }
  const isFirst = language === 'pt-BR'
  const walked = isFirst ? walkedByKeyboard(places) : new Set<string>()
  const looked = placesToCheck(places, language)
  const problems = await visitPlaces(browser, walk, looked, async (page, { name }) => {
    const looks = { byAxe: isFirst || share.name === 'all', byKeyboard: walked.has(name) }
    faults.push(...(await faultsAt(page, looks)).map((fault) => `${name}, ${language}: ${fault}`))
  })
  return [...faults, ...problems]
}

const inBothLanguages = async (places: readonly Place[], people: Partial<SeededSite['people']>) =>
  (await Promise.all(PLACE_LANGUAGES.map((language) => faultsOf(places, language, people)))).flat()

describe(`the site (EVERY_ROUTE_SHARE=${share.name})`, () => {
  it('is accessible at any size and by keyboard while it is empty [SITE-5]', {
    timeout: 300_000,
  }, async () => {
    expect(await inBothLanguages(emptyPlaces(newcomers.newcomer.id), newcomers)).toEqual([])
  })

  describe('in use', () => {
    let site: SeededSite
    beforeAll(async () => {
      const places = filledPlaces(NO_IDS)
      const needed = new Set(
        PLACE_LANGUAGES.flatMap((language) => placesToCheck(places, language)).map(({ shows }) => shows),
      )
      site = await seedSite(server, newcomers, { isNeeded: (part) => needed.has(part) })
    }, 300_000)

    it('is accessible at any size and by keyboard: full, failing and waiting [SITE-1]', {
      timeout: 900_000,
    }, async () => {
      expect(await inBothLanguages(filledPlaces(site), site.people)).toEqual([])
    })
  })

  it('has a place for every route', async () => {
    const routes = await knownRoutes()
    expect(routes.length).toBeGreaterThan(20)
    const seen = new Set([...emptyPlaces(''), ...filledPlaces(NO_IDS)].map(({ route }) => route))
    expect(routes.filter((route) => !seen.has(route))).toEqual([])
  })
})
