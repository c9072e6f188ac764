import { isEmail } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { callApi } from '../../net/session/wiring.ts'
import { reportFailure } from './accountForms.ts'

export function ForgotPasswordForm() {
  const { t } = useTranslation('profile')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, errors, isBusy } = useForm({
    names: ['email'] as const,
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : t('invalid.email') }),
    async send(values) {
      const email = values.email.trim()
      try {
        await callApi('POST /auth/forgot-password', { body: { email }, anonymous: true })
        setSentTo(email)
      } catch (error) {
        reportFailure(error, { title: t('forgot.failed'), unexpected: t('forgot.unexpected') })
      }
    },
  })
  if (sentTo !== null) {
    return (
      <p role="status" className="rounded-10 border border-line bg-surface p-5">
        {t('forgot.sent', { email: sentTo })}
      </p>
    )
  }
  return (
    <form {...form} className="space-y-5">
      <p className="text-quiet">{t('forgot.text')}</p>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <SubmitButton label={t('forgot.submit')} isBusy={isBusy} />
    </form>
  )
}
