import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortTime } from '../../design/dates.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { DepositForm } from './DepositForm.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { Payments } from './Payments.tsx'
import { useFreshWallet, useWalletState } from './walletQueries.ts'
import './wallet.css'

/** /deposit: the amount, then the provider's page ([DEPOSIT-1] and [DEPOSIT-2]). */
export function DepositPage() {
  const { t } = useTranslation('wallet')
  const { status, user } = useAuth()
  usePageTitle(t('depositing.title'))
  if (status !== 'user') return <GuestNotice wayBack="/deposit" />
  return (
    <QueryClientProvider client={queryClient}>
      <Deposit key={user.id} userId={user.id} />
    </QueryClientProvider>
  )
}

function Deposit({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet')
  useFreshWallet(userId)
  const { data } = useWalletState(userId)
  const barred = useBarred(data)
  return (
    <div className="wallet deposit">
      <header>
        <h1 className="text-31 md:text-39">{t('depositing.title')}</h1>
        <p className="mt-2 text-quiet">{t('depositing.lead')}</p>
      </header>
      {barred === null ? (
        <DepositForm state={data} />
      ) : (
        <div className="wallet-notice">
          <p>{barred}</p>
          {data?.rules.carried && <p className="mt-2">{t('play.carried')}</p>}
          <Link to="/wallet" className="button button-quiet mt-4">
            {t('depositing.toWallet')}
          </Link>
        </div>
      )}
      <Payments userId={userId} />
    </div>
  )
}

/** Why the user can't deposit now; null if they can, or it isn't known yet. The server has the last word. */
function useBarred(state: WalletState | undefined): string | null {
  const { t, i18n } = useTranslation('wallet')
  if (state === undefined) return null
  if (state.depositMethods.length === 0) return t('depositing.off')
  const { pausedUntil } = state.rules
  return pausedUntil === null ? null : t('depositing.paused', { time: shortTime(pausedUntil, i18n.language) })
}
