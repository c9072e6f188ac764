import { useSyncExternalStore } from 'react'

const never = () => () => {}
const onClient = () => true
const onServer = () => false

/**
 * Whether browser-dependent content may be shown: its clock, its time zone, its features. False in a page
 * rendered on the server until it is hydrated.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, onClient, onServer)

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
