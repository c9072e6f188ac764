import type { GameRecord } from '@lance/contract'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../ui/Modal.tsx'
import { EndActions } from './EndActions.tsx'
import { EndText } from './EndText.tsx'
import { endWords } from './endWords.ts'

type EndDialogProps = { record: GameRecord; userId: string; onClose: () => void }

/** The end as it comes: how, why, the rating, and what next. */
export function EndDialog({ record, userId, onClose }: EndDialogProps) {
  const { t } = useTranslation('game')
  const { title, side } = endWords(record, userId)
  return (
    <Modal title={t(`end.${title}`)} onClose={onClose} className={`end-dialog end-${side}`} isUnasked>
      <EndText record={record} userId={userId} />
      <EndActions record={record} />
      <button type="button" className="icon-button modal-close" aria-label={t('end.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </Modal>
  )
}
