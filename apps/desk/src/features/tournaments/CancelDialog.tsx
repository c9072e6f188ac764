import { useTranslation } from '@lance/texts'
import { formatCents } from '../../base/format.ts'
import { ActDialog } from '../acts/index.ts'
import type { TournamentAnswer } from './answers.ts'

/** Cancels a tournament, after saying who gets back what. */
export function CancelDialog({
  answer: { tournament, money, runningGames },
  onClose,
}: {
  answer: TournamentAnswer
  onClose: () => void
}) {
  const { t } = useTranslation('tournaments')
  const { paidByPlayers, paidByHouse, fromPlayersCents, fromHouseCents } = money
  const each = formatCents(tournament.entryCents)
  return (
    <ActDialog
      title={t('cancel.title')}
      verb="cancel-tournament"
      given={{ tournament: tournament.id }}
      confirm={t('cancel.action')}
      isGrave
      onClose={onClose}
    >
      <ul className="rows">
        {paidByPlayers > 0 && (
          <li>{t('cancel.toPlayers', { count: paidByPlayers, each, all: formatCents(fromPlayersCents) })}</li>
        )}
        {paidByHouse > 0 && (
          <li>{t('cancel.toHouse', { count: paidByHouse, all: formatCents(fromHouseCents) })}</li>
        )}
        {tournament.entryCents === 0 && <li>{t('cancel.free')}</li>}
        {runningGames > 0 && <li>{t('cancel.games', { count: runningGames })}</li>}
        <li>{t('cancel.final')}</li>
      </ul>
    </ActDialog>
  )
}
