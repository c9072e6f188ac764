import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { SubmitButton } from '../../design/form/Field.tsx'
import { Modal } from '../../design/Modal.tsx'
import { useAuth } from '../../net/session/useAuth.ts'
import { Hindrances } from './Hindrances.tsx'
import { useWithdraw } from './useWithdraw.ts'
import { WithdrawFields } from './WithdrawFields.tsx'
import { WithdrawTerms } from './WithdrawTerms.tsx'
import { withdrawalHindrances } from './withdrawalHindrances.ts'

type WithdrawDialogProps = { userId: string; state: WalletState; onClose: () => void }

/**
 * Says what can be withdrawn and why not more, and requests a withdrawal to a Pix key of the account's own
 * CPF. The form shows only if a request could succeed, or would store the first key.
 */
export function WithdrawDialog({ userId, state, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('wallet')
  const { user } = useAuth()
  const { form, errors, isBusy, refusal, hasFactor, dialogs } = useWithdraw({ userId, onRequested: onClose })
  const found = withdrawalHindrances(state, { isConfirmed: user.emailConfirmed })
  const [startsWithText] = useState(found.length > 0)
  const [isChangingKey, setChangingKey] = useState(false)
  // A key that rests may have a typing error: another one may take its place meanwhile.
  const mayChangeKey = found.length > 0 && found.every(({ kind }) => kind === 'rests')
  const isOpen = found.length === 0 || (mayChangeKey && isChangingKey)
  return (
    <Modal title={t('withdraw.title')} onClose={onClose} className="withdraw" focusesItself={startsWithText}>
      <WithdrawTerms userId={userId} state={state} isPossible={found.length === 0} />
      {found.length > 0 && <Hindrances found={found} state={state} email={user.email} />}
      <form {...form} className="mt-5 grid gap-4">
        {isOpen && <WithdrawFields state={state} errors={errors} needsPassword={!hasFactor} />}
        <p role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal}
        </p>
        {isOpen && <SubmitButton label={t('withdraw.submit')} isBusy={isBusy} />}
        {mayChangeKey && !isOpen && (
          <button type="button" className="button button-quiet" onClick={() => setChangingKey(true)}>
            {t('withdraw.anotherKey')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('withdraw.close')}
        </button>
      </form>
      {dialogs[0]}
      {dialogs[1]}
    </Modal>
  )
}
