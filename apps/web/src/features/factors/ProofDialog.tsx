import type { ProofBody, ProofKind } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { Modal } from '../../design/Modal.tsx'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { askForPasskey } from './passkeys.ts'
import { refetchFactors } from './useFactors.ts'

type ProofDialogProps = { proofs: readonly ProofKind[]; onDone: (isProved: boolean) => void }

/** Asks the user to prove that the account is theirs: by a passkey, a code, or without factors the password. */
export function ProofDialog({ proofs, onDone }: ProofDialogProps) {
  const { t } = useTranslation('ownData')
  const [refusal, setRefusal] = useState<string | null>(null)
  async function give(body: ProofBody): Promise<string | null> {
    setRefusal(null)
    try {
      await callApi('POST /auth/proof', { body })
      refetchFactors()
      onDone(true)
      return null
    } catch (error) {
      return reasonOf(error)
    }
  }
  return (
    <Modal title={t('factors.proof.title')} onClose={() => onDone(false)}>
      <p className="mt-4 text-quiet">{t('factors.proof.text')}</p>
      <div className="mt-5 grid gap-4">
        {proofs.includes('passkey') && <PasskeyProof give={give} onRefused={setRefusal} />}
        {(proofs.includes('totp') || proofs.includes('recovery')) && (
          <SecretProof kind="code" hasApp={proofs.includes('totp')} give={give} />
        )}
        {proofs.includes('password') && <SecretProof kind="password" hasApp={false} give={give} />}
        <p role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal}
        </p>
        <button type="button" className="button button-quiet" onClick={() => onDone(false)}>
          {t('factors.cancel')}
        </button>
      </div>
    </Modal>
  )
}

type Give = (proof: ProofBody) => Promise<string | null>

function PasskeyProof({ give, onRefused }: { give: Give; onRefused: (reason: string | null) => void }) {
  const { t } = useTranslation('ownData')
  const { form, isBusy } = useForm({
    names: [],
    check: () => ({}),
    async send() {
      onRefused(null)
      try {
        const { options } = await callApi('POST /auth/proof/options')
        const asked = await askForPasskey(options)
        if (asked.ok) onRefused(await give({ passkey: asked.passkey }))
        else if (asked.why !== 'cancelled') onRefused(t('factors.passkeys.failed'))
      } catch (error) {
        onRefused(reasonOf(error))
      }
    },
  })
  return (
    <form {...form}>
      <SubmitButton label={t('factors.proof.passkey')} isBusy={isBusy} />
    </form>
  )
}

function SecretProof({ kind, hasApp, give }: { kind: 'code' | 'password'; hasApp: boolean; give: Give }) {
  const { t } = useTranslation('ownData')
  const { form, errors, isBusy } = useForm({
    names: ['secret'] as const,
    check: ({ secret }) => ({ secret: secret.trim() === '' ? t(`factors.proof.none.${kind}`) : undefined }),
    async send({ secret }) {
      const reason = await give(kind === 'code' ? { code: secret.trim() } : { password: secret })
      return reason === null ? {} : { secret: reason }
    },
  })
  return (
    <form {...form} className="grid gap-4">
      {kind === 'code' ? (
        <Field
          label={t(hasApp ? 'factors.proof.code' : 'factors.proof.recovery')}
          name="secret"
          autoComplete="one-time-code"
          maxLength={64}
          dir="ltr"
          note={hasApp ? t('factors.proof.codeNote') : undefined}
          error={errors.secret}
        />
      ) : (
        <Field
          label={t('factors.proof.password')}
          name="secret"
          type="password"
          autoComplete="current-password"
          error={errors.secret}
        />
      )}
      <SubmitButton label={t('factors.proof.submit')} isBusy={isBusy} />
    </form>
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof Error ? error.message : String(error)
}
