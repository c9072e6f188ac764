import { useSyncExternalStore } from 'react'
import { playerChannel } from '../session/playerChannel.ts'

/** False once the live connection was lost, until it is back; the first opening doesn't count as a loss. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    playerChannel.onStatus,
    () => playerChannel.status() !== 'Error' && playerChannel.status() !== 'Failed',
  )
}
