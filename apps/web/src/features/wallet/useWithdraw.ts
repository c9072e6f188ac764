import type { WithdrawalBody } from '@lance/contract'
import { parseCpf, parsePixKey } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { useForm } from '../../design/form/useForm.ts'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useHasFactor, useProof } from '../factors/index.ts'
import { useIdentify } from '../identity/index.ts'
import { parseAmount } from './parseAmount.ts'
import { useRefetchWallet } from './walletQueries.ts'

const NAMES = ['amount', 'pixKey', 'cpf', 'password'] as const
type WithdrawalFormValues = Record<(typeof NAMES)[number], string>

/**
 * The withdrawal form. It refuses only malformed values itself; the server decides everything else, with its
 * own messages. Sending the same request again after a lost answer makes no second withdrawal.
 */
export function useWithdraw({ userId, onRequested }: { userId: string; onRequested: () => void }) {
  const { t, i18n } = useTranslation('wallet')
  const refetchWallet = useRefetchWallet(userId)
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasFactor = useHasFactor()
  const { prove, dialog } = useProof()
  const { identify, dialog: identityDialog } = useIdentify()
  const last = useRef({ content: '', key: '' })
  const check = ({ amount, pixKey, cpf, password }: WithdrawalFormValues) => ({
    amount: parseAmount(amount, i18n.language) === null ? t('withdraw.invalidAmount') : undefined,
    pixKey: parsePixKey(pixKey) === null ? t('withdraw.invalidKey') : undefined,
    cpf: cpf.trim() !== '' && parseCpf(cpf) === null ? t('withdraw.invalidCpf') : undefined,
    password: !hasFactor && password === '' ? t('withdraw.noPassword') : undefined,
  })
  async function send({ amount: text, pixKey, cpf, password }: WithdrawalFormValues) {
    const amount = parseAmount(text, i18n.language) ?? 0
    const proof = hasFactor ? {} : { password }
    const body: WithdrawalBody = { amount, pixKey, ...proof, ...(cpf.trim() !== '' && { cpf }) }
    const content = JSON.stringify([amount, pixKey])
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    setRefusal(null)
    try {
      const call = { body, idempotencyKey: last.current.key }
      const withdrawal = await identify(() => prove(() => callApi('POST /withdrawals', call)), {
        cpf: cpfOf({ pixKey, cpf }),
      })
      onRequested()
      showToast({
        title: t('withdraw.asked'),
        description: t('withdraw.askedText', { amount: moneyText(withdrawal.amount, i18n.language) }),
      })
    } catch (error) {
      const isWrongPassword = error instanceof ApiError && error.code === 'WRONG_CREDENTIALS'
      setRefusal(isWrongPassword ? t('withdraw.wrongPassword') : reasonOf(error))
    }
    refetchWallet()
  }
  return { ...useForm({ names: NAMES, check, send }), refusal, hasFactor, dialogs: [dialog, identityDialog] }
}

/** The CPF that the user has typed, be it as the key. */
const cpfOf = ({ pixKey, cpf }: Pick<WithdrawalFormValues, 'pixKey' | 'cpf'>) =>
  parsePixKey(pixKey)?.kind === 'cpf' ? pixKey : cpf

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
