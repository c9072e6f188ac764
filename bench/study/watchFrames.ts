import type { Page } from 'playwright-core'

/** How a page kept up while something was done: frames a second, the longest time without one, and its longest task. */
export type Frames = { perSecond: number; longestGapMs: number; longestTaskMs: number; longTasks: number }

type Watch = { gaps: number[]; tasks: number[]; isOn: boolean }

/** Starts to note frames and long tasks, in the page. */
function startWatch(): void {
  const watch: Watch = { gaps: [], tasks: [], isOn: true }
  Object.assign(window, { watch })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let lastMs = 0
  const count = (nowMs: number) => {
    if (lastMs > 0) watch.gaps.push(nowMs - lastMs)
    lastMs = nowMs
    if (watch.isOn) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

function endWatch(): Watch {
  const { watch } = window as unknown as { watch: Watch }
  watch.isOn = false
  return watch
}

/** Notes the frames of a page while `act` runs. */
export async function watchFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(startWatch)
  await act()
  const { gaps, tasks } = await page.evaluate(endWatch)
  return {
    perSecond: (1000 * gaps.length) / gaps.reduce((sum, gapMs) => sum + gapMs, 0),
    longestGapMs: Math.max(...gaps),
    longestTaskMs: Math.max(0, ...tasks),
    longTasks: tasks.length,
  }
}
