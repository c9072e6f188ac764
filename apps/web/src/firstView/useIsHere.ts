import { useSyncExternalStore } from 'react'

const never = () => () => {}
const here = () => true
const notHere = () => false

/**
 * Whether a browser's own things may be shown: its clock, its time zone, what it can take apart. Not in a page that was
 * rendered where no browser is, until that is taken over.
 */
export const useIsHere = (): boolean => useSyncExternalStore(never, here, notHere)
