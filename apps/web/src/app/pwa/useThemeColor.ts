import { useEffect } from 'react'
import { useShownScheme } from '../../design/useShownScheme.ts'

/** Gives the browser's bar the page's background, even if the user chose another scheme than the system's. */
export function useThemeColor(): void {
  const scheme = useShownScheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the background follows the scheme
  useEffect(() => {
    const background = getComputedStyle(document.documentElement).backgroundColor
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = background
  }, [scheme])
}
