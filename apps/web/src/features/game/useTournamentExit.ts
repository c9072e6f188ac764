import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { browserTimers } from '../../base/timers.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { type GameState, isPlaying } from '../room/index.ts'
import { bracketPath, scheduleExit, type TournamentExit, tournamentExit } from './tournamentExit.ts'

/** Leads a player on from a tournament game that ended while they were here; an old game just stays open. */
export function useTournamentExit(state: GameState): void {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const hasPlayed = useRef(false)
  const { record, userId } = state
  if (isPlaying(state)) hasPlayed.current = true
  const exit = record === null || !hasPlayed.current ? null : tournamentExit(record, userId)
  const exitKey = exit === null ? null : JSON.stringify(exit)
  useEffect(() => {
    if (exitKey === null) return
    let isMounted = true
    const cancel = scheduleExit(async () => {
      const path = await pathOf(JSON.parse(exitKey), userId)
      if (!isMounted) return
      if (path === '/') showToast({ title: t('eliminated.title'), description: t('eliminated.text') })
      void navigate({ href: path, replace: true })
    }, browserTimers)
    return () => {
      isMounted = false
      cancel()
    }
  }, [exitKey, userId, navigate, t])
}

async function pathOf(exit: TournamentExit, userId: string): Promise<string> {
  if (exit.to === 'bracket') return exit.path
  if (exit.to === 'home') return '/'
  const { tournamentId } = exit
  try {
    // Draws are rare, so the code that reads a tournament is loaded on demand.
    const { pathAfterDraw } = await import('../tournaments/shared/tournamentQueries.ts')
    return await pathAfterDraw({ tournamentId, userId })
  } catch {
    // The bracket shows the outcome too, once it can be loaded.
    return bracketPath(tournamentId)
  }
}
