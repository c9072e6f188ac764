import { type Browser, chromium, type Page } from 'playwright-core'
import { openPage, VIEWPORT } from '../pages/boardTable.ts'

/** Back and forth, this many times, with this many pointer steps each way. */
const ROUNDS = 4
const STEPS = 40
const MIDDLE = { x: VIEWPORT.width / 2, y: VIEWPORT.height / 2 }
/** Far more than a screen: each drag brings other matches into sight. */
const REACH_PX = 250

declare global {
  interface Window {
    frameGaps: number[]
    isPanned: boolean
  }
}

/** Records the time between frames from now on, while the page is panned. */
function countFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.frameGaps = []
    window.isPanned = true
    let lastMs = 0
    const count = (nowMs: number) => {
      if (!window.isPanned) return
      if (lastMs > 0) window.frameGaps.push(nowMs - lastMs)
      lastMs = nowMs
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
}

/** Pans by dragging the middle of the view; returns the frames drawn per second. */
async function framesWhilePanned(page: Page): Promise<number> {
  await countFrames(page)
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of [-1, 1]) {
      await page.mouse.move(MIDDLE.x, MIDDLE.y - way * REACH_PX)
      await page.mouse.down()
      await page.mouse.move(MIDDLE.x + way * 40, MIDDLE.y + way * REACH_PX, { steps: STEPS })
      await page.mouse.up()
    }
  }
  const gaps = await page.evaluate(() => {
    window.isPanned = false
    return window.frameGaps
  })
  return (1000 * gaps.length) / gaps.reduce((sum, gapMs) => sum + gapMs, 0)
}

/** The usual way: every match is an element of one large layer, which is moved. */
function plainBracket(matches: number): string {
  const cards: string[] = []
  for (let round = 0, count = (matches + 1) / 2; count >= 1; round++, count /= 2)
    for (let slot = 0; slot < count; slot++) {
      const top = (slot + 0.5) * 72 * 2 ** round
      cards.push(
        `<div class="match" style="left:${round * 260}px;top:${top}px"><b>Pessoa ${slot}</b><i>Pessoa</i></div>`,
      )
    }
  return `<style>body{margin:0;overflow:hidden}.match{position:absolute;width:220px;height:56px;border:1px solid #888;
    border-radius:6px}.match b,.match i{display:block;padding:4px}</style><div id="layer">${cards.join('')}</div>
    <script>let at=null,x=0,y=0
    addEventListener('pointerdown',(e)=>{at=[e.clientX-x,e.clientY-y]})
    addEventListener('pointerup',()=>{at=null})
    addEventListener('pointermove',(e)=>{if(!at)return;x=e.clientX-at[0];y=e.clientY-at[1]
      document.getElementById('layer').style.transform='translate('+x+'px,'+y+'px)'})</script>`
}

async function panOurs(browser: Browser, url: string, cupId: string): Promise<number> {
  const page = await openPage(browser, url)
  await page.goto(`/tournament/${cupId}/bracket`)
  await page.locator('.tree-layer').getByText('Pessoa').first().waitFor()
  return framesWhilePanned(page)
}

async function panPlain(browser: Browser, url: string, matches: number): Promise<number> {
  const page = await openPage(browser, url)
  await page.setContent(plainBracket(matches))
  return framesWhilePanned(page)
}

/**
 * Frames per second while the bracket of this many players is panned: ours, and one that is in the page as a
 * whole.
 */
export async function panBracket({ port, cupId, players }: { port: number; cupId: string; players: number }) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const url = `http://localhost:${port}`
  try {
    return { ours: await panOurs(browser, url, cupId), plain: await panPlain(browser, url, players - 1) }
  } finally {
    await browser.close()
  }
}
