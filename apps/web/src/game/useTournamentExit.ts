import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { browserTimers } from '../socket/timers.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { type GameState, isPlaying } from './gameState.ts'
import { afterTheEnd, bracketPath, type TournamentExit, tournamentExit } from './tournamentExit.ts'

/** Leads a player on from a tournament game that ended while they were here; an old game just stays open. */
export function useTournamentExit(state: GameState): void {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const hasPlayed = useRef(false)
  const { record, userId } = state
  if (isPlaying(state)) hasPlayed.current = true
  const exit = record === null || !hasPlayed.current ? null : tournamentExit(record, userId)
  const mark = exit === null ? null : JSON.stringify(exit)
  useEffect(() => {
    if (mark === null) return
    let isHere = true
    const stay = afterTheEnd(async () => {
      const path = await pathOf(JSON.parse(mark), userId)
      if (!isHere) return
      if (path === '/') showToast({ title: t('eliminated.title'), description: t('eliminated.text') })
      void navigate({ href: path, replace: true })
    }, browserTimers)
    return () => {
      isHere = false
      stay()
    }
  }, [mark, userId, navigate, t])
}

async function pathOf(exit: TournamentExit, userId: string): Promise<string> {
  if (exit.to === 'bracket') return exit.path
  if (exit.to === 'home') return '/'
  const { tournamentId } = exit
  try {
    // Draws are rare, so the code that reads a tournament is loaded on demand.
    const { pathFromDraw } = await import('../tournaments/pathFromDraw.ts')
    return await pathFromDraw({ tournamentId, userId })
  } catch {
    // The bracket shows the outcome too, once it can be loaded.
    return bracketPath(tournamentId)
  }
}
