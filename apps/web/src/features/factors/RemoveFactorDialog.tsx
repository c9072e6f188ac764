import type { Passkey } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type RemoveFactorDialogProps = {
  /** Null: the authenticator app. */
  passkey: Passkey | null
  onRemoved: () => void
  onClose: () => void
}

/** Asks whether to remove a passkey or the authenticator app. */
export function RemoveFactorDialog({ passkey, onRemoved, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation('ownData')
  return (
    <ConfirmDialog
      title={
        passkey === null
          ? t('factors.app.removeTitle')
          : t('factors.passkeys.removeTitle', { name: passkey.name })
      }
      text={t(passkey === null ? 'factors.app.removeText' : 'factors.passkeys.removeText')}
      submitLabel={t('factors.passkeys.remove')}
      isDanger
      onConfirmed={async (prove) => {
        await prove(() =>
          passkey === null
            ? callApi('DELETE /auth/totp')
            : callApi('DELETE /auth/passkeys/:passkeyId', { params: { passkeyId: passkey.id } }),
        )
        showToast({ title: t(passkey === null ? 'factors.app.removed' : 'factors.passkeys.removed') })
        onRemoved()
      }}
      onClose={onClose}
    />
  )
}
