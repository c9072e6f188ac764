import type { SwissOwn, Tournament } from '@lance/contract'
import { SWISS_HALF_BYES_MAX } from '@lance/domain/swiss'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { ConfirmActions } from '../../../design/ConfirmActions.tsx'
import { Modal } from '../../../design/Modal.tsx'
import { plainNumber } from '../../../design/numberText.ts'
import type { SwissPresence } from './useSwissPresence.ts'

type ByesDialogProps = { tournament: Tournament; own: SwissOwn; presence: SwissPresence; onClose: () => void }

/** Chooses the rounds in which the user will not play: those that are not paired, but the last. */
export function ByesDialog({ tournament, own, presence, onClose }: ByesDialogProps) {
  const { t, i18n } = useTranslation('swiss')
  const { currentRound, totalRounds } = tournament
  const [rounds, setRounds] = useState<readonly number[]>(own.byes)
  const open = Array.from({ length: totalRounds - 1 }, (_, index) => index + 1).filter(
    (round) => round > currentRound,
  )
  const isFull = rounds.length >= SWISS_HALF_BYES_MAX
  const toggle = (round: number) =>
    setRounds((known) =>
      known.includes(round) ? known.filter((one) => one !== round) : [...known, round].sort((a, b) => a - b),
    )
  const save = async () => {
    await presence.setByes([...rounds])
    onClose()
  }
  return (
    <Modal title={t('byes.title')} onClose={onClose}>
      <p className="mt-2 text-quiet">
        {t('byes.text', { max: plainNumber(SWISS_HALF_BYES_MAX, i18n.language) })}
      </p>
      <div className="swiss-byes">
        {open.map((round) => (
          <label key={round} className="swiss-bye">
            <input
              type="checkbox"
              checked={rounds.includes(round)}
              disabled={isFull && !rounds.includes(round)}
              onChange={() => toggle(round)}
            />
            {t('round', { round: plainNumber(round, i18n.language) })}
          </label>
        ))}
      </div>
      <ConfirmActions
        cancel={t('byes.cancel')}
        confirm={t('byes.save')}
        isBusy={presence.isBusy}
        onCancel={onClose}
        onConfirm={() => void save()}
      />
    </Modal>
  )
}
