import type { Tournament } from '@lance/contract'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { runningGame } from './standing.ts'

/** The game that this page has last taken the user to. */
let lastGameId: string | null = null

/** Call when the user goes to a game of a tournament by another way than `useLeadToGame`. */
export function noteLed(gameId: string): void {
  lastGameId = gameId
}

/** Whether this page has already taken the user to this game. */
export const wasLed = (gameId: string): boolean => gameId === lastGameId

type LeadOptions = { tournament: Tournament | undefined; userId: string; replaces: boolean }

/**
 * Takes a player to the game of their match once it runs ([TOUR-39]), whether or not its event arrived: once
 * for each game, so that a player who comes back to look at the bracket is left there. Returns the way that an
 * event takes at once. `replaces`: back does not lead here again.
 */
export function useLeadToGame({ tournament, userId, replaces }: LeadOptions): (gameId: string) => void {
  const navigate = useNavigate()
  const lead = useCallback(
    (gameId: string) => {
      if (gameId === lastGameId) return
      noteLed(gameId)
      void navigate({ to: '/game/$gameId', params: { gameId }, replace: replaces })
    },
    [navigate, replaces],
  )
  const gameId = tournament === undefined ? null : runningGame(tournament, userId)
  useEffect(() => {
    if (gameId !== null) lead(gameId)
  }, [gameId, lead])
  return lead
}
