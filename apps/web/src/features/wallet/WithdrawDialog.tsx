import type { WalletState } from '@lance/contract'
import { parsePixKey } from '@lance/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortTime } from '../../design/dates.ts'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { Modal } from '../../design/Modal.tsx'
import { moneyText } from '../../design/numberText.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { RestingMoney } from './RestingMoney.tsx'
import { useWithdraw } from './useWithdraw.ts'

type WithdrawDialogProps = { userId: string; state: WalletState; onClose: () => void }

/** Requests a withdrawal to a Pix key of the account's own CPF. */
export function WithdrawDialog({ userId, state, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const { form, errors, isBusy, refusal } = useWithdraw({ userId, onRequested: onClose })
  const savedKey = payoutOf(state).pixKey
  const [pixKey, setPixKey] = useState(savedKey ?? '')
  const needsCpf = savedKey === null && pixKey !== '' && parsePixKey(pixKey)?.kind !== 'cpf'
  return (
    <Modal title={t('withdraw.title')} onClose={onClose} className="withdraw">
      <Terms state={state} />
      <form {...form} className="mt-5 grid gap-4">
        <Field
          label={t('withdraw.amount')}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={errors.amount}
        />
        <Field
          label={t('withdraw.pixKey')}
          name="pixKey"
          autoComplete="off"
          maxLength={100}
          value={pixKey}
          note={t(savedKey === null ? 'withdraw.pixKeyNote' : 'withdraw.otherKey')}
          error={errors.pixKey}
          onChange={({ target }) => setPixKey(target.value)}
        />
        {needsCpf && (
          <Field
            label={t('withdraw.cpf')}
            name="cpf"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            note={t('withdraw.cpfNote')}
            error={errors.cpf}
          />
        )}
        <Field
          label={t('withdraw.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <p role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal}
        </p>
        <SubmitButton label={t('withdraw.submit')} isBusy={isBusy} />
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('withdraw.close')}
        </button>
      </form>
    </Modal>
  )
}

/** A server of the previous version does not send it. */
const payoutOf = ({ payout }: Partial<WalletState>): WalletState['payout'] =>
  payout ?? { pixKey: null, restsUntil: null }

/** How much can be withdrawn now, why not more, from when the rest can, and what happens next. */
function Terms({ state }: { state: WalletState }) {
  const { balance, withdrawable, resting = [] } = state
  const payout = payoutOf(state)
  const { t, i18n } = useTranslation('wallet')
  const { user } = useAuth()
  const shown = (amount: number) => moneyText(amount, i18n.language)
  return (
    <div className="mt-3 grid gap-2 text-14 text-quiet">
      <p className="text-16 text-text">
        {t('withdraw.available', { amount: shown(withdrawable), balance: shown(balance) })}
      </p>
      {resting.length > 0 ? (
        <RestingMoney resting={resting} />
      ) : (
        withdrawable < balance && <p>{t('withdraw.why')}</p>
      )}
      <p>{t('withdraw.how')}</p>
      {payout.pixKey === null && <p className="wallet-notice">{t('withdraw.firstKey')}</p>}
      {payout.restsUntil !== null && (
        <p className="wallet-notice">
          {t('withdraw.rests', { time: shortTime(payout.restsUntil, i18n.language) })}
        </p>
      )}
      {!user.emailConfirmed && <p className="wallet-notice">{t('withdraw.confirmEmail')}</p>}
    </div>
  )
}
