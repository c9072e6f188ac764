import { i18n, useTranslation } from '@lance/texts'
import { createElement, lazy, Suspense, useEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nextTask } from '../base/nextTask.ts'

/** As much of an element as React needs for components that show nothing. */
function openContainer(): Element {
  const ownerDocument = { nodeType: 9, activeElement: null, addEventListener: () => {} }
  const element = { nodeType: 1, tagName: 'DIV', ownerDocument, addEventListener: () => {} }
  return element as unknown as Element
}

beforeAll(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('HTMLIFrameElement', class {})
})
afterAll(async () => {
  // React has put off its last steps.
  await nextTask()
  vi.unstubAllGlobals()
})

it('lets React go on with a component whose texts arrive while it waits for them', async () => {
  // No other test reads this language.
  await i18n.start({ language: 'eo', read: async () => ({ over: 'Fino' }) })
  const shown: string[] = []
  const recovered: unknown[] = []
  function Part() {
    const { t } = useTranslation('game' as never) as unknown as { t: (key: string) => string }
    const text = useMemo(() => t('over'), [t])
    useEffect(() => {
      shown.push(text)
      return () => void shown.pop()
    }, [text])
    return null
  }
  const Later = lazy(async () => ({ default: Part }))
  const root = createRoot(openContainer(), { onRecoverableError: (error) => recovered.push(error) })
  root.render(createElement(Suspense, {}, createElement(Later)))
  await vi.waitFor(() => expect(shown).toEqual(['Fino']))
  root.unmount()
  await vi.waitFor(() => expect(shown).toEqual([]))
  expect(recovered).toEqual([])
})
