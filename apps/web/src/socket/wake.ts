/** Calls back when trying again is likely to help; returns how to stop. */
export type WakeSource = (onWake: () => void) => () => void

/** The network came back, or the player did. */
export const listenForWake: WakeSource = (onWake) => {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') onWake()
  }
  window.addEventListener('online', onWake)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    window.removeEventListener('online', onWake)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
