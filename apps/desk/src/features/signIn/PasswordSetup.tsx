import { OPERATOR_PASSWORD_MIN } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { encode } from 'uqr'
import { useFailureText } from '../../design/Failure.tsx'
import { Field } from '../../design/Field.tsx'

type SetupProps = {
  challenge: string
  secret: string
  uri: string
  accept: (factor: { kind: 'password'; challenge: string; password: string; code: string }) => Promise<void>
}

/** A password, and the authenticator app that goes with it. */
export function PasswordSetup({ challenge, secret, uri, accept }: SetupProps) {
  const { t } = useTranslation('signIn')
  const failureText = useFailureText()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const setting = useMutation({
    mutationFn: () => accept({ kind: 'password', challenge, password, code }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setting.mutate()
      }}
    >
      <Field label={t('password')} hint={t('invite.passwordHint', { min: OPERATOR_PASSWORD_MIN })}>
        {(props) => (
          <input
            {...props}
            type="password"
            required
            minLength={OPERATOR_PASSWORD_MIN}
            maxLength={128}
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <p>{t('invite.scan')}</p>
      <QrCode text={uri} label={t('invite.qr')} />
      <p className="hint">
        {t('invite.secret')} <code className="secret">{secret}</code>
      </p>
      <Field label={t('code')} hint={t('codeHint')}>
        {(props) => (
          <input
            {...props}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            minLength={6}
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button primary wide" disabled={setting.isPending}>
        {t('invite.accept')}
      </button>
      <p className="problem" role="alert">
        {setting.error && failureText(setting.error)}
      </p>
    </form>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
