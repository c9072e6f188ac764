import type { OwnSession } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'
import type { Prove } from '../factors/index.ts'
import { PasswordForm, useRefusalText } from './PasswordForm.tsx'

type EndSessionsDialogProps = {
  /** Null: all sessions but this browser's. */
  session: OwnSession | null
  onEnded: () => void
  onClose: () => void
}

/** Asks for a proof of the owner, then signs out that browser or all others. */
export function EndSessionsDialog({ session, onEnded, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation('ownData')
  const device = useDeviceName(session ?? { browser: null, system: null })
  const [refusal, setRefusal] = useState<string | null>(null)
  const end = useEndSessions(session, setRefusal)
  const send = async (password: string | undefined, prove: Prove) => {
    if (!(await end(password, prove))) return
    onEnded()
    onClose()
  }
  return (
    <Modal title={t(session === null ? 'sessions.confirmOthers' : 'sessions.confirmOne')} onClose={onClose}>
      {session !== null && <p className="mt-4 font-semibold">{device}</p>}
      <p className="mt-2 text-quiet">{t('sessions.consequence')}</p>
      <PasswordForm
        submitLabel={t(session === null ? 'sessions.endOthers' : 'sessions.submit')}
        cancelLabel={t('sessions.keep')}
        refusal={refusal !== null && <p className="text-14 text-danger-text">{refusal}</p>}
        send={send}
        onClose={onClose}
      />
    </Modal>
  )
}

/** Resolves to whether it succeeded; a refusal goes to `onRefused`. */
function useEndSessions(session: OwnSession | null, onRefused: (refusal: string | null) => void) {
  const { t } = useTranslation('ownData')
  const refusalText = useRefusalText()
  return async (password: string | undefined, prove: Prove): Promise<boolean> => {
    onRefused(null)
    try {
      const body = { password }
      await prove(() =>
        session === null
          ? callApi('DELETE /auth/sessions', { body })
          : callApi('DELETE /auth/sessions/:sessionId', { params: { sessionId: session.id }, body }),
      )
      showToast({ title: t(session === null ? 'sessions.doneOthers' : 'sessions.doneOne') })
      return true
    } catch (error) {
      onRefused(refusalText(error))
      return false
    }
  }
}

/** A browser and its operating system in words, leaving out what is unknown. */
export function useDeviceName({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const { t } = useTranslation('ownData')
  if (browser !== null && system !== null) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.deviceUnknown')
}
