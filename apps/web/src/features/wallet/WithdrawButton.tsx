import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** Opens the withdrawal dialog, or a notice if an operator has switched withdrawals off. */
export function WithdrawButton({ userId, state }: { userId: string; state: WalletState | undefined }) {
  const { t } = useTranslation('wallet')
  const [isOpen, setOpen] = useState(false)
  function press() {
    if (state?.withdrawalsEnabled) return setOpen(true)
    if (state !== undefined) showToast({ title: t('withdraw.off'), description: t('withdraw.offText') })
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={state === undefined}
        onClick={press}
      >
        <ArrowUpRight size={18} aria-hidden /> {t('withdraw.open')}
      </button>
      {isOpen && state !== undefined && (
        <WithdrawDialog userId={userId} state={state} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
