import { useTranslation } from 'react-i18next'
import { useLobby } from './lobbyStore.ts'

/** How many are here, play, and search with the chosen time control ([HALL-6]). */
export function ClubPulse({ timeControl }: { timeControl: number }) {
  const { t } = useTranslation('lobby')
  const { lobby } = useLobby()
  if (lobby === null) return null
  const { playersOnline, gamesRunning, searching } = lobby
  const players = searching.find((one) => one.timeControl === timeControl)?.players ?? 0
  return (
    <ul className="club-facts">
      <li data-lit={playersOnline > 0 || undefined}>{t('pulse.online', { count: playersOnline })}</li>
      <li>{t('pulse.games', { count: gamesRunning })}</li>
      {players > 0 && <li>{t('pulse.searching', { count: players })}</li>}
    </ul>
  )
}
