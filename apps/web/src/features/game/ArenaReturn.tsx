import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { colorIn, type GameState, isPlaying } from '../room/index.ts'
import { ARENA_RETURN_S, tournamentPath } from './tournamentExit.ts'

/** The way back to a player's arena that opens by itself. `left`: in so many seconds; null: it was called off. */
export type ArenaReturn = { left: number | null; stay: () => void }

/**
 * Takes a player of an arena back to it some seconds after their game, unless they call it off ([TOUR-75]). Null for
 * other games, while they run, and for an old one that was opened to look at it.
 */
export function useArenaReturn({ record, ...state }: GameState): ArenaReturn | null {
  const navigate = useNavigate()
  const hasPlayed = useRef(false)
  const [left, setLeft] = useState<number | null>(ARENA_RETURN_S)
  const isOwn = record !== null && colorIn(record, state.userId) !== null
  if (isOwn && isPlaying({ record, ...state })) hasPlayed.current = true
  const tournamentId = record?.tournamentFormat === 'ARENA' ? record.tournament_id : null
  const isOver = isOwn && hasPlayed.current && record.status !== 'playing'
  const path = tournamentId === null || !isOver ? null : tournamentPath(tournamentId)
  useEffect(() => {
    if (path === null || left === null) return
    if (left === 0) {
      void navigate({ href: path, replace: true })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate, path])
  return path === null ? null : { left, stay: () => setLeft(null) }
}

/** Says when the way back opens, with the button that calls it off. */
export function ArenaReturnNote({ left, stay }: ArenaReturn) {
  const { t } = useTranslation('game')
  if (left === null) return null
  return (
    <div className="arena-return">
      <p role="timer">{t('arenaReturn.in', { count: left })}</p>
      <button type="button" className="button button-quiet" onClick={stay}>
        {t('arenaReturn.stay')}
      </button>
    </div>
  )
}
