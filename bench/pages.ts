// What a player feels at the board, in a real Chromium: how soon a dropped piece is on its square, how soon
// the opponent's move is shown, how smoothly a piece is dragged, and whether a long game is slower than a
// short one; and Lighthouse's results for the pages where visitors arrive, beside our goals. The peer of the
// board is the usual stack of such a page, measured by the same probe: react-chessboard and chess.js.
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { type BoardTable, centerOf } from './pages/boardTable.ts'
import { type LanceTable, openLanceTable } from './pages/lanceTable.ts'
import { longGame } from './pages/longGame.ts'
import { openPeerTable } from './pages/peerTable.ts'
import { type Probe, readProbe, throttle } from './pages/probe.ts'
import { visitFigures } from './pages/visitFigures.ts'

const SLOWDOWN = 4
const WARM_PLIES = 6
const PLIES = 40
const LONG_PLIES = 600
/** The end of a game: ten moves. */
const PLIES_SHOWN = 20
const WALK_KEYS = 40
/** The server disconnects a client that sends faster than any player. */
const PACE_MS = 30
const PEER = 'react-chessboard + chess.js'

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const quantile = (values: readonly number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
const median = (values: readonly number[]) => quantile(values, 0.5)

/** Drags a piece as a hand does: press, move, release. */
async function drag(page: Page, uci: string, steps = 12) {
  const [from, to] = [await centerOf(page, uci.slice(0, 2)), await centerOf(page, uci.slice(2, 4))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps })
  await page.mouse.up()
}

/**
 * Plays a game in which White drags and Black answers by the socket; returns what the page reported after the
 * first moves.
 */
async function playGame(table: BoardTable, { ucis, rate }: { ucis: readonly string[]; rate: number }) {
  for (const [index, uci] of ucis.entries()) {
    if (index === WARM_PLIES) {
      await throttle(table.page, rate)
      await readProbe(table.page)
    }
    if (index % 2 === 0) await drag(table.page, uci)
    else await table.opponentPlays(uci)
    await table.shows(index + 1)
    // The last piece comes to rest before the next one is touched.
    await table.page.waitForTimeout(150)
  }
  const probe = await readProbe(table.page)
  await throttle(table.page, 1)
  return probe
}

/** The frames drawn while a piece is dragged across the board and back, many times. */
async function dragRound(table: BoardTable, from: string): Promise<Probe> {
  const { page } = table
  await throttle(page, SLOWDOWN)
  await readProbe(page)
  const [start, corner] = [await centerOf(page, from), await centerOf(page, 'a8')]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (let round = 0; round < 4; round++) {
    await page.mouse.move(corner.x, corner.y, { steps: 30 })
    await page.mouse.move(start.x, start.y, { steps: 30 })
  }
  await page.mouse.up()
  await throttle(page, 1)
  return readProbe(page)
}

/** The same game at full speed and with a slow processor, each at a new table. */
async function measureBoard(open: () => Promise<BoardTable>) {
  const ucis = longGame(PLIES)
  const fastTable = await open()
  const fast = await playGame(fastTable, { ucis, rate: 1 }).finally(() => fastTable.close())
  const slowTable = await open()
  try {
    const slow = await playGame(slowTable, { ucis, rate: SLOWDOWN })
    return { fast, slow, dragged: await dragRound(slowTable, 'e1') }
  } finally {
    await slowTable.close()
  }
}

const framesPerSecond = ({ frameGaps }: Probe) =>
  (1000 * frameGaps.length) / frameGaps.reduce((sum, gapMs) => sum + gapMs, 0)

/**
 * How soon a game of this many plies shows the opponent's move at its end, and another position when walked
 * through.
 */
async function measureLength(open: () => Promise<LanceTable>, plies: number) {
  const table = await open()
  try {
    for (const [index, uci] of longGame(plies).entries()) {
      await (index % 2 === 0 ? table.selfPlays(uci) : table.opponentPlays(uci))
      await table.page.waitForTimeout(PACE_MS)
      if (plies - index > PLIES_SHOWN) continue
      await table.shows(index + 1)
      if (plies - index === PLIES_SHOWN) await readProbe(table.page)
    }
    const { arrivals } = await readProbe(table.page)
    await table.review()
    for (let key = 0; key < WALK_KEYS; key++) {
      await table.page.keyboard.press(key % PLIES_SHOWN < PLIES_SHOWN / 2 ? 'ArrowLeft' : 'ArrowRight')
      await table.page.waitForTimeout(50)
    }
    const { keys } = await readProbe(table.page)
    return { arrivalMs: median(arrivals), keyMs: median(keys) }
  } finally {
    await table.close()
  }
}

const max = (values: readonly number[]) => Math.max(...values)
const msOf = (drops: Probe['drops']) => drops.map(({ ms }) => ms)
const framesOf = (drops: Probe['drops']) => drops.map(({ frames }) => frames)

async function boardFigures(browser: Browser): Promise<Figure[]> {
  const ours = await measureBoard(() => openLanceTable(browser))
  const peer = await measureBoard(() => openPeerTable(browser))
  const less = (figure: string, unit: string, read: (board: typeof ours) => number) =>
    lowerIsBetter({ figure, unit, ours: read(ours), peer: read(peer), peerName: PEER })
  const slow = `at ${SLOWDOWN}x slowdown`
  return [
    less('drop to paint', 'ms', ({ fast }) => median(msOf(fast.drops))),
    less('drop to paint, max', 'frames', ({ fast }) => max(framesOf(fast.drops))),
    less(`drop to paint ${slow}`, 'ms', (board) => median(msOf(board.slow.drops))),
    less(`opponent's move to paint ${slow}`, 'ms', (board) => median(board.slow.arrivals)),
    less(`opponent's move to paint ${slow}, max`, 'ms', (board) => max(board.slow.arrivals)),
    less('longest task in a game', 'ms', ({ fast }) => Math.max(fast.longestTask, 1)),
    higherIsBetter({
      figure: `drag ${slow}`,
      unit: 'frames/s',
      ours: framesPerSecond(ours.dragged),
      peer: framesPerSecond(peer.dragged),
      peerName: PEER,
    }),
  ]
}

async function lengthFigures(browser: Browser): Promise<Figure[]> {
  const short = await measureLength(() => openLanceTable(browser), PLIES_SHOWN)
  const long = await measureLength(() => openLanceTable(browser), LONG_PLIES)
  const less = (figure: string, read: (game: typeof long) => number) =>
    lowerIsBetter({ figure, unit: 'ms', ours: read(long), peer: read(short), peerName: 'ours, 10 moves' })
  return [
    less("opponent's move to paint, 300 moves", ({ arrivalMs }) => arrivalMs),
    less('key to paint in the review, 300 moves', ({ keyMs }) => keyMs),
  ]
}

export async function bench(): Promise<Figure[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const visits = await visitFigures(browser)
    return [...visits, ...(await boardFigures(browser)), ...(await lengthFigures(browser))]
  } finally {
    await browser.close()
  }
}
