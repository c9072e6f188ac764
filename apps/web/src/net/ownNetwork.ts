import { browserTimers } from '../base/timers.ts'
import { watchNetwork } from './network.ts'
import { session } from './session/wiring.ts'

const ANSWER_WITHIN_MS = 5000

/** Any answer from the server itself counts; a gateway's error (502 and up) means the server is down. */
async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return answer.status < 502
  } catch {
    return false
  }
}

function catchUp() {
  // Sockets and session wait for this event, whether the network or the server came back.
  window.dispatchEvent(new Event('online'))
  void session.check()
  // Refetches everything on the screen; if the query client can't be loaded, nothing was read.
  import('./queryClient.ts').then(
    ({ queryClient }) => void queryClient.invalidateQueries(),
    () => {},
  )
}

/** Whether the server can be reached from this page. */
export const ownNetwork = watchNetwork({ isReachable, onReconnect: catchUp, timers: browserTimers })

window.addEventListener('offline', ownNetwork.checkNow)
window.addEventListener('online', () => {
  if (!ownNetwork.isOnline()) ownNetwork.checkNow()
})
window.addEventListener('no-answer', ownNetwork.checkNow)
// Fired when a lazy part of the page could not be fetched.
window.addEventListener('vite:preloadError', ownNetwork.checkNow)
const { status } = session.state()
const isDoubtful = () => {
  const state = session.state()
  return state.status === 'unreachable' || (state.status === 'user' && state.isLastSeen === true)
}
if (!navigator.onLine || status === 'loading' || isDoubtful()) ownNetwork.checkNow()
