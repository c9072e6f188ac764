import type { Factors } from '@lance/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'

export const factorsKey = (userId: string) => ['factors', userId] as const

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

/** Whether a form needs no password, because the account has a better proof. False until that is known. */
export function useHasFactor(): boolean {
  const { data } = useFactors()
  return data !== undefined && !data.proofs.includes('password')
}
