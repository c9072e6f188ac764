import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { ActDialog } from '../acts/index.ts'
import type { Match } from './answers.ts'

/** Sets another winner of a match that is over, while the one that follows has not begun. */
export function CorrectDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useTranslation('tournaments')
  const { id, player1, player2, winnerId } = match
  const others = [player1, player2].filter((one) => one !== null && one.id !== winnerId)
  const [winner, setWinner] = useState(others.length === 1 ? (others[0]?.id ?? '') : '')
  return (
    <ActDialog
      title={t('correct.title')}
      verb="correct-result"
      given={{ match: id, winner }}
      confirm={t('correct.action')}
      isGrave
      isReady={winner !== ''}
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend>{t('correct.winner')}</legend>
        {others.map(
          (player) =>
            player && (
              <label key={player.id}>
                <input
                  type="radio"
                  name="winner"
                  value={player.id}
                  required
                  checked={winner === player.id}
                  onChange={() => setWinner(player.id)}
                />
                <span dir="auto">{player.name ?? t('closedAccount')}</span>
              </label>
            ),
        )}
      </fieldset>
      <p>{t('correct.effect')}</p>
    </ActDialog>
  )
}
