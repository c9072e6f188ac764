import { useSyncExternalStore } from 'react'
import { playerChannel } from '../../net/session/playerChannel.ts'

/** False while the live connection is lost; the first connecting does not count as lost. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    playerChannel.onStatus,
    () => playerChannel.status() !== 'Error' && playerChannel.status() !== 'Failed',
  )
}
