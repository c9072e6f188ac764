import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { checkLogin, reportFailure, useWayBack } from './accountForms.ts'

export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { form, errors, isBusy } = useForm({
    names: ['email', 'password'] as const,
    check: (values) => {
      const { email, password } = checkLogin(values)
      return { email: email && t(email), password: password && t(password) }
    },
    async send({ email, password }) {
      try {
        const body = { email: email.trim(), password }
        const answer = await callApi('POST /auth/login', { body, anonymous: true })
        session.enter(answer)
        const { name } = answer.user
        showToast({ title: t('login.done'), description: t('login.welcome', { name }) })
        await navigate({ to: wayBack })
      } catch (error) {
        reportFailure(error, { title: t('login.failed'), unexpected: t('login.unexpected') })
      }
    },
  })
  return (
    <form {...form} className="space-y-5">
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <div>
        <Field
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <button type="button" className="link mt-1 min-h-11 text-14" onClick={onForgot}>
          {t('login.forgot')}
        </button>
      </div>
      <SubmitButton label={t('login.submit')} isBusy={isBusy} />
    </form>
  )
}
