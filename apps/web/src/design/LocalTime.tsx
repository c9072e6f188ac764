import { useIsHydrated } from '../base/useIsHydrated.ts'

/**
 * A text that depends on the user's time zone. `write` formats it in a given zone or in the user's own. Until
 * hydration, the text in UTC reserves its space.
 */
export function LocalTime({ write }: { write: (timeZone?: string) => string }) {
  if (useIsHydrated()) return write()
  return (
    <span className="invisible" suppressHydrationWarning>
      {write('UTC')}
    </span>
  )
}
