import type { Tournament, TournamentServerEvent } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { crowdWaitMs, useLater } from '../shared/crowdWait.ts'
import { refetchTournament } from '../shared/tournamentQueries.ts'
import { useTournamentChannel } from '../shared/useTournamentChannel.ts'

/** [TOUR-27]. */
const TO_BRACKET_AFTER_MS = 2000
const REFETCH_AFTER_MS = 1000

/**
 * Live updates of a tournament's page. A running knock-out leads to its bracket at once; one that starts
 * while the page is open, after two seconds. Players who join or leave are announced, and read again after
 * one second.
 */
export function useRegistrationEvents(id: string, tournament: Tournament | undefined) {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const later = useLater()
  const goToBracket = useGoToBracket(id)
  const wasWaiting = useRef(false)
  const isLeaving = useRef(false)
  const status = tournament?.status
  const hasBracket = (tournament?.format ?? 'KNOCKOUT') === 'KNOCKOUT'
  const refetchSoon = useRefetchSoon(id)

  useEffect(() => {
    if (!hasBracket) return
    if (status === 'WAITING') wasWaiting.current = true
    if (status !== 'IN_PROGRESS' || isLeaving.current) return
    isLeaving.current = true
    if (!wasWaiting.current) return goToBracket()
    showToast({ title: t('detail.live.started'), description: t('detail.live.startedText') })
    later(goToBracket, TO_BRACKET_AFTER_MS)
  }, [status, hasBracket, goToBracket, later, t])

  return useTournamentChannel(id, (event) => {
    const refetch = () => refetchTournament(id)
    // Without a bracket, this page shows the running tournament too.
    if (!hasBracket && isProgress(event)) return refetchSoon(waitFor(event))
    if (event.type === 'TOURNAMENT_STATUS_CHANGED' || event.type === 'tournament_started')
      later(refetch, crowdWaitMs(tournament?._count.participants ?? 0, 'soon'))
    else if (event.type === 'connection_confirmed') {
      // Also while the first read is on its way: it may be older than the socket.
      if (event.data.version !== tournament?.version) refetch()
    } else if (event.type === 'tournament_changed') later(refetch, Math.random() * event.data.spreadMs)
    else if (event.type === 'participant_joined' || event.type === 'participant_left') {
      // The user's own action is confirmed by its answer.
      if (event.data.userId !== user.id) showToast(wordsOf(event.type, event.data.userName))
      later(refetch, REFETCH_AFTER_MS)
    }
  })

  function waitFor(event: TournamentServerEvent): number {
    const isOwn = 'player1Id' in event.data && [event.data.player1Id, event.data.player2Id].includes(user.id)
    const isUrgent = !('player1Id' in event.data)
    return isOwn ? 0 : crowdWaitMs(tournament?._count.participants ?? 0, isUrgent ? 'soon' : 'later')
  }
  function wordsOf(type: 'participant_joined' | 'participant_left', name: string) {
    const key = type === 'participant_joined' ? 'joined' : 'left'
    return { title: t(`detail.live.${key}`), description: t(`detail.live.${key}Text`, { name }) }
  }
}

const isProgress = ({ type }: TournamentServerEvent): boolean =>
  type.startsWith('MATCH_') || type === 'ROUND_ADVANCED' || type === 'TOURNAMENT_FINISHED'

/** A page is not refetched more often than this, however much happens. */
const REFETCH_EVERY_MS = 1000

/** Refetches the tournament after the wait, at least a second after the last time; the sooner of two waits counts. */
function useRefetchSoon(id: string): (waitMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const lastMs = useRef(0)
  const dueMs = useRef(0)
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])
  return (waitMs) => {
    const wantedMs = Math.max(Date.now() + waitMs, lastMs.current + REFETCH_EVERY_MS)
    if (timer.current !== null && dueMs.current <= wantedMs) return
    clearTimeout(timer.current ?? undefined)
    dueMs.current = wantedMs
    timer.current = setTimeout(() => {
      timer.current = null
      lastMs.current = Date.now()
      refetchTournament(id)
    }, wantedMs - Date.now())
  }
}

function useGoToBracket(tournamentId: string): () => void {
  const navigate = useNavigate()
  const latest = useRef(() => {})
  latest.current = () =>
    void navigate({ to: '/tournament/$tournamentId/bracket', params: { tournamentId }, replace: true })
  return useRef(() => latest.current()).current
}
