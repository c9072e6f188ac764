import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ConfirmActions } from '../../../design/ConfirmActions.tsx'
import { Modal } from '../../../design/Modal.tsx'
import type { SwissPresence } from './useSwissPresence.ts'

type WithdrawDialogProps = { tournament: Tournament; presence: SwissPresence; onClose: () => void }

/** Asks before a player leaves a running tournament, and says what that means. */
export function WithdrawDialog({ tournament: { entryFee }, presence, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('swiss')
  const withdraw = async () => {
    await presence.withdraw()
    onClose()
  }
  return (
    <Modal title={t('withdraw.title')} onClose={onClose}>
      <p className="mt-2 text-quiet">{t('withdraw.text')}</p>
      {entryFee > 0 && <p className="mt-2 text-quiet">{t('withdraw.fee')}</p>}
      <ConfirmActions
        isDanger
        cancel={t('withdraw.keep')}
        confirm={t('withdraw.confirm')}
        isBusy={presence.isBusy}
        onCancel={onClose}
        onConfirm={() => void withdraw()}
      />
    </Modal>
  )
}
