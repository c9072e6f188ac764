import { useSyncExternalStore } from 'react'

const never = () => () => {}
const onClient = () => true
const onServer = () => false

/**
 * Whether browser-dependent content may be shown: its clock, its time zone, its features. False in a page
 * rendered on the server until it is hydrated.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, onClient, onServer)
