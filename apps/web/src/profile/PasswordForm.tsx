import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/apiError.ts'
import { Field } from '../ui/form/Field.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useForm } from '../ui/form/useForm.ts'

type PasswordFormProps = {
  /** What its button does, and what the other one says that leaves all as it is. */
  submit: string
  keep: string
  /** Whether what it does cannot be undone. */
  isDanger?: boolean
  /** Why it was not done; null: nothing was refused. */
  refusal: ReactNode
  send: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before something that a session alone is not enough for. */
export function PasswordForm({ submit, keep, isDanger = true, refusal, send, onClose }: PasswordFormProps) {
  const { t } = useTranslation('ownData')
  const { form, errors, isBusy } = useForm({
    names: ['password'] as const,
    check: ({ password }) => ({ password: password === '' ? t('delete.noPassword') : undefined }),
    send: ({ password }) => send(password),
  })
  return (
    <form {...form} className="mt-5 grid gap-4">
      <Field
        label={t('delete.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div role="alert" className="empty:hidden">
        {refusal}
      </div>
      <SubmitButton label={submit} isBusy={isBusy} isDanger={isDanger} />
      <button type="button" className="button button-quiet" onClick={onClose}>
        {keep}
      </button>
    </form>
  )
}

/** Says why something was not done, in the dialog's own words where it was the password. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('ownData')
  return (error) => {
    if (error instanceof ApiError && error.code === 'WRONG_CREDENTIALS') return t('delete.wrongPassword')
    return error instanceof Error ? error.message : String(error)
  }
}
