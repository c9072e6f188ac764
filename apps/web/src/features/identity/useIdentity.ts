import type { IdentityState } from '@lance/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'

/** How often to ask how a check goes on. */
const POLL_MS = 4000

export const identityKey = (userId: string) => ['identity', userId] as const

export const isRunning = ({ status }: Pick<IdentityState, 'status'>) =>
  status === 'started' || status === 'waits'

/** What is known of who the signed-in user is. Polls while a check runs. */
export function useIdentity(): UseQueryResult<IdentityState> {
  const { user } = useAuth()
  return useQuery({
    queryKey: identityKey(user?.id ?? ''),
    queryFn: ({ signal }) => callApi('GET /identity', { signal }),
    staleTime: 0,
    enabled: user !== null,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  })
}
