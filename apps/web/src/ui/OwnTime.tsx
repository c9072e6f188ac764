import { useIsHere } from '../firstView/useIsHere.ts'

/**
 * A text that depends on where and when it is read. `write` writes it, in a time zone or in the reader's own. Until
 * that is known its place is kept by what it would be in another.
 */
export function OwnTime({ write }: { write: (timeZone?: string) => string }) {
  if (useIsHere()) return write()
  return (
    <span className="invisible" suppressHydrationWarning>
      {write('UTC')}
    </span>
  )
}
