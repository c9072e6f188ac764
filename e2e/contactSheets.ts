import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, PHONE } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import {
  emptyPlaces,
  filledPlaces,
  PLACE_LANGUAGES,
  type Place,
  type PlaceLanguage,
  visitPlaces,
} from './kit/places.ts'
import { makeNewcomers, type SeededSite, seedSite } from './kit/seedSite.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'

// Every address of the site in each of its states, on sheets by language, size and scheme, made by `npm run
// shots`. They prove nothing, so they are no test: a person looks through them.

const folder = join(process.env.LOOK_DIR ?? 'shots', 'sheets')
const SIZES = {
  phone: { viewport: PHONE, shownPx: 234 },
  desktop: { viewport: { width: 1280, height: 800 }, shownPx: 480 },
}
const SCHEMES = ['dark', 'light'] as const
/** How much of a long page is shown. */
const MOST_VIEWS = 2
/** Pictures per sheet: a sheet with more would not be read. */
const A_SHEET = 16

let server: LaunchedServer
let browser: Browser

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  ;[server, browser] = await Promise.all([launchServer({ SESSION_ACCESS_S: '100000' }), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

type View = { language: PlaceLanguage; size: keyof typeof SIZES; scheme: (typeof SCHEMES)[number] }

const views: View[] = PLACE_LANGUAGES.flatMap((language) =>
  (['phone', 'desktop'] as const).flatMap((size) => SCHEMES.map((scheme) => ({ language, size, scheme }))),
)
const nameOf = ({ language, size, scheme }: View) => `${language}-${size}-${scheme}`
const pictureOf = (place: string, view: View) => `${place}-${nameOf(view)}.png`

/** Scrolls to the foot of the page, which comes into view however late the page grows, and back. */
async function scrollThrough(page: Page) {
  await page.waitForFunction(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return document.querySelector('.foot:not(:has(a))') === null
  })
  await page.evaluate(() => scrollTo(0, 0))
}

/** Takes a picture of a place in each size and scheme. */
async function shoot(page: Page, { name, answers }: Place, language: PlaceLanguage) {
  if (!answers) await scrollThrough(page)
  for (const view of views.filter((one) => one.language === language)) {
    await page.setViewportSize(SIZES[view.size].viewport)
    await page.emulateMedia({ colorScheme: view.scheme })
    await waitUntilDrawn(page)
    const clip = await page.evaluate(
      ([mostPx]) => ({
        x: 0,
        y: 0,
        width: innerWidth,
        height: Math.min(document.documentElement.scrollHeight, mostPx),
      }),
      [MOST_VIEWS * SIZES[view.size].viewport.height] as const,
    )
    await page.screenshot({ path: join(folder, pictureOf(name, view)), fullPage: true, clip })
  }
}

/** Pictures side by side, each with its name below. */
function sheetOf(view: View, names: readonly string[]): string {
  const width = SIZES[view.size].shownPx
  const figures = names.map(
    (name) =>
      `<figure><img src="${pictureOf(name, view)}" width="${width}" alt=""><figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>${nameOf(view)}</title>
<style>body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #777; font: 14px sans-serif }
figure { margin: 0; color: #fff } img { display: block }</style>
${figures.join('\n')}`
}

/** Lays out sheets, as pages to open in a browser and as pictures. */
async function lay(page: Page, view: View, names: readonly string[]) {
  const { shownPx } = SIZES[view.size]
  await page.setViewportSize({
    width: view.size === 'phone' ? 8 * (shownPx + 12) + 12 : 4 * (shownPx + 12) + 12,
    height: 600,
  })
  for (let from = 0; from < names.length; from += A_SHEET) {
    const path = join(folder, `sheet-${nameOf(view)}-${1 + from / A_SHEET}`)
    await writeFile(`${path}.html`, sheetOf(view, names.slice(from, from + A_SHEET)))
    await page.goto(pathToFileURL(`${path}.html`).href)
    await page.screenshot({ path: `${path}.png`, fullPage: true })
  }
}

it('takes pictures of every address of the site, empty, full and failing', {
  timeout: 3_600_000,
}, async () => {
  const newcomers = await makeNewcomers(server)
  const shot: Place[] = []
  const problems: string[] = []
  const walkAll = async (places: readonly Place[], people: Partial<SeededSite['people']>) => {
    shot.push(...places)
    for (const language of PLACE_LANGUAGES) {
      const walk = { url: server.url, language, people, viewport: PHONE }
      problems.push(
        ...(await visitPlaces(browser, walk, places, (page, place) => shoot(page, place, language))),
      )
    }
  }
  await walkAll(emptyPlaces(newcomers.newcomer.id), newcomers)
  const site = await seedSite(server, newcomers)
  await walkAll(filledPlaces(site), site.people)
  const page = await browser.newPage()
  for (const view of views)
    await lay(
      page,
      view,
      shot.map(({ name }) => name),
    )
  expect(problems).toEqual([])
})
