import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { type Prove, useHasFactor, useProof } from '../factors/index.ts'

type PasswordFormProps = {
  /** The labels of the button that submits and of the one that closes without a change. */
  submitLabel: string
  cancelLabel: string
  /** Whether the action cannot be undone. */
  isDanger?: boolean
  /** Why the action was refused; null if it was not. */
  refusal: ReactNode
  /** `password`: undefined for an account with a factor, which proves itself by `prove`. */
  send: (password: string | undefined, prove: Prove) => Promise<void>
  onClose: () => void
}

/** Asks for the password, or a better proof, before an action for which a session is not enough. */
export function PasswordForm({
  submitLabel,
  cancelLabel,
  isDanger = true,
  refusal,
  send,
  onClose,
}: PasswordFormProps) {
  const { t } = useTranslation('ownData')
  const hasFactor = useHasFactor()
  const { prove, dialog } = useProof()
  const { form, errors, isBusy } = useForm({
    names: ['password'] as const,
    check: ({ password }) => ({
      password: !hasFactor && password === '' ? t('delete.noPassword') : undefined,
    }),
    send: ({ password }) => send(hasFactor ? undefined : password, prove),
  })
  return (
    <>
      <form {...form} className="mt-5 grid gap-4">
        {!hasFactor && (
          <Field
            label={t('delete.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
        <div role="alert" className="empty:hidden">
          {refusal}
        </div>
        <SubmitButton label={submitLabel} isBusy={isBusy} isDanger={isDanger} />
        <button type="button" className="button button-quiet" onClick={onClose}>
          {cancelLabel}
        </button>
      </form>
      {dialog}
    </>
  )
}

/** The text of a refusal; a wrong password has the dialog's own text. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('ownData')
  return (error) => {
    if (error instanceof ApiError && error.code === 'WRONG_CREDENTIALS') return t('delete.wrongPassword')
    return error instanceof Error ? error.message : String(error)
  }
}
