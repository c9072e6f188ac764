/** Calls back when a retry is likely to succeed; returns how to stop. */
export type WakeSource = (onWake: () => void) => () => void

/** Calls back when the network or the player returns. */
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
