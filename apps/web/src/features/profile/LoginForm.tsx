import type { ProofKind, SessionAnswer } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { lazyView } from '../../design/missingPart.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { proofsOf } from '../factors/index.ts'
import { checkLogin, reportFailure, useWayBack } from './accountForms.ts'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

const CodeStep = lazyView(() => loadWithTexts(() => import('../factors/screens.ts'), 'CodeStep', 'ownData'))

const RecoveryStep = lazyView(() =>
  loadWithTexts(() => import('../identity/screens.ts'), 'RecoveryStep', 'ownData'),
)

/** The second step that the server asked for after the password. */
type SecondStep = { token: string; proofs: readonly ProofKind[] }

/** Logs in by password, with the step after it for an account that has a factor, or by a passkey. */
export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const [step, setStep] = useState<SecondStep | null>(null)
  const [isLost, setLost] = useState(false)
  const enter = useEntry()
  const signInByPasskey = usePasskeySignIn(enter)
  if (step === null)
    return (
      <PasswordStep
        onEntered={enter}
        onSecondStep={setStep}
        onPasskey={signInByPasskey}
        onForgot={onForgot}
      />
    )
  return (
    <Suspense fallback={<div className="skeleton h-60" />}>
      {isLost ? (
        <RecoveryStep
          token={step.token}
          onBack={() => {
            setLost(false)
            setStep(null)
          }}
        />
      ) : (
        <CodeStep
          {...step}
          onEntered={enter}
          onPasskey={signInByPasskey}
          onLost={() => setLost(true)}
          onBack={() => setStep(null)}
        />
      )}
    </Suspense>
  )
}

/** Keeps the new session, greets its user, and leads back to where they came from. */
function useEntry(): (answer: SessionAnswer) => Promise<void> {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return async (answer) => {
    session.enter(answer)
    const { name } = answer.user
    showToast({ title: t('login.done'), description: t('login.welcome', { name }) })
    await navigate(wayBack)
  }
}

function secondStepOf(error: unknown): SecondStep | null {
  if (!(error instanceof ApiError) || error.code !== 'CODE_REQUIRED') return null
  const { token } = error.body
  return typeof token === 'string' ? { token, proofs: proofsOf(error) } : null
}

type PasswordStepProps = {
  onEntered: (answer: SessionAnswer) => Promise<void>
  onSecondStep: (step: SecondStep) => void
  onPasskey: () => void
  onForgot: () => void
}

function PasswordStep({ onEntered, onSecondStep, onPasskey, onForgot }: PasswordStepProps) {
  const { t } = useTranslation('profile')
  const { form, errors, isBusy } = useForm({
    names: ['email', 'password'] as const,
    check: (values) => {
      const { email, password } = checkLogin(values)
      return { email: email && t(email), password: password && t(password) }
    },
    async send({ email, password }) {
      try {
        const body = { email: email.trim(), password }
        await onEntered(await callApi('POST /auth/login', { body, anonymous: true }))
      } catch (error) {
        const step = secondStepOf(error)
        if (step !== null) return onSecondStep(step)
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
        autoComplete="username webauthn"
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
      <PasskeyButton onPress={onPasskey} />
    </form>
  )
}

/** Shown where the browser has passkeys, which the server can't know when it draws the page. */
function PasskeyButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('profile')
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(typeof PublicKeyCredential !== 'undefined'), [])
  if (!isShown) return null
  return (
    <button type="button" className="button button-quiet w-full" onClick={onPress}>
      {t('login.passkey')}
    </button>
  )
}
