import { useEffect } from 'react'
import { useShownScheme } from '../ui/useShownScheme.ts'

/** The browser's own bar takes the ground of the page, also where another scheme than the system's was chosen. */
export function useBarColour(): void {
  const scheme = useShownScheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground is that of the scheme
  useEffect(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = ground
  }, [scheme])
}
