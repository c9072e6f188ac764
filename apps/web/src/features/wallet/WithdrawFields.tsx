import type { WalletState } from '@lance/contract'
import { parsePixKey } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Field } from '../../design/form/Field.tsx'
import { mostReais } from './withdrawalHindrances.ts'

type WithdrawFieldsProps = {
  state: WalletState
  /** False for an account with a factor, which proves itself by that. */
  needsPassword: boolean
  errors: Partial<Record<'amount' | 'pixKey' | 'cpf' | 'password', string>>
}

/** Amount, key, the CPF where neither the first key nor an identity says it, and the password. */
export function WithdrawFields({ state, errors, needsPassword }: WithdrawFieldsProps) {
  const { t } = useTranslation('wallet')
  const { pixKey: savedKey, knowsCpf } = state.payout
  const [pixKey, setPixKey] = useState(savedKey ?? '')
  const needsCpf = !knowsCpf && pixKey !== '' && parsePixKey(pixKey)?.kind !== 'cpf'
  return (
    <>
      <Amount state={state} error={errors.amount} />
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
      {needsPassword && (
        <Field
          label={t('withdraw.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
      )}
    </>
  )
}

/** The amount, and a button that fills in all that can be withdrawn. */
function Amount({ state, error }: { state: WalletState; error: string | undefined }) {
  const { t, i18n } = useTranslation('wallet')
  const [amount, setAmount] = useState('')
  const decimals = { minimumFractionDigits: 2, useGrouping: false } as const
  return (
    <div className="withdraw-amount">
      <Field
        label={t('withdraw.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={amount}
        error={error}
        onChange={({ target }) => setAmount(target.value)}
      />
      <button
        type="button"
        className="button button-quiet"
        onClick={() => setAmount(mostReais(state).toLocaleString(i18n.language, decimals))}
      >
        {t('withdraw.all')}
      </button>
    </div>
  )
}
