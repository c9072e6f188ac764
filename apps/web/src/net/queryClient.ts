import { QueryClient } from '@tanstack/react-query'
import { isRetryable } from './api/apiError.ts'
import { session } from './session/wiring.ts'

const RETRIES = 2

/** The cache of server data for all screens; cleared when the user logs out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a query fails visibly instead of pausing; it is refetched when the network returns.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < RETRIES && isRetryable(error),
    },
  },
})

session.subscribe(() => {
  if (session.state().status === 'guest') queryClient.clear()
})
