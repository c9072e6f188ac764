import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { browserTimers } from '../../base/timers.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { type GameState, isPlaying } from '../room/index.ts'
import { bracketPath, scheduleExit, type TournamentExit, tournamentExit } from './tournamentExit.ts'

/** As on the bracket's page, which the winner has not reached yet ([TOUR-20]). */
const WON_TOAST_AFTER_MS = 1000

/** Leads a player on from a tournament game that ended while they were here; an old game just stays open. */
export function useTournamentExit(state: GameState): void {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const hasPlayed = useRef(false)
  const { record, userId } = state
  const latestRecord = useRef(record)
  latestRecord.current = record
  if (isPlaying(state)) hasPlayed.current = true
  const hasSeenEnd = hasPlayed.current && record !== null && record.match !== null
  useEffect(() => {
    // A page out of sight shows its end to no player: then the notice stays.
    if (!hasSeenEnd || document.hidden) return
    const close = async () => {
      const { closeSeenEnd } = await import('../tournaments/shared/matchNotice.ts')
      if (latestRecord.current !== null) closeSeenEnd(latestRecord.current, userId)
    }
    close().catch(() => {})
  }, [hasSeenEnd, userId])
  const exit = record === null || !hasPlayed.current ? null : tournamentExit(record, userId)
  const exitKey = exit === null ? null : JSON.stringify(exit)
  useEffect(() => {
    if (exitKey === null) return
    const exit: TournamentExit = JSON.parse(exitKey)
    let isMounted = true
    const tellWon = () => showToast({ title: t('tournamentWon') })
    const telling = exit.to === 'bracket' ? browserTimers.set(tellWon, WON_TOAST_AFTER_MS) : null
    const cancel = scheduleExit(async () => {
      const { path, toast } = await readExit(exit, userId)
      if (!isMounted) return
      if (toast !== null) showToast(toast)
      void navigate({ href: path, replace: true })
    }, browserTimers)
    return () => {
      isMounted = false
      if (telling !== null) browserTimers.clear(telling)
      cancel()
    }
  }, [exitKey, userId, navigate, t])
}

/** Where the player goes, and what they read then. */
type Way = { path: string; toast: { title: string; description: string } | null }

async function readExit(exit: TournamentExit, userId: string): Promise<Way> {
  if (exit.to === 'bracket') return { path: exit.path, toast: null }
  const { tournamentId } = exit
  try {
    // Only the games of tournaments need the code that reads one.
    const { exitAfterGame } = await import('../tournaments/shared/exitAfterGame.ts')
    return await exitAfterGame({ tournamentId, userId })
  } catch {
    // The bracket shows the outcome too, once it can be loaded.
    return { path: bracketPath(tournamentId), toast: null }
  }
}
