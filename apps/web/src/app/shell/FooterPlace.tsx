import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { afterPaint } from '../../base/timers.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

const Footer = lazyPart(() => loadWithTexts(() => import('./Footer.tsx'), 'Footer', 'footer'))

/** Screens without a footer: boards and brackets fill the window. */
const FULL_SCREENS = /^\/game\/(?!new$)|\/bracket$/

/** The footer is fetched when its place is this close to the window, in pixels. */
const NEAR_PX = 100

/** Reserves the footer's place below the screen: no screen waits for it, and nothing moves when it loads. */
export function FooterPlace() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const isWanted = path !== undefined && !FULL_SCREENS.test(path)
  useEffect(() => {
    if (!isWanted || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${NEAR_PX}px` },
    )
    // Until then the screen above may have no height.
    afterPaint(() => {
      if (place.current) observer.observe(place.current)
    })
    return () => observer.disconnect()
  }, [isWanted, isNear])
  if (!isWanted) return null
  return (
    <footer ref={place} className="foot">
      {isNear && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </footer>
  )
}
