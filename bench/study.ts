// The analysis at a phone's speed, in a real Chromium whose processor is four times slower: how soon the engine's first line
// stands, and the frames that a tree of 5,000 moves leaves while one steps, inserts and scrolls, beside a small tree. And what an
// import of 10,000 games costs the page, at full speed.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeStudyPgn, type Study } from '@lance/chess/study'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { median } from './interleave.ts'
import { centerOf, openPage } from './pages/boardTable.ts'
import { longGame } from './pages/longGame.ts'
import { openMeasuredSite } from './pages/openMeasuredSite.ts'
import { throttle } from './pages/probe.ts'
import { bigStudy, lineStudy } from './study/bigStudy.ts'
import { type Frames, watchFrames } from './study/watchFrames.ts'

const SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const MOVES = 5000
const FEW_MOVES = 80
const STEPS = 60
/** As fast as a held key repeats. */
const STEP_EVERY_MS = 33
const INSERTED = 12
const SCROLLS = 60
const GAMES = 10_000
const GAME_PLIES = 80
const GOALS = { firstLineMs: 1000, importMs: 20_000, longTaskMs: 50 }

/** From requesting the analysis until the engine's first line stands there. `again`: the browser has the page's files. */
async function timeFirstLine(browser: Browser, url: string): Promise<{ firstMs: number; againMs: number }> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  })
  const visit = async () => {
    const page = await context.newPage()
    await throttle(page, SLOWDOWN)
    await page.goto(`${url}/analysis`, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(
      () => document.querySelector('.engine-line') && performance.now(),
    )
    const ms = Number(await shown.jsonValue())
    await page.waitForTimeout(2000)
    await page.close()
    return ms
  }
  try {
    return { firstMs: await visit(), againMs: await visit() }
  } finally {
    await context.close()
  }
}

/** The analysis of a study, with the engine off, at its start. */
async function openStudy(browser: Browser, url: string, study: Study): Promise<Page> {
  const page = await openPage(browser, url)
  await page.goto('/robots.txt')
  await page.evaluate(
    (draft) => {
      localStorage.setItem('analysisDraft', draft)
      localStorage.setItem('analysisEngine', 'off 1')
    },
    JSON.stringify({ pgn: makeStudyPgn(study), path: '' }),
  )
  await page.goto('/analysis')
  await page.locator('.tree-move').first().waitFor()
  await page.waitForTimeout(1000)
  await throttle(page, SLOWDOWN)
  return page
}

/** Steps through the main line as by a held key. */
const step = (page: Page) =>
  page.evaluate(
    ({ steps, everyMs }) =>
      new Promise<void>((resolve) => {
        let left = steps
        const timer = setInterval(() => {
          const key = { key: 'ArrowRight', repeat: left < steps, bubbles: true }
          document.body.dispatchEvent(new KeyboardEvent('keydown', key))
          if (--left > 0) return
          clearInterval(timer)
          resolve()
        }, everyMs)
      }),
    { steps: STEPS, everyMs: STEP_EVERY_MS },
  )

/** Plays White's first moves on the board, each as a variation of its own. */
async function insert(page: Page): Promise<void> {
  for (const file of [...'abcdefgh'].slice(0, INSERTED / 2))
    for (const rank of [3, 4]) {
      await page.keyboard.press('Home')
      for (const square of [`${file}2`, `${file}${rank}`]) {
        const { x, y } = await centerOf(page, square)
        await page.mouse.click(x, y)
      }
      await page.waitForTimeout(150)
    }
}

async function scroll(page: Page): Promise<void> {
  await page.locator('.tree').hover()
  for (let turn = 0; turn < SCROLLS; turn++) await page.mouse.wheel(0, turn < SCROLLS / 2 ? 120 : -120)
}

type TreeFrames = Record<'step' | 'insert' | 'scroll', Frames>

async function measureTree(browser: Browser, url: string, moves: number): Promise<TreeFrames> {
  const page = await openStudy(browser, url, bigStudy(moves))
  try {
    const acts = { step, insert, scroll }
    const watch = (name: keyof TreeFrames) => watchFrames(page, () => acts[name](page))
    return { step: await watch('step'), insert: await watch('insert'), scroll: await watch('scroll') }
  } finally {
    await page.context().close()
  }
}

