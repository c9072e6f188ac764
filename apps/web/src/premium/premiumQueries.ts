import type { PremiumState, User } from '@lance/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playerChannel } from '../session/playerChannel.ts'
import { callApi, session } from '../session/wiring.ts'

/** How often a payment that is being confirmed is asked about, should nobody tell of it. */
const ASK_AGAIN_MS = 4000

const premiumKey = (userId: string) => ['premium', userId] as const

/** One's plan as it stands; the role is the session's too. */
export function usePremium(userId: string) {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: premiumKey(userId) })
    const stops = [
      playerChannel.onEvent(({ type }) => {
        if (type === 'plan') readAgain()
      }),
      // What was told while there was no connection is not told again.
      playerChannel.onStatus((status) => {
        if (status === 'Open') readAgain()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, userId])
  return useQuery({
    queryKey: premiumKey(userId),
    queryFn: async ({ signal }) => {
      const state = await callApi<PremiumState>({ method: 'GET', path: '/subscriptions', signal })
      session.changeUser(planOf(state.role))
      return state
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isConfirming(state.data) ? ASK_AGAIN_MS : false),
  })
}

/** What the role says of a user. */
export const planOf = (role: User['role']) => ({
  role,
  isPremium: role === 'PREMIUM',
  isFreemium: role === 'FREEMIUM',
})

/** Its page was paid on, and the first month is not told yet. */
export const isConfirming = ({ subscription, paidUntil, invoices }: PremiumState) =>
  subscription?.status === 'running' &&
  paidUntil === null &&
  !subscription.paymentFailed &&
  invoices.length === 0

/** Keeps what a call answered. */
export function keepPremium(client: QueryClient, userId: string, state: PremiumState): void {
  client.setQueryData(premiumKey(userId), state)
  session.changeUser(planOf(state.role))
}

/** Reads the plan again. */
export const readPremiumAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: premiumKey(userId) })
