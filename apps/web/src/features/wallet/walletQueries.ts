import type { Deposit, Withdrawal } from '@lance/contract'
import type { HistoryDays, StatementKind } from '@lance/domain'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playerChannel } from '../../net/session/playerChannel.ts'
import { callApi, session } from '../../net/session/wiring.ts'

/** How often to poll a payment in progress, in case its event is lost. */
const POLL_MS = 4000
/** How often to poll a withdrawal, which an operator has to decide. */
const WITHDRAWAL_POLL_MS = 30_000
/** How often to poll a wallet with wins that are not paid yet. */
const HELD_POLL_MS = 10_000

const walletKey = (userId: string) => ['wallet', userId] as const
const stateKey = (userId: string) => [...walletKey(userId), 'state'] as const
const statementKey = (userId: string) => [...walletKey(userId), 'statement'] as const

/**
 * The wallet's balance and limits; also updates the balance in the session. Polls while wins wait, because holding one for
 * an operator changes no balance.
 */
export function useWalletState(userId: string) {
  return useQuery({
    queryKey: stateKey(userId),
    queryFn: async ({ signal }) => {
      const state = await callApi('GET /wallet/state', { signal })
      session.changeUser({ balance: state.balance })
      return state
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.due !== null || data.inReview > 0) ? HELD_POLL_MS : false,
  })
}

/** The deposits in progress and the latest others. Polls while one is in progress. */
export function useDeposits(userId: string) {
  return useQuery({
    queryKey: [...walletKey(userId), 'deposits'],
    queryFn: async ({ signal }) => {
      const list = await callApi('GET /deposits', { signal })
      return list.items
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? POLL_MS : false),
  })
}

export const isInProgress = ({ status }: Deposit) => status === 'open' || status === 'pending'

/** The withdrawals and their status. Polls open ones, because paying them out changes no balance. */
export function useWithdrawals(userId: string) {
  return useQuery({
    queryKey: [...walletKey(userId), 'withdrawals'],
    queryFn: async ({ signal }) => {
      const list = await callApi('GET /withdrawals', { signal })
      return list.items
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isOpenWithdrawal(status)) ? WITHDRAWAL_POLL_MS : false,
  })
}

/** Whether the withdrawal can still change. */
export const isOpenWithdrawal = (status: Withdrawal['status']) =>
  status === 'asked' || status === 'approved' || status === 'sending'

/** The balance of the last days, and what moved it; the previous period stays until another one is read. */
export function useWalletHistory(userId: string, days: HistoryDays) {
  return useQuery({
    queryKey: [...walletKey(userId), 'history', days],
    queryFn: ({ signal }) => callApi('GET /wallet/history', { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The statement, page by page; `kind`: null for everything. */
export function useStatement(userId: string, kind: StatementKind | null) {
  return useInfiniteQuery({
    queryKey: [...statementKey(userId), kind],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(pageParam !== null && { cursor: pageParam }),
        ...(kind !== null && { kind }),
      }
      return callApi('GET /wallet/statement', { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

/** Refetches the whole wallet. */
export function useRefetchWallet(userId: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: walletKey(userId) })
}

/** Refetches the wallet whenever the server sends a new balance. */
export function useFreshWallet(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: walletKey(userId) })
    const stops = [
      playerChannel.onEvent(({ type }) => {
        if (type === 'balance') refetch()
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
}
