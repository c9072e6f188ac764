import type { WalletState } from '@lance/contract'
import { DEPOSIT_MIN_REAIS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { type FormEvent, useRef, useState } from 'react'
import { Choice } from '../../design/form/Choice.tsx'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { AdultDialog } from '../adult/index.ts'
import { parseAmount } from './parseAmount.ts'
import { useStartDeposit } from './useStartDeposit.ts'

/** The offered amounts, in R$ ([DEPOSIT-1]). */
const PRESETS_REAIS = [10, 20, 50, 100, 200, 500] as const
type PresetReais = (typeof PRESETS_REAIS)[number]

/** A preset or a custom amount: choosing one clears the other. */
export function DepositForm({ state }: { state: WalletState | undefined }) {
  const { t, i18n } = useTranslation('wallet')
  const [preset, setPreset] = useState<PresetReais | null>(PRESETS_REAIS[0])
  const [custom, setCustom] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const isAdult = state?.rules.adultDeclared ?? null
  const { start, isBusy, isAsking, onDeclared, onRefused, dialog } = useStartDeposit(isAdult)
  const amount = custom === '' ? preset : parseAmount(custom, i18n.language)
  const isEnough = amount !== null && amount >= DEPOSIT_MIN_REAIS

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEnough) return void start(amount)
    setInvalid(true)
    field.current?.querySelector('input')?.focus()
    const description = t('depositing.invalidText')
    showToast({ style: 'destructive', title: t('depositing.invalid'), description })
  }
  return (
    <>
      <form className="deposit-form" noValidate onSubmit={submit}>
        <Choice
          legend={t('depositing.presets')}
          name="preset"
          all={PRESETS_REAIS}
          chosen={preset}
          onChoose={(chosen) => {
            setPreset(chosen)
            setCustom('')
            setInvalid(false)
          }}
        >
          {(one) => moneyText(one, i18n.language, { isWhole: true })}
        </Choice>
        <div ref={field}>
          <Field
            label={t('depositing.custom')}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={t('depositing.customHint')}
            note={isInvalid ? undefined : t('depositing.customNote')}
            value={custom}
            error={isInvalid ? t('depositing.invalidText') : undefined}
            onChange={({ target }) => {
              setCustom(target.value)
              setPreset(null)
              setInvalid(false)
            }}
          />
        </div>
        <div>
          <SubmitButton
            label={
              isEnough
                ? t('depositing.submitAmount', { amount: moneyText(amount, i18n.language) })
                : t('depositing.submit')
            }
            isBusy={isBusy}
          />
          <MethodsNote state={state} />
        </div>
        {isAsking && <AdultDialog onDeclared={onDeclared} onClose={onRefused} />}
      </form>
      {dialog}
    </>
  )
}

/** The payment methods on the provider's page. */
function MethodsNote({ state }: { state: WalletState | undefined }) {
  const { t } = useTranslation('wallet')
  const methods = state?.depositMethods ?? []
  const [only] = methods
  const words = methods.length > 1 ? 'both' : only
  return (
    <p className="mt-3 min-h-11 text-14 text-quiet">
      {words !== undefined && t(`depositing.methods.${words}`)}
      {state?.sandbox && ` ${t('depositing.sandbox')}`}
    </p>
  )
}
