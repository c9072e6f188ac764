import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { forgetWayBack, readWayBack } from '../../base/wayBack.ts'
import { moneyText } from '../../design/numberText.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { WithdrawButton } from './WithdrawButton.tsx'
import { useWalletState } from './walletQueries.ts'

/** The balance, how much of it can be withdrawn, and the buttons to deposit and withdraw. */
export function WalletHead({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('wallet')
  const { user } = useAuth()
  const { data, isError } = useWalletState(userId)
  return (
    <header className="wallet-head">
      <h1 className="text-20">{t('title')}</h1>
      <div>
        <p className="text-14 text-quiet" id="wallet-balance">
          {t('balance')}
        </p>
        <p className="wallet-balance" aria-labelledby="wallet-balance" role="status">
          {moneyText(user.balance, i18n.language)}
        </p>
        <Withdrawable state={data} isFailed={isError} />
      </div>
      <div className="wallet-actions">
        <Link to="/deposit" className="button button-primary">
          <Plus size={18} aria-hidden /> {t('deposit')}
        </Link>
        <WithdrawButton userId={userId} state={data} />
      </div>
      <WayBack />
    </header>
  )
}

/** Back to the page that sent the user here for lack of money. */
function WayBack() {
  const { t } = useTranslation('wallet')
  const [path] = useState(readWayBack)
  if (path === null) return null
  const place = path.startsWith('/tournament/') ? 'tournament' : path === '/wager-match' ? 'stakes' : 'form'
  return (
    <Link to={path} className="link wallet-way-back" onClick={forgetWayBack}>
      <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden /> {t(`wayBack.${place}`)}
    </Link>
  )
}

/** Reserves its line while loading, so that nothing below it moves. */
function Withdrawable({ state, isFailed }: { state: WalletState | undefined; isFailed: boolean }) {
  const { t, i18n } = useTranslation('wallet')
  if (state === undefined && !isFailed) return <p className="skeleton mt-1 h-5 w-48" aria-hidden />
  return (
    <p className="mt-1 text-14 text-quiet">
      {t('withdrawable', { amount: state ? moneyText(state.withdrawable, i18n.language) : '–' })}
    </p>
  )
}
