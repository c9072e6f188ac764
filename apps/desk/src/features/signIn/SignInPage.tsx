import { useTranslation } from '@lance/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFailureText } from '../../design/Failure.tsx'
import { Field } from '../../design/Field.tsx'
import { readBrowserKey } from '../../net/browserKey.ts'
import { callDesk } from '../../net/callDesk.ts'
import { askForPasskey } from '../../net/passkeys.ts'
import { sessionQuery } from '../../net/session.ts'
import { Gate } from './Gate.tsx'

type Password = { name: string; password: string; code: string }

/** By passkey, or by password and code. Null: the operator closed the browser's dialog. */
async function signIn(given: Password | null) {
  const response = given ? null : await askForPasskey()
  if (!given && !response) return null
  const factor = given
    ? ({ kind: 'password', ...given } as const)
    : ({ kind: 'passkey', response: response as never } as const)
  return callDesk('POST /desk/api/sign-in', { body: { browserKey: await readBrowserKey(), factor } })
}

export function SignInPage() {
  const { t } = useTranslation('signIn')
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [given, setGiven] = useState<Password>({ name: '', password: '', code: '' })
  const signing = useMutation({
    mutationFn: signIn,
    onSuccess: (operator) => operator && queries.setQueryData(sessionQuery.queryKey, operator),
  })
  const field = (name: keyof Password) => ({
    value: given[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setGiven({ ...given, [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    signing.mutate(given)
  }
  return (
    <Gate title={t('title')}>
      <button
        type="button"
        className="button primary wide"
        disabled={signing.isPending}
        onClick={() => signing.mutate(null)}
      >
        {t('withPasskey')}
      </button>
      <p className="or">{t('or')}</p>
      <form onSubmit={submit}>
        <Field label={t('name')}>
          {(props) => <input {...props} {...field('name')} autoComplete="username" maxLength={60} />}
        </Field>
        <Field label={t('password')}>
          {(props) => (
            <input
              {...props}
              {...field('password')}
              type="password"
              autoComplete="current-password"
              maxLength={128}
            />
          )}
        </Field>
        <Field label={t('code')} hint={t('codeHint')}>
          {(props) => (
            <input
              {...props}
              {...field('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              minLength={6}
              maxLength={12}
            />
          )}
        </Field>
        <button type="submit" className="button wide" disabled={signing.isPending}>
          {t('withPassword')}
        </button>
      </form>
      <p className="problem" role="alert">
        {signing.error && failureText(signing.error)}
      </p>
      <p className="hint">{t('lost')}</p>
    </Gate>
  )
}
