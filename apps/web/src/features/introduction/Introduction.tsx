import { type DeclaredLevel, PRODUCT_NAME } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Modal } from '../../design/Modal.tsx'
import { FirstBoard } from './FirstBoard.tsx'
import { FirstGame } from './FirstGame.tsx'
import { FirstLevel } from './FirstLevel.tsx'
import './introduction.css'

const STEPS = ['level', 'board', 'game'] as const

/** Three presses: how well the player plays, the look of the board, and the first game ([ACCOUNT-73]). */
export function Introduction({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('introduction')
  const [step, setStep] = useState<(typeof STEPS)[number]>('level')
  const [level, setLevel] = useState<DeclaredLevel | null>(null)
  const number = STEPS.indexOf(step) + 1
  return (
    <Modal
      title={t('title', { product: PRODUCT_NAME })}
      onClose={onClose}
      className="introduction"
      focusesItself
    >
      <p className="introduction-step" role="status">
        <span className="introduction-dots" data-step={number} aria-hidden>
          {STEPS.map((one) => (
            <span key={one} />
          ))}
        </span>
        {t('step', { number, last: STEPS.length })}
      </p>
      {step === 'level' && (
        <FirstLevel
          onSkipAll={onClose}
          onStored={(declared) => {
            setLevel(declared)
            setStep('board')
          }}
        />
      )}
      {step === 'board' && <FirstBoard onChosen={() => setStep('game')} />}
      {step === 'game' && <FirstGame level={level} onClose={onClose} />}
    </Modal>
  )
}
