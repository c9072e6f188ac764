import type { EmailChangeState, User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useEffect, useState } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useHasFactor, useProof } from '../factors/index.ts'

type Pending = NonNullable<EmailChangeState['pending']>

/** Changes the address of the account, and says beforehand what follows from it ([ACCOUNT-53]). */
export function ChangeEmail({ user }: { user: User }) {
  const { t } = useTranslation('ownData')
  const [pending, setPending] = usePending(user.email)
  return (
    <section aria-labelledby="change-email" className="mt-10 max-w-xl border-t border-line pt-7">
      <h2 id="change-email" className="text-25">
        {t('email.title')}
      </h2>
      <p className="mt-2 mb-5 text-quiet">
        {t(user.emailConfirmed ? 'email.text' : 'email.textUnconfirmed')}
      </p>
      {pending === null ? (
        <ChangeEmailForm onPending={setPending} />
      ) : (
        <PendingChange pending={pending} onCancelled={() => setPending(null)} />
      )}
    </section>
  )
}

/** The change that waits for its links. Without an answer, the form shows; the server decides. */
function usePending(email: string) {
  const [pending, setPending] = useState<Pending | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the address has changed.
  useEffect(() => {
    let isGone = false
    callApi('GET /auth/email').then(
      (answer) => isGone || setPending(answer.pending),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [email])
  return [pending, setPending] as const
}

function ChangeEmailForm({ onPending }: { onPending: (pending: Pending | null) => void }) {
  const { t } = useTranslation('ownData')
  const hasFactor = useHasFactor()
  const { prove, dialog } = useProof()
  const { form, errors, isBusy } = useForm({
    names: ['email', 'password'] as const,
    check: ({ password }) => ({
      password: !hasFactor && password === '' ? t('delete.noPassword') : undefined,
    }),
    async send({ email, password }) {
      const body = { email: email.trim(), ...(!hasFactor && { password }) }
      try {
        const answer = await prove(() => callApi('POST /auth/email', { body }))
        onPending(answer.pending)
      } catch (error) {
        const code = error instanceof ApiError ? error.code : ''
        const description = error instanceof Error ? error.message : String(error)
        if (code === 'WRONG_CREDENTIALS') return { password: t('password.wrong') }
        if (code.startsWith('EMAIL_')) return { email: description }
        showToast({ style: 'destructive', title: t('email.failed'), description })
      }
      return {}
    },
  })
  return (
    <>
      <form {...form} className="grid gap-5">
        <Field
          label={t('email.new')}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        {!hasFactor && (
          <Field
            label={t('delete.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        )}
        <SubmitButton label={t('email.submit')} isBusy={isBusy} />
      </form>
      {dialog}
    </>
  )
}

function PendingChange({ pending, onCancelled }: { pending: Pending; onCancelled: () => void }) {
  const { t } = useTranslation('ownData')
  async function cancel() {
    try {
      await callApi('DELETE /auth/email')
      showToast({ title: t('email.cancelled') })
      onCancelled()
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('email.failed'), description })
    }
  }
  return (
    <div role="status">
      <p className="font-semibold break-words">{t('email.pending', { email: pending.email })}</p>
      {!pending.proved && <p className="mt-2 text-quiet">{t('email.waitsNew')}</p>}
      {pending.needsApproval && !pending.approved && <p className="mt-2 text-quiet">{t('email.waitsOld')}</p>}
      <button type="button" className="button button-quiet mt-4 w-full" onClick={() => void cancel()}>
        {t('email.cancel')}
      </button>
    </div>
  )
}
