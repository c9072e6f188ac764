import type { StartedTotp } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { encode } from 'uqr'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useProof } from './useProof.tsx'

type AppDialogProps = {
  onChanged: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Sets up an authenticator app: a QR code to scan, then the app's first code. */
export function AppDialog({ onChanged, onClose }: AppDialogProps) {
  const { t } = useTranslation('ownData')
  const { prove, dialog } = useProof()
  const [started, setStarted] = useState<StartedTotp | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form, errors, isBusy } = useForm({
    names: ['code'] as const,
    check: ({ code }) => ({
      code: started !== null && code.trim() === '' ? t('factors.proof.none.code') : undefined,
    }),
    async send({ code }) {
      setRefusal(null)
      try {
        if (started === null) {
          setStarted(await prove(() => callApi('POST /auth/totp')))
          return {}
        }
        const body = { code: code.trim() }
        const { recoveryCodes } = await prove(() => callApi('PUT /auth/totp', { body }))
        showToast({ title: t('factors.app.added') })
        onChanged(recoveryCodes)
        return {}
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const isAboutCode = error instanceof ApiError && ['WRONG_CODE', 'CODE_USED'].includes(error.code)
        if (isAboutCode) return { code: reason }
        setRefusal(reason)
        return {}
      }
    },
  })
  return (
    <Modal title={t('factors.app.setUpTitle')} onClose={onClose}>
      <p className="mt-4 text-quiet">{t(started === null ? 'factors.app.text' : 'factors.app.scan')}</p>
      <form {...form} className="mt-5 grid gap-4">
        {started !== null && (
          <>
            <QrCode text={started.uri} label={t('factors.app.qr')} />
            <p className="text-14 text-quiet">{t('factors.app.secret')}</p>
            <code className="factor-secret" dir="ltr">
              {started.secret.replace(/.{4}(?!$)/g, '$& ')}
            </code>
            <Field
              label={t('factors.app.code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              dir="ltr"
              autoFocus
              error={errors.code}
            />
          </>
        )}
        <p role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal}
        </p>
        <SubmitButton
          label={t(started === null ? 'factors.app.start' : 'factors.app.confirm')}
          isBusy={isBusy}
        />
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('factors.cancel')}
        </button>
      </form>
      {dialog}
    </Modal>
  )
}

/** Black on white in every color scheme: not every camera reads the opposite. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="factor-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
