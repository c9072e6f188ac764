import { useTranslation } from '@lance/texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { reportFailure } from './accountForms.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

export function UpdatePasswordPage() {
  const { t } = useTranslation('profile')
  const { token } = useSearch({ from: '/update-password' })
  usePageTitle(t('newPassword.title'))
  return (
    <section className="mx-auto w-full max-w-md px-5 pt-8 pb-20 md:pt-20">
      <h1 className="text-39">{t('newPassword.title')}</h1>
      {token === undefined ? <WithoutLink /> : <NewPasswordForm token={token} />}
    </section>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const { form, errors, isBusy } = useForm({
    names: ['password'] as const,
    check: ({ password }) => ({ password: password === '' ? t('invalid.passwordRequired') : undefined }),
    async send({ password }) {
      try {
        const body = { token, password }
        await callApi('POST /auth/reset-password', { body, anonymous: true })
        // The server has ended every session, this browser's too.
        session.end()
        showToast({ title: t('newPassword.done'), description: t('newPassword.next') })
        await navigate({ to: '/profile' })
        return {}
      } catch (error) {
        if (error instanceof ApiError && error.code === 'PASSWORD_COMMON') return { password: error.message }
        reportFailure(error, { title: t('newPassword.failed'), unexpected: t('newPassword.unexpected') })
        return {}
      }
    },
  })
  return (
    <form {...form} className="mt-4 space-y-6">
      <p className="text-quiet">{t('newPassword.text')}</p>
      <NewPasswordField label={t('newPassword.label')} note={t('newPassword.note')} error={errors.password} />
      <SubmitButton label={t('newPassword.submit')} isBusy={isBusy} />
    </form>
  )
}

/** Account mails link here too: a user without a token can ask for a link, signed in or not. */
function WithoutLink() {
  const { t } = useTranslation('profile')
  return (
    <>
      <p className="mt-4 mb-8 text-quiet">{t('newPassword.incomplete')}</p>
      <ForgotPasswordForm />
    </>
  )
}
