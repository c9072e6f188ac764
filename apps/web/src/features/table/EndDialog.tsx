import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../design/Icon.tsx'
import { Modal } from '../../design/Modal.tsx'
import { EndText } from './EndText.tsx'
import { endSummary } from './endSummary.ts'
import type { TableEnding, TableGame } from './tableGame.ts'
import { isCelebrated, useCelebration } from './useCelebration.ts'

type EndDialogProps = { game: TableGame; ending: TableEnding; actions: ReactNode; onClose: () => void }

/** Opens when the game ends: the result, the reason, the rating change, and what to do next. */
export function EndDialog({ game, ending, actions, onClose }: EndDialogProps) {
  const { t } = useTranslation('game')
  const { title, outcome } = endSummary(ending, game)
  useCelebration(isCelebrated(ending, game.color))
  return (
    <Modal title={t(`end.${title}`)} onClose={onClose} className={`end-dialog end-${outcome}`} focusesItself>
      <EndText game={game} ending={ending} />
      {actions}
      <button type="button" className="icon-button modal-close" aria-label={t('end.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </Modal>
  )
}