/** A file of games of 80 plies, each of another player. */
function makeFile(): string {
  const [, moves = ''] = makeStudyPgn(lineStudy(longGame(GAME_PLIES))).split('\n\n')
  const games = Array.from(
    { length: GAMES },
    (_, index) => `[White "Ana ${index}"]\n[Black "Bruno"]\n\n${moves}\n`,
  )
  return games.join('\n')
}

async function measureImport(browser: Browser, url: string): Promise<{ ms: number; frames: Frames }> {
  const page = await openPage(browser, url)
  const folder = await mkdtemp(join(tmpdir(), 'lance-study-'))
  try {
    await page.goto('/analysis/games')
    const file = join(folder, 'partidas.pgn')
    await writeFile(file, makeFile())
    const input = page.locator('input[type="file"]')
    await input.waitFor({ state: 'attached' })
    await page.waitForTimeout(1000)
    let ms = 0
    const frames = await watchFrames(page, async () => {
      await input.setInputFiles(file)
      const begunMs = performance.now()
      await page.getByText('As partidas foram salvas').waitFor({ timeout: 120_000 })
      ms = performance.now() - begunMs
    })
    return { ms, frames }
  } finally {
    await page.context().close()
    await rm(folder, { recursive: true })
  }
}

export async function bench(): Promise<Figure[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const site = await openMeasuredSite()
  try {
    return [
      ...(await lineFigures(browser, site.url)),
      ...(await treeFigures(browser, site.url)),
      ...(await importFigures(browser, site.url)),
    ]
  } finally {
    await site.close()
    await browser.close()
  }
}

const peerName = 'our goal'

async function lineFigures(browser: Browser, url: string): Promise<Figure[]> {
  const visits: Awaited<ReturnType<typeof timeFirstLine>>[] = []
  for (let round = 0; round < ROUNDS; round++) visits.push(await timeFirstLine(browser, url))
  const peer = GOALS.firstLineMs
  const less = (figure: string, times: readonly number[]) =>
    lowerIsBetter({ figure, unit: 'ms', ours: median(times), peer, peerName })
  return [
    less(
      `first line, first visit at ${SLOWDOWN}x slowdown`,
      visits.map(({ firstMs }) => firstMs),
    ),
    less(
      'first line, second visit',
      visits.map(({ againMs }) => againMs),
    ),
  ]
}

async function treeFigures(browser: Browser, url: string): Promise<Figure[]> {
  const many = await measureTree(browser, url, MOVES)
  const few = await measureTree(browser, url, FEW_MOVES)
  return (['step', 'insert', 'scroll'] as const).flatMap((name) => {
    const [ours, peer] = [many[name], few[name]]
    const peerName = `ours, ${FEW_MOVES} moves`
    const figure = `${name} in ${MOVES} moves at ${SLOWDOWN}x slowdown`
    return [
      higherIsBetter({ figure, unit: 'frames/s', ours: ours.perSecond, peer: peer.perSecond, peerName }),
      lowerIsBetter({
        figure: `${name}, longest time without a frame`,
        unit: 'ms',
        ours: ours.longestGapMs,
        peer: peer.longestGapMs,
        peerName,
      }),
    ]
  })
}

async function importFigures(browser: Browser, url: string): Promise<Figure[]> {
  const { ms, frames } = await measureImport(browser, url)
  console.log(`import: ${frames.longTasks} tasks above 50 ms, ${frames.perSecond.toFixed(1)} frames/s`)
  return [
    lowerIsBetter({
      figure: `import of ${GAMES} games`,
      unit: 'ms',
      ours: ms,
      peer: GOALS.importMs,
      peerName,
    }),
    lowerIsBetter({
      figure: 'longest task of the page meanwhile',
      unit: 'ms',
      ours: Math.max(1, frames.longestTaskMs),
      peer: GOALS.longTaskMs,
      peerName,
    }),
  ]
}
