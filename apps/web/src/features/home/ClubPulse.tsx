import type { PacedVariant } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { hasTerms } from '../../design/paceLabel.ts'
import { useLobby } from '../../net/lobbyStore.ts'

/** How many are here, play, and search on the chosen terms ([HALL-6]). */
export function ClubPulse({ terms }: { terms: PacedVariant }) {
  const { t } = useTranslation('lobby')
  const { lobby } = useLobby()
  if (lobby === null) return null
  const { playersOnline, gamesRunning, searching } = lobby
  const players = searching.find((one) => hasTerms(one, terms))?.players ?? 0
  if (playersOnline + gamesRunning + players === 0) return null
  return (
    <ul className="club-facts">
      {playersOnline > 0 && <li data-lit>{t('pulse.online', { count: playersOnline })}</li>}
      {gamesRunning > 0 && <li>{t('pulse.games', { count: gamesRunning })}</li>}
      {players > 0 && <li>{t('pulse.searching', { count: players })}</li>}
    </ul>
  )
}
