import type { Tournament } from '@lance/contract'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { crowdWaitMs, useLater } from '../shared/crowdWait.ts'
import { refetchTournament } from '../shared/tournamentQueries.ts'
import { noteLed, wasLed } from '../shared/useLeadToGame.ts'
import { useTournamentChannel } from '../shared/useTournamentChannel.ts'
import { refetchArena } from './arenaQueries.ts'
import { type LiveArena, NO_NEWS } from './arenaState.ts'

/** Joining and leaving before the start is read again after so long, however much of it happens. */
const ENTRIES_AFTER_MS = 1000

/** Live news of an arena ([TOUR-70]): its standings each second, the viewer's next game, its start and end. */
export function useArenaLive(tournament: Tournament) {
  const { id, _count } = tournament
  const [live, setLive] = useState<LiveArena>(NO_NEWS)
  const later = useLater()
  const lead = useLeadOnce()
  const refetch = useCallback(() => {
    refetchTournament(id)
    refetchArena(id)
  }, [id])
  const channel = useTournamentChannel(id, (event) => {
    if (event.type === 'arena_standings') {
      const { top, own, ...progress } = event.data
      setLive((before) => ({ progress, top: top ?? before.top, own: own ?? before.own }))
    } else if (event.type === 'arena_paired') lead(event.data.gameId)
    else if (event.type === 'connection_confirmed') refetch()
    else if (event.type === 'TOURNAMENT_STATUS_CHANGED')
      later(refetch, crowdWaitMs(_count.participants, 'soon'))
    else if (event.type === 'tournament_changed') later(refetch, Math.random() * event.data.spreadMs)
    else if (event.type === 'participant_joined' || event.type === 'participant_left')
      later(() => refetchTournament(id), ENTRIES_AFTER_MS)
  })
  return { ...channel, live, lead }
}

/** Takes the player to each of their games once: a player who comes back to the arena during a game stays there. */
function useLeadOnce(): (gameId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (gameId) => {
      if (wasLed(gameId)) return
      noteLed(gameId)
      void navigate({ to: '/game/$gameId', params: { gameId } })
    },
    [navigate],
  )
}

/** Leads to the running game that the standings name, in case its event was lost. */
export function useLeadTo(lead: (gameId: string) => void, gameId: string | null): void {
  useEffect(() => {
    if (gameId !== null) lead(gameId)
  }, [gameId, lead])
}
