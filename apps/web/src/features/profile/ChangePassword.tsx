import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useHasFactor, useProof } from '../factors/index.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

type ChangePasswordProps = { email: string; onChanged: () => void }

const HASH = 'change-password'

/** Changes the password of a signed-in user, and says beforehand what follows from it ([ACCOUNT-23]). */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const { t } = useTranslation('ownData')
  const [changes, setChanges] = useState(0)
  const section = useScrollIfNamed(HASH)
  const onDone = () => {
    setChanges(changes + 1)
    onChanged()
  }
  return (
    <section ref={section} aria-labelledby={HASH} className="mt-10 max-w-xl border-t border-line pt-7">
      <h2 id={HASH} className="text-25">
        {t('password.title')}
      </h2>
      <p className="mt-2 mb-5 text-quiet">{t('password.text')}</p>
      {/* Empty again after each change. */}
      <ChangePasswordForm key={changes} email={email} onDone={onDone} />
    </section>
  )
}

/** Scrolls to the form once it is there, for an address that names it. */
function useScrollIfNamed(name: string) {
  const section = useRef<HTMLElement>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === name })
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView()
  }, [isNamed])
  return section
}

function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('ownData')
  const hasFactor = useHasFactor()
  const { prove, dialog } = useProof()
  const { form, errors, isBusy } = useForm({
    names: ['currentPassword', 'password'] as const,
    check: ({ currentPassword, password }) => ({
      currentPassword: !hasFactor && currentPassword === '' ? t('password.noCurrent') : undefined,
      password: isPassword(password) ? undefined : t('password.rule'),
    }),
    async send({ currentPassword, password }) {
      const body = { password, ...(!hasFactor && { currentPassword }) }
      try {
        await prove(() => callApi('PUT /auth/password', { body }))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : ''
        const description = error instanceof Error ? error.message : String(error)
        if (code === 'WRONG_CREDENTIALS') return { currentPassword: t('password.wrong') }
        if (code.startsWith('PASSWORD_')) return { password: description }
        showToast({ style: 'destructive', title: t('password.failed'), description })
        return {}
      }
      showToast({ title: t('password.done'), description: t('password.doneText') })
      onDone()
      return {}
    },
  })
  return (
    <>
      <form {...form} className="grid gap-5">
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {!hasFactor && (
          <Field
            label={t('password.current')}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            error={errors.currentPassword}
          />
        )}
        <NewPasswordField
          label={t('password.new')}
          note={t('password.rule')}
          error={errors.password}
          known={[email]}
        />
        <SubmitButton label={t('password.submit')} isBusy={isBusy} />
      </form>
      {dialog}
    </>
  )
}

const isPassword = (text: string) => text.length >= PASSWORD_MIN_CHARS && text.length <= PASSWORD_MAX_CHARS
