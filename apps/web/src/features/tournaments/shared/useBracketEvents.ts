import type { ServerEvent, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { type Toast, toasts } from '../../../design/toast/toastStore.ts'
import { ownNotices } from '../../../net/session/playerChannel.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { crowdWaitMs, useLater } from './crowdWait.ts'
import { refetchBracket, refetchTournament } from './tournamentQueries.ts'
import { useLeadToGame } from './useLeadToGame.ts'
import { type TournamentChannel, useTournamentChannel } from './useTournamentChannel.ts'

/** [TOUR-20]. */
const WON_TOAST_AFTER_MS = 1000
/** The bracket is not refetched more often than this, however much happens. */
const REFETCH_EVERY_MS = 1000
/** At most one toast in this time says that a match between other players ended. */
const NOTIFY_EVERY_MS = 5000
const TOPIC = 'bracket'
const showToast = (toast: Toast) => toasts.show({ ...toast, topic: TOPIC })

/**
 * Live updates of the bracket page ([TOUR-28]). `isLobby`: the page of one match, which does not say that it is
 * connected, and which the match's game replaces.
 */
export function useBracketEvents(
  id: string,
  tournament: Tournament | undefined,
  { isLobby = false }: { isLobby?: boolean } = {},
): TournamentChannel {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const leadToGame = useLeadToGame({ tournament, userId: user.id, replaces: isLobby })
  const later = useLater()
  const hasBracket = (tournament?.format ?? 'KNOCKOUT') === 'KNOCKOUT'
  const refetchSoon = useRefetchSoon(id)
  const lastNotifiedMs = useRef(0)
  // They would delay the toasts of the next screen, such as a game that is won at once.
  useEffect(() => () => toasts.withdraw(TOPIC), [])
  const isOwn = ({ player1Id, player2Id }: { player1Id: string; player2Id: string }) =>
    user.id !== '' && (player1Id === user.id || player2Id === user.id)

  function notifyCompleted(event: ServerEvent<'tournament', 'MATCH_COMPLETED'>['data']) {
    const nowMs = Date.now()
    if (!isOwn(event) && nowMs - lastNotifiedMs.current < NOTIFY_EVERY_MS) return
    lastNotifiedMs.current = nowMs
    const { winnerName, winnerId } = event
    const description =
      winnerName === null
        ? t('bracket.events.completedNobody')
        : t('bracket.events.completedText', { name: winnerName })
    showToast({ title: t('bracket.events.completed'), description })
    if (winnerId !== user.id) return
    const won = { title: t('bracket.events.won'), description: t('bracket.events.wonText') }
    // A dialog says it where the user did not end the game ([TOUR-41]).
    const isTold = () => ownNotices.get().some(({ matchId }) => matchId === event.matchId)
    later(() => isTold() || showToast(won), WON_TOAST_AFTER_MS)
  }
  function notifyRound({ nextRound, winnersCount }: ServerEvent<'tournament', 'ROUND_ADVANCED'>['data']) {
    const description = t('bracket.events.roundText', { round: nextRound, count: winnersCount })
    showToast({ title: t('bracket.events.round'), description })
  }

  return useTournamentChannel(id, (event) => {
    if (event.type === 'pong' || event.type === 'error') return
    if (event.type === 'connection_confirmed') {
      if (!isLobby) showToast({ title: t('bracket.connected'), description: t('bracket.connectedText') })
      // Events missed while disconnected are not sent again.
      return refetchSoon(0)
    }
    if (event.type === 'tournament_changed') return refetchSoon(Math.random() * event.data.spreadMs)
    if (event.type === 'MATCH_STARTED' && isOwn(event.data)) return leadToGame(event.data.gameId)
    // Elsewhere nobody drops out or goes on: the words would be wrong.
    if (event.type === 'MATCH_COMPLETED' && hasBracket) notifyCompleted(event.data)
    if (event.type === 'ROUND_ADVANCED' && hasBracket) notifyRound(event.data)
    if (event.type === 'TOURNAMENT_FINISHED')
      showToast({ title: t('bracket.champion', { name: event.data.championName }) })
    const players = tournament?._count.participants ?? 0
    if (!('player1Id' in event.data)) refetchSoon(crowdWaitMs(players, 'soon'))
    else refetchSoon(isOwn(event.data) ? 0 : crowdWaitMs(players, 'later'))
  })
}

/** Refetches tournament and bracket after the wait, and at least a second after the last time. */
function useRefetchSoon(id: string): (waitMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const lastMs = useRef(0)
  const timerDueMs = useRef(0)
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])
  return (waitMs) => {
    const dueMs = Math.max(Date.now() + waitMs, lastMs.current + REFETCH_EVERY_MS)
    if (timer.current !== null && timerDueMs.current <= dueMs) return
    clearTimeout(timer.current ?? undefined)
    timerDueMs.current = dueMs
    timer.current = setTimeout(() => {
      timer.current = null
      lastMs.current = Date.now()
      refetchTournament(id)
      refetchBracket(id)
    }, dueMs - Date.now())
  }
}
