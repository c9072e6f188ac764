import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { GuestNotice } from './GuestNotice.tsx'
import { Payments } from './Payments.tsx'
import { ResponsiblePlay } from './ResponsiblePlay.tsx'
import { Statement } from './Statement.tsx'
import { useWalletArrival } from './useWalletArrival.ts'
import { WalletHead } from './WalletHead.tsx'
import { Withdrawals } from './Withdrawals.tsx'
import { useFreshWallet } from './walletQueries.ts'
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
      <Payments userId={userId} />
      <Withdrawals userId={userId} />
      <Statement userId={userId} />
      <ResponsiblePlay userId={userId} />
    </div>
  )
}
