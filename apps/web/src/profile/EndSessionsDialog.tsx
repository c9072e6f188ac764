import type { OwnSession } from '@lance/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/apiError.ts'
import { callApi } from '../session/wiring.ts'
import { Field } from '../ui/form/Field.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { Modal } from '../ui/Modal.tsx'
import { showToast } from '../ui/toast/toastStore.ts'
import { useDeviceName } from './useDeviceName.ts'

type EndSessionsDialogProps = {
  /** Null: all but this browser's. */
  session: OwnSession | null
  onEnded: () => void
  onClose: () => void
}

/** Asks for the password; then that browser, or all others, are signed out. */
export function EndSessionsDialog({ session, onEnded, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation('ownData')
  const device = useDeviceName(session ?? { browser: null, system: null })
  const [refusal, setRefusal] = useState<string | null>(null)
  const end = useEnd(session, setRefusal)
  const { form, errors, isBusy } = useForm({
    names: ['password'] as const,
    check: ({ password }) => ({ password: password === '' ? t('delete.noPassword') : undefined }),
    async send({ password }) {
      if (!(await end(password))) return
      onEnded()
      onClose()
    },
  })
  return (
    <Modal title={t(session === null ? 'sessions.confirmOthers' : 'sessions.confirmOne')} onClose={onClose}>
      {session !== null && <p className="mt-4 font-semibold">{device}</p>}
      <p className="mt-2 text-quiet">{t('sessions.consequence')}</p>
      <form {...form} className="mt-5 grid gap-4">
        <Field
          label={t('delete.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <div role="alert" className="empty:hidden">
          {refusal !== null && <p className="text-14 text-danger-text">{refusal}</p>}
        </div>
        <button
          type="submit"
          className="button button-danger"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={(press) => isBusy && press.preventDefault()}
        >
          {t(session === null ? 'sessions.endOthers' : 'sessions.submit')}
          {isBusy && <span className="spinner" aria-hidden />}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('sessions.keep')}
        </button>
      </form>
    </Modal>
  )
}

/** Gives whether it was done; why it was not is told. */
function useEnd(session: OwnSession | null, onRefused: (refusal: string | null) => void) {
  const { t } = useTranslation('ownData')
  return async (password: string): Promise<boolean> => {
    onRefused(null)
    const path = session === null ? '/auth/sessions' : `/auth/sessions/${session.id}`
    try {
      await callApi({ method: 'DELETE', path, body: { password } })
      showToast({ title: t(session === null ? 'sessions.doneOthers' : 'sessions.doneOne') })
      return true
    } catch (error) {
      const isWrongPassword = error instanceof ApiError && error.code === 'WRONG_CREDENTIALS'
      const said = error instanceof Error ? error.message : String(error)
      onRefused(isWrongPassword ? t('delete.wrongPassword') : said)
      return false
    }
  }
}
