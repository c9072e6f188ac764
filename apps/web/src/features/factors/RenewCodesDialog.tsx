import { useTranslation } from '@lance/texts'
import { callApi } from '../../net/session/wiring.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type RenewCodesDialogProps = { onChanged: (recoveryCodes: readonly string[]) => void; onClose: () => void }

/** Asks whether to replace the recovery codes. */
export function RenewCodesDialog({ onChanged, onClose }: RenewCodesDialogProps) {
  const { t } = useTranslation('ownData')
  return (
    <ConfirmDialog
      title={t('factors.codes.renewTitle')}
      text={t('factors.codes.renewText')}
      submitLabel={t('factors.codes.renew')}
      isDanger={false}
      onConfirmed={async (prove) => {
        const { recoveryCodes } = await prove(() => callApi('POST /auth/recovery-codes'))
        onChanged(recoveryCodes)
      }}
      onClose={onClose}
    />
  )
}
