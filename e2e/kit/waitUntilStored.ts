import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** It fetches the whole site. */
const STORED_WITHIN_MS = 60_000

/**
 * Waits until the worker is in control and has stored the texts in use: from then on the app works offline.
 */
export async function waitUntilStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const notes = await (await caches.match('/kept/builds'))?.json()
      const languages = await (await caches.match('/kept/languages'))?.json()
      const files: string[] = notes?.[0]?.files ?? []
      const isTold = languages?.includes('pt-BR') && files.some((file) => /\/home-/.test(file))
      return isTold === true && navigator.serviceWorker.controller !== null
    })
  await vi.waitFor(async () => expect(await isStored()).toBe(true), { timeout: STORED_WITHIN_MS })
}
