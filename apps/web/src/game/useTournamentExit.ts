import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { browserTimers } from '../socket/timers.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { type GameState, isPlaying } from './gameState.ts'
import { afterTheEnd, tournamentExit } from './tournamentExit.ts'

/** Takes a player on from a tournament game that ended before his eyes; who opens an old one came to see it. */
export function useTournamentExit(state: GameState): void {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const hasPlayed = useRef(false)
  const { record, userId } = state
  if (isPlaying(state)) hasPlayed.current = true
  const exit = record === null || !hasPlayed.current ? null : tournamentExit(record, userId)
  const path = exit?.to === 'bracket' ? exit.path : exit === null ? null : '/'
  useEffect(() => {
    if (path === null) return
    return afterTheEnd(() => {
      if (path === '/') showToast({ title: t('eliminated.title'), description: t('eliminated.text') })
      void navigate({ href: path, replace: true })
    }, browserTimers)
  }, [path, navigate, t])
}
