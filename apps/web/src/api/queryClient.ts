import { QueryClient } from '@tanstack/react-query'
import { session } from '../session/wiring.ts'
import { isRetryable } from './apiError.ts'

const RETRIES = 2

/** What was read from the server, shared by all screens that read; forgotten when its user leaves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Where nobody answers it says so, rather than wait unseen; and it reads again when somebody does.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < RETRIES && isRetryable(error),
    },
  },
})

session.subscribe(() => {
  if (session.state().status === 'guest') queryClient.clear()
})
