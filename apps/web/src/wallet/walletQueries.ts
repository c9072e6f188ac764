import type {
  Deposit,
  DepositList,
  Statement,
  StatementKind,
  WalletState,
  Withdrawal,
  WithdrawalList,
} from '@lance/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playerChannel } from '../session/playerChannel.ts'
import { callApi, session } from '../session/wiring.ts'

/** How often a payment that is under way is asked about, should nobody tell of it. */
const ASK_AGAIN_MS = 4000
/** The same of a withdrawal, about which somebody has to decide. */
const ASK_OF_WITHDRAWAL_MS = 30_000

const walletKey = (userId: string) => ['wallet', userId] as const
const stateKey = (userId: string) => [...walletKey(userId), 'state'] as const
const statementKey = (userId: string) => [...walletKey(userId), 'statement'] as const

/** What is in the wallet and what bounds it; the balance is the session's too. */
export function useWalletState(userId: string) {
  return useQuery({
    queryKey: stateKey(userId),
    queryFn: async ({ signal }) => {
      const state = await callApi<WalletState>({ method: 'GET', path: '/wallet/state', signal })
      session.changeUser({ balance: state.balance })
      return state
    },
    staleTime: 0,
  })
}

/** The deposits that are under way and the latest ones. While one is under way, what became of it is asked for. */
export function useDeposits(userId: string) {
  return useQuery({
    queryKey: [...walletKey(userId), 'deposits'],
    queryFn: async ({ signal }) => {
      const list = await callApi<DepositList>({ method: 'GET', path: '/deposits', signal })
      return list.items
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_AGAIN_MS : false),
  })
}

export const isUnderWay = ({ status }: Deposit) => status === 'open' || status === 'pending'

/** The withdrawals and what became of them: that one was paid changes no balance, so it is asked for. */
export function useWithdrawals(userId: string) {
  return useQuery({
    queryKey: [...walletKey(userId), 'withdrawals'],
    queryFn: async ({ signal }) => {
      const list = await callApi<WithdrawalList>({ method: 'GET', path: '/withdrawals', signal })
      return list.items
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isOpenWithdrawal(status)) ? ASK_OF_WITHDRAWAL_MS : false,
  })
}

/** Whether something is still to become of it. */
export const isOpenWithdrawal = (status: Withdrawal['status']) =>
  status === 'asked' || status === 'approved' || status === 'sending'

/** All that came and went, page after page; `kind`: null for everything. */
export function useStatement(userId: string, kind: StatementKind | null) {
  return useInfiniteQuery({
    queryKey: [...statementKey(userId), kind],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(pageParam !== null && { cursor: pageParam }),
        ...(kind !== null && { kind }),
      })
      return callApi<Statement>({ method: 'GET', path: `/wallet/statement?${query}`, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

/** Reads the whole wallet again. */
export function useReadAgain(userId: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: walletKey(userId) })
}

/** Reads the wallet again whenever the server tells of another balance. */
export function useFreshWallet(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: walletKey(userId) })
    const stops = [
      playerChannel.onEvent(({ type }) => {
        if (type === 'balance') readAgain()
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
}
