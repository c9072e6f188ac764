import type { HistoryDays } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { BalanceHistory } from './BalanceHistory.tsx'
import { FreeMoney } from './FreeMoney.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { Payments } from './Payments.tsx'
import { ResponsiblePlay } from './ResponsiblePlay.tsx'
import { Statement } from './Statement.tsx'
import { useWalletArrival } from './useWalletArrival.ts'
import { WalletHead } from './WalletHead.tsx'
import { WalletNotices } from './WalletNotices.tsx'
import { Withdrawals } from './Withdrawals.tsx'
import {
  useDeposits,
  useFreshWallet,
  useStatement,
  useWalletHistory,
  useWalletState,
  useWithdrawals,
} from './walletQueries.ts'
import './wallet.css'

/** /wallet: the balance, payments in progress, and the statement ([WALLET-10] to [WALLET-13]). */
export function WalletPage() {
  const { t } = useTranslation('wallet')
  const { status, user } = useAuth()
  usePageTitle(t('title'))
  useWalletArrival()
  if (status !== 'user') return <GuestNotice wayBack="/wallet" />
  return (
    <QueryClientProvider client={queryClient}>
      <Wallet key={user.id} userId={user.id} />
    </QueryClientProvider>
  )
}

function Wallet({ userId }: { userId: string }) {
  useFreshWallet(userId)
  return (
    <div className="wallet">
      <WalletHead userId={userId} />
      <WalletParts userId={userId} />
    </div>
  )
}

/** All below the head at once, so that no part moves another one when its answer arrives. */
function WalletParts({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet')
  const [days, setDays] = useState<HistoryDays>(30)
  const { data: state, isPending } = useWalletState(userId)
  const history = useWalletHistory(userId, days)
  const statement = useStatement(userId, null)
  const lists = [history, statement, useDeposits(userId), useWithdrawals(userId)]
  const [isKnown, setKnown] = useState(false)
  // Once it is shown it stays: a list that failed is pending again when it is read again.
  if (!isKnown && !isPending && lists.every((list) => !list.isPending)) setKnown(true)
  if (!isKnown)
    return <div className="skeleton h-[48rem]" role="status" aria-label={t('statement.loading')} />
  const isUsed = statement.data?.pages[0]?.items.length !== 0
  return (
    <>
      {state && <WalletNotices state={state} />}
      {/* Without a child it takes no column. */}
      <div className="wallet-side">
        {state && <FreeMoney {...state} />}
        <Payments userId={userId} />
        <Withdrawals userId={userId} />
      </div>
      <div className="wallet-main">
        {isUsed && <BalanceHistory history={history} days={days} onDays={setDays} />}
        <Statement userId={userId} />
      </div>
      <ResponsiblePlay userId={userId} />
    </>
  )
}
