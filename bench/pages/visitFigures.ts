import type { Browser } from 'playwright-core'
import { type Figure, higherIsBetter, lowerIsBetter } from '../figure.ts'
import { median } from '../interleave.ts'
import { type Audit, auditPage } from './auditPages.ts'
import { openMeasuredSite } from './openMeasuredSite.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/**
 * A mid-range phone on a slow connection, as Lighthouse has it: 1.6 Mb/s down, 0.75 up, 150 ms, a processor
 * at a quarter of its speed.
 */
const SLOW_PHONE = {
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
  processor: 4,
  screen: { width: 412, height: 823 },
}

const GOALS: Record<keyof Omit<Audit, 'remarks'>, number> = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1000,
  cls: 0.02,
  tbtMs: 100,
}
const ARTICLES_GOAL_MS = 2000
const peerName = 'our goal'
/** Stands for nothing where a ratio is needed. */
const LEAST = 0.001

/**
 * Lighthouse's results for the pages where visitors arrive, and how soon the store's articles are shown on a
 * slow phone.
 */
export async function visitFigures(browser: Browser): Promise<Figure[]> {
  const site = await openMeasuredSite()
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(site.paths)) {
      const audit = await auditPage(site.url + path, ROUNDS)
      for (const remark of audit.remarks) console.error(`${name}: ${remark}`)
      figures.push(...figuresOf(name, audit))
    }
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      times.push(await timeArticles(browser, site.url + site.paths.store))
    const ours = median(times)
    const figure = 'store: articles shown on a slow phone'
    return [...figures, lowerIsBetter({ figure, unit: 'ms', ours, peer: ARTICLES_GOAL_MS, peerName })]
  } finally {
    await site.close()
  }
}

function figuresOf(page: string, audit: Audit): Figure[] {
  const score = (name: 'performance' | 'accessibility' | 'bestPractices' | 'seo', figure: string) =>
    higherIsBetter({
      figure: `${page}: ${figure}`,
      unit: 'of 100',
      ours: audit[name],
      peer: GOALS[name],
      peerName,
    })
  const less = (name: 'lcpMs' | 'cls' | 'tbtMs', figure: string, unit: string) =>
    lowerIsBetter({
      figure: `${page}: ${figure}`,
      unit,
      ours: Math.max(audit[name], LEAST),
      peer: GOALS[name],
      peerName,
    })
  return [
    score('performance', 'performance'),
    score('accessibility', 'accessibility'),
    score('bestPractices', 'best practices'),
    score('seo', 'SEO'),
    less('lcpMs', 'largest contentful paint', 'ms'),
    less('cls', 'layout shift', ''),
    less('tbtMs', 'total blocking time', 'ms'),
  ]
}

/** From requesting the page until an article's name can be read. */
async function timeArticles(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: SLOW_PHONE.screen, isMobile: true, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_PHONE.network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processor })
    await page.goto(url, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(
      () => document.querySelector('.product-link') && performance.now(),
    )
    return Number(await shown.jsonValue())
  } finally {
    await context.close()
  }
}
