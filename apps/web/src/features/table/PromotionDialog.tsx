import type { Color } from '@lance/chess'
import type { PromotionLetter } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Modal } from '../../design/Modal.tsx'

const CHOICES: readonly PromotionLetter[] = ['q', 'r', 'b', 'n']

type PromotionDialogProps = {
  color: Color
  onChoose: (promotion: PromotionLetter) => void
  onClose: () => void
}

/** Asks which piece the pawn becomes; closing it takes the move back. */
export function PromotionDialog({ color, onChoose, onClose }: PromotionDialogProps) {
  const { t } = useTranslation('game')
  return (
    <Modal title={t('promotion.title')} onClose={onClose} className="promotion">
      <div className="promotion-choices">
        {CHOICES.map((letter) => (
          <button key={letter} type="button" className="promotion-choice" onClick={() => onChoose(letter)}>
            <span
              className="piece-picture"
              data-piece={color === 'white' ? letter.toUpperCase() : letter}
              aria-hidden
            />
            {t(`promotion.${letter}`)}
          </button>
        ))}
      </div>
    </Modal>
  )
}
