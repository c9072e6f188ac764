import type { Factors, OwnRecovery } from '@lance/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'

export const factorsKey = (userId: string) => ['factors', userId] as const
/** Below the factors: what changes them may have cancelled a recovery. */
export const recoveryKey = (userId: string) => [...factorsKey(userId), 'recovery'] as const

/**
 * Reads factors and recovery again: a proof, or the link in a mail, cancels a recovery. A first read that is still running is
 * cancelled, because invalidating alone would keep its answer, which may be older than the change.
 */
export function refetchFactors(): void {
  const all = { queryKey: ['factors'] }
  void queryClient.cancelQueries(all).then(() => queryClient.invalidateQueries(all))
}

/** What guards the signed-in user's account. */
export function useFactors(): UseQueryResult<Factors> {
  const { user } = useAuth()
  return useQuery({
    queryKey: factorsKey(user?.id ?? ''),
    queryFn: ({ signal }) => callApi('GET /auth/factors', { signal }),
    staleTime: 0,
    enabled: user !== null,
  })
}

/** The recovery of the signed-in user that waits for the removal of all factors. */
export function useOwnRecovery(): UseQueryResult<OwnRecovery> {
  const { user } = useAuth()
  return useQuery({
    queryKey: recoveryKey(user?.id ?? ''),
    queryFn: ({ signal }) => callApi('GET /auth/recovery', { signal }),
    staleTime: 0,
    enabled: user !== null,
  })
}

/** Whether a form needs no password, because the account has a better proof. False until that is known. */
export function useHasFactor(): boolean {
  const { data } = useFactors()
  return data !== undefined && !data.proofs.includes('password')
}
