import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { fetchFailedStyles } from './failedStyles.ts'

/** How long to leave the first view alone once it has fully loaded. */
const REST_MS = 3000

/** Resolves once the first view has been up for a while, or the network is gone: time for non-urgent work. */
export const afterFirstView = new Promise<void>((resolve) => {
  // Pages are also rendered without a browser.
  if (typeof window === 'undefined') return
  const rest = () => setTimeout(resolve, REST_MS)
  if (!navigator.onLine) resolve()
  window.addEventListener('offline', () => resolve(), { once: true })
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
})

/** True once the first view has been up for a while; never when a page is rendered without a browser. */
export function useAfterFirstView(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    let isWanted = true
    void afterFirstView.then(() => isWanted && setRested(true))
    return () => {
      isWanted = false
    }
  }, [])
  return isRested
}

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A lazily loaded part of a page. If it can't be loaded, the page goes on, with `Missing` in its place, or nothing; it is
 * loaded again when it is next shown, and when the network is back.
 */
export const lazyPart = <Props extends object>(load: LoadPart<Props>, Missing?: ComponentType<Props>) =>
  lazy(() => load().catch(() => ({ default: missingPart(load, Missing) })))

function missingPart<Props extends object>(
  load: LoadPart<Props>,
  Missing?: ComponentType<Props>,
): ComponentType<Props> {
  return function MissingPart(props) {
    const [part, setPart] = useState<{ default: ComponentType<Props> } | null>(null)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      const again = () =>
        void fetchFailedStyles()
          .then(load)
          .then(setPart, () => setMissing(true))
      window.addEventListener('online', again)
      // The network may have come back before this was shown.
      if (navigator.onLine) again()
      else setMissing(true)
      return () => window.removeEventListener('online', again)
    }, [])
    if (part !== null) return createElement(part.default, props)
    return isMissing && Missing !== undefined ? createElement(Missing, props) : null
  }
}

/** Resolves when the reader moves on from what they see first, or once that has been up for a while. */
export const afterFirstLook = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve()
  for (const move of ['scroll', 'pointerdown', 'keydown'])
    window.addEventListener(move, () => resolve(), { once: true, passive: true, capture: true })
  void afterFirstView.then(resolve)
})
