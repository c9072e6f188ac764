import { useSyncExternalStore } from 'react'

const never = () => () => {}
const here = () => true
const notHere = () => false

/**
 * Whether browser-dependent content may be shown: its clock, its time zone, its features. False in a page
 * rendered on the server until it is hydrated.
 */
export const useIsHere = (): boolean => useSyncExternalStore(never, here, notHere)
