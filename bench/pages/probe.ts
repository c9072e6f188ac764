import type { Page } from 'playwright-core'

/** What a page has reported of itself, in milliseconds. */
export type Probe = {
  /** From dropping a piece to the paint that shows it on its new square; and how many frames that took. */
  drops: { ms: number; frames: number }[]
  /** From an opponent's move in the socket to the paint that shows it. */
  arrivals: number[]
  /** From a key to the paint that shows another position. */
  keys: number[]
  /** Between two frames, while a piece is dragged. */
  frameGaps: number[]
  longestTask: number
}

/** Runs in the page before any script of its own. `piece` is the selector of the pieces. */
function installProbe(piece: string) {
  const probe: Probe = { drops: [], arrivals: [], keys: [], frameGaps: [], longestTask: 0 }
  Object.assign(window, { probe })
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(piece)]
      .map(({ dataset, parentElement }) => Object.values({ ...dataset, ...parentElement?.dataset }).join())
      .join(' ')
  /** Called while a frame is made: what is posted then arrives once that frame is painted. */
  const afterPaint = (run: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(null)
  }
  /** Checks each frame until the pieces have changed, and reports once that frame is painted. */
  const whenShown = (sinceMs: number, report: (ms: number, frames: number) => void) => {
    const before = shown()
    let frames = 0
    const look = () => {
      frames += 1
      const isNew = shown() !== before
      if (isNew) afterPaint(() => report(performance.now() - sinceMs, frames))
      else if (frames < 120) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longestTask = Math.max(probe.longestTask, duration)
  }).observe({ type: 'longtask' })
  let isHeld = false
  let lastFrameMs = 0
  const count = (nowMs: number) => {
    if (!isHeld) return
    if (lastFrameMs > 0) probe.frameGaps.push(nowMs - lastFrameMs)
    lastFrameMs = nowMs
    requestAnimationFrame(count)
  }
  const capture = { capture: true }
  addEventListener(
    'pointerdown',
    () => {
      isHeld = true
      lastFrameMs = 0
      requestAnimationFrame(count)
    },
    capture,
  )
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      isHeld = false
      whenShown(timeStamp, (ms, frames) => probe.drops.push({ ms, frames }))
    },
    capture,
  )
  addEventListener('keydown', ({ timeStamp }) => whenShown(timeStamp, (ms) => probe.keys.push(ms)), capture)
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...address: ConstructorParameters<typeof Socket>) {
      super(...address)
      this.addEventListener('message', ({ data }) => {
        // An odd ply is White's own move, acknowledged.
        const [, ply] = /"type":"move".*?"ply":(\d+)/.exec(String(data)) ?? []
        if (ply === undefined || Number(ply) % 2 === 1) return
        whenShown(performance.now(), (ms) => probe.arrivals.push(ms))
      })
    }
  }
}

/** Makes a page report what it does, from its next load on. */
export async function probePage(page: Page, piece: string): Promise<void> {
  await page.addInitScript(installProbe, piece)
}

/** What was reported since the last reading. */
export function readProbe(page: Page): Promise<Probe> {
  return page.evaluate(() => {
    const { probe } = window as unknown as { probe: Probe }
    const reported = structuredClone(probe)
    Object.assign(probe, { drops: [], arrivals: [], keys: [], frameGaps: [], longestTask: 0 })
    return reported
  })
}

/** Makes the page's processor this many times slower. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
