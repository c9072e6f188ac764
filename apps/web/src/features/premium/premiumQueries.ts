import type { PremiumState, User } from '@lance/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playerChannel } from '../../net/session/playerChannel.ts'
import { callApi, session } from '../../net/session/wiring.ts'

/** How often to poll a payment that is being confirmed, in case its event is lost. */
const POLL_MS = 4000

const premiumKey = (userId: string) => ['premium', userId] as const

/** The user's current plan; also updates the role in the session. */
export function usePremium(userId: string) {
  const client = useQueryClient()
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: premiumKey(userId) })
    const stops = [
      playerChannel.onEvent(({ type }) => {
        if (type === 'plan') refetch()
      }),
      // Events missed while disconnected are not sent again.
      playerChannel.onStatus((status) => {
        if (status === 'Open') refetch()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, userId])
  return useQuery({
    queryKey: premiumKey(userId),
    queryFn: async ({ signal }) => {
      const state = await callApi('GET /subscriptions', { signal })
      session.changeUser(planOf(state.role))
      return state
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isConfirming(state.data) ? POLL_MS : false),
  })
}

/** The user's properties that follow from the role. */
export const planOf = (role: User['role']) => ({
  role,
  isPremium: role === 'PREMIUM',
  isFreemium: role === 'FREEMIUM',
})

/** The user has paid on the provider's page, but the first month is not confirmed yet. */
export const isConfirming = ({ subscription, paidUntil, invoices }: PremiumState) =>
  subscription?.status === 'running' &&
  paidUntil === null &&
  !subscription.paymentFailed &&
  invoices.length === 0

/** Puts the answer of a call into the cache and the session. */
export function cachePremium(client: QueryClient, userId: string, state: PremiumState): void {
  client.setQueryData(premiumKey(userId), state)
  session.changeUser(planOf(state.role))
}

/** Refetches the plan. */
export const refetchPremium = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: premiumKey(userId) })
