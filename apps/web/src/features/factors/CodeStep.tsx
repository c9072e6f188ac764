import type { ProofKind, SessionAnswer } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'

type CodeStepProps = {
  /** From the refusal of the password's step. */
  token: string
  proofs: readonly ProofKind[]
  onEntered: (answer: SessionAnswer) => Promise<void>
  /** Signs in by a passkey instead. */
  onPasskey: () => void
  /** Nothing of it is left: neither the factors nor a recovery code. */
  onLost: () => void
  onBack: () => void
}

/** The step after the password, for an account with a factor: a code of the app or a recovery code, or a passkey. */
export function CodeStep({ token, proofs, onEntered, onPasskey, onLost, onBack }: CodeStepProps) {
  const { t } = useTranslation('ownData')
  const { form, errors, isBusy } = useForm({
    names: ['code'] as const,
    check: ({ code }) => ({ code: code.trim() === '' ? t('factors.proof.none.code') : undefined }),
    async send({ code }) {
      try {
        const body = { token, code: code.trim() }
        await onEntered(await callApi('POST /auth/login/code', { body, anonymous: true }))
        return {}
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error)
        if (!(error instanceof ApiError) || error.code !== 'STEP_ENDED') return { code: description }
        showToast({ style: 'destructive', title: t('factors.step.ended'), description })
        onBack()
        return {}
      }
    },
  })
  const hasApp = proofs.includes('totp')
  return (
    <form {...form} className="space-y-5">
      <p className="text-quiet">{t(hasApp ? 'factors.step.text' : 'factors.step.noApp')}</p>
      {proofs.includes('passkey') && (
        <button type="button" className="button button-primary w-full" onClick={onPasskey}>
          {t('factors.proof.passkey')}
        </button>
      )}
      <Field
        label={t(hasApp ? 'factors.proof.code' : 'factors.proof.recovery')}
        name="code"
        autoComplete="one-time-code"
        maxLength={64}
        dir="ltr"
        // The step replaced the form that the user just sent.
        autoFocus
        note={hasApp ? t('factors.proof.codeNote') : undefined}
        error={errors.code}
      />
      <SubmitButton label={t('factors.step.submit')} isBusy={isBusy} />
      <button type="button" className="link min-h-11 text-14" onClick={onLost}>
        {t('factors.step.lost')}
      </button>
      <button type="button" className="button button-quiet w-full" onClick={onBack}>
        {t('factors.step.back')}
      </button>
    </form>
  )
}
