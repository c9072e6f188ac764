import { useTranslation } from 'react-i18next'
import { useLobby } from '../../net/lobbyStore.ts'

/** How many are here, play, and search with the chosen time control ([HALL-6]). */
export function ClubPulse({ timeControl }: { timeControl: number }) {
  const { t } = useTranslation('lobby')
  const { lobby } = useLobby()
  if (lobby === null) return null
  const { playersOnline, gamesRunning, searching } = lobby
  const players = searching.find((one) => one.timeControl === timeControl)?.players ?? 0
  if (playersOnline + gamesRunning + players === 0) return null
  return (
    <ul className="club-facts">
      {playersOnline > 0 && <li data-lit>{t('pulse.online', { count: playersOnline })}</li>}
      {gamesRunning > 0 && <li>{t('pulse.games', { count: gamesRunning })}</li>}
      {players > 0 && <li>{t('pulse.searching', { count: players })}</li>}
    </ul>
  )
}
