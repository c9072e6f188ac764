import { useTranslation } from '@lance/texts'
import { Modal } from '../../design/Modal.tsx'
import { moneyText } from '../../design/numberText.ts'
import type { TableGame } from './tableGame.ts'

type ResignDialogProps = { game: TableGame; onResign: () => void; onClose: () => void }

/** Asks for confirmation before the player resigns, or aborts while that still costs nothing. */
export function ResignDialog({ game, onResign, onClose }: ResignDialogProps) {
  const { t } = useTranslation('game')
  const isAborting = game.isAbortable
  const { text, values } = useResignText(game)
  return (
    <Modal title={t(isAborting ? 'resign.abortTitle' : 'resign.title')} onClose={onClose}>
      <p className="mt-2 text-quiet">{t(text, values)}</p>
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

/** What resigning costs, including the money in a wagered game. */
function useResignText({ isAbortable, opponent, stake }: TableGame) {
  const { i18n } = useTranslation('game')
  if (isAbortable) {
    const text = opponent === 'bot' ? 'abortBotText' : stake === null ? 'abortText' : 'abortWagerText'
    return { text: `resign.${text}`, values: {} } as const
  }
  if (stake === null) return { text: 'resign.text', values: {} } as const
  const values = {
    stake: moneyText(stake.stakeReais, i18n.language),
    prize: moneyText(stake.prizeReais, i18n.language),
  }
  return { text: 'resign.wagerText', values } as const
}
