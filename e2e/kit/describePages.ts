import type { BrowserContext, Page } from 'playwright-core'

/** The most characters of a page's text that are printed, and how long a page may take to answer. */
const TEXT_CHARS = 600
const ANSWER_MS = 3000

/** What open pages show, for the log of a failed test: address, title, whether they draw frames, and their text. */
export async function describePages(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages())
  return (await Promise.all(pages.map(describePage))).join('\n')
}

async function describePage(page: Page): Promise<string> {
  const seen = page.evaluate(async (most) => {
    const frame = new Promise<string>((resolve) => {
      requestAnimationFrame(() => resolve('draws frames'))
      const timer = new MessageChannel()
      const startedAt = performance.now()
      // Timers may be those of the test.
      timer.port1.onmessage = () => {
        if (performance.now() - startedAt > 1000) resolve('draws no frames')
        else timer.port2.postMessage(null)
      }
      timer.port2.postMessage(null)
    })
    const text = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, most)
    return `${document.title} · ${document.visibilityState} · ${await frame}\n    ${text}`
  }, TEXT_CHARS)
  const late = new Promise<string>((resolve) => setTimeout(resolve, ANSWER_MS, 'does not answer').unref())
  const state = await Promise.race([seen, late]).catch((error: Error) => error.message)
  return `  ${page.url()}: ${state}`
}
