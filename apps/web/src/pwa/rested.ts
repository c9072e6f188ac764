/** How long the first view is left alone, once all of it is here. */
const REST_MS = 3000

/** The first view has been here for a while, or the network is gone: time for what must not slow it. */
export const rested = new Promise<void>((resolve) => {
  // Pages are also made where there is no browser.
  if (typeof window === 'undefined') return
  const rest = () => setTimeout(resolve, REST_MS)
  if (!navigator.onLine) resolve()
  window.addEventListener('offline', () => resolve(), { once: true })
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
})
