import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colorIn, type GameState, isPlaying } from '../room/index.ts'
import { ARENA_RETURN_S, arenaPath } from './tournamentExit.ts'

/**
 * Takes a player of an arena back to it some seconds after their game, unless they call it off ([TOUR-75]). An old game
 * that was opened to look at it stays open.
 */
export function ArenaReturn({ state }: { state: GameState }) {
  const { record, userId } = state
  const hasPlayed = useRef(false)
  if (isPlaying(state)) hasPlayed.current = true
  const tournamentId = record?.tournamentFormat === 'ARENA' ? record.tournament_id : null
  const isOver = record !== null && !isPlaying(state) && hasPlayed.current && colorIn(record, userId) !== null
  if (tournamentId === null || !isOver) return null
  return <Countdown path={arenaPath(tournamentId)} />
}

function Countdown({ path }: { path: string }) {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(ARENA_RETURN_S)
  useEffect(() => {
    if (left === null) return
    if (left === 0) {
      void navigate({ href: path, replace: true })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate, path])
  if (left === null) return null
  return (
    <div className="arena-return">
      <p role="timer">{t('arenaReturn.in', { count: left })}</p>
      <button type="button" className="button button-quiet" onClick={() => setLeft(null)}>
        {t('arenaReturn.stay')}
      </button>
    </div>
  )
}
