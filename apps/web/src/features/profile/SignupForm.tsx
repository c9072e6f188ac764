import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { checkSignup, reportFailure, useWayBack } from './accountForms.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { noteNeedsConfirmation } from './useEmailConfirmation.ts'

export function SignupForm() {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { form, errors, isBusy } = useForm({
    names: ['name', 'email', 'password'] as const,
    check: (values) => {
      const { name, email, password } = checkSignup(values)
      return { name: name && t(name), email: email && t(email), password: password && t(password) }
    },
    async send({ name, email, password }) {
      try {
        const body = { email: email.trim(), password, name: name.trim() }
        session.enter(await callApi('POST /auth/register', { body, anonymous: true }))
        noteNeedsConfirmation()
        showToast({ title: t('signup.done'), description: t('signup.welcome') })
        await navigate(wayBack)
        return {}
      } catch (error) {
        if (error instanceof ApiError && error.code === 'PASSWORD_COMMON') return { password: error.message }
        reportFailure(error, { title: t('signup.failed'), unexpected: t('signup.unexpected') })
        return {}
      }
    },
  })
  return (
    <form {...form} className="space-y-5">
      <Field label={t('name')} name="name" autoComplete="nickname" required error={errors.name} />
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <NewPasswordField label={t('password')} note={t('signup.passwordNote')} error={errors.password} />
      <SubmitButton label={t('signup.submit')} isBusy={isBusy} />
    </form>
  )
}
