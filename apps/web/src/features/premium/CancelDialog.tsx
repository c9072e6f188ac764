import { useTranslation } from '@lance/texts'
import { longDate } from '../../design/dates.ts'
import { Modal } from '../../design/Modal.tsx'

type CancelDialogProps = {
  paidUntil: number | null
  isBusy: boolean
  onClose: () => void
  onCancel: () => void
  onLeaveNow: () => void
}

/** Explains cancelling before it happens: the paid month stays, unless the member gives it up too. */
export function CancelDialog({ paidUntil, isBusy, onClose, onCancel, onLeaveNow }: CancelDialogProps) {
  const { t, i18n } = useTranslation('premium')
  const isPaid = paidUntil !== null
  return (
    <Modal title={t('cancel.title')} onClose={onClose}>
      <p className="mt-3 text-quiet">
        {isPaid ? t('cancel.text', { date: longDate(paidUntil, i18n.language) }) : t('cancel.unpaid')}
      </p>
      <div className="cancel-ways">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('cancel.keep')}
        </button>
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={onCancel}>
          {t(isPaid ? 'cancel.atEnd' : 'cancel.now')}
        </button>
        {isPaid && (
          <button type="button" className="button" disabled={isBusy} onClick={onLeaveNow}>
            {t('cancel.leaveNow')}
          </button>
        )}
      </div>
    </Modal>
  )
}
