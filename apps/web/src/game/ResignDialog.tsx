import { useTranslation } from 'react-i18next'
import { Modal } from '../ui/Modal.tsx'
import type { TableGame } from './tableGame.ts'

type ResignDialogProps = { game: TableGame; onResign: () => void; onClose: () => void }

/** Asks once more before a game is given up, or aborted while that still costs nothing. */
export function ResignDialog({ game, onResign, onClose }: ResignDialogProps) {
  const { t } = useTranslation('game')
  const isAborting = game.isAbortable
  const abortText = game.opponent === 'bot' ? 'resign.abortBotText' : 'resign.abortText'
  return (
    <Modal title={t(isAborting ? 'resign.abortTitle' : 'resign.title')} onClose={onClose}>
      <p className="mt-2 text-quiet">{t(isAborting ? abortText : 'resign.text')}</p>
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('resign.cancel')}
        </button>
        <button type="button" className="button button-danger" onClick={onResign}>
          {t(isAborting ? 'resign.abortConfirm' : 'resign.confirm')}
        </button>
      </div>
    </Modal>
  )
}
