import type { StartedMatch, TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'
import { ApiError, type ApiErrorCode } from '../../../net/api/apiError.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { refuseMatchStart, type StartRefusal } from './standing.ts'
import { refetchBracket, refetchTournament } from './tournamentQueries.ts'
import { noteLed } from './useLeadToGame.ts'

/** Maps the server's refusals to those that this page checks itself. */
const REFUSALS: Partial<Record<ApiErrorCode, StartRefusal>> = {
  MATCH_ELIMINATED: 'eliminated',
  MATCH_NOT_YOURS: 'notYours',
  MATCH_UNAVAILABLE: 'unavailable',
  MATCH_OPPONENT_MISSING: 'awaitingOpponent',
}

type StartOptions = { tournamentId: string; userId: string; isEliminated: boolean }

/** Starts a match and goes to its game, or says why it can't ([TOUR-21]). */
export function useStartMatch({ tournamentId, userId, isEliminated }: StartOptions) {
  const { t } = useTranslation('tournament')
  const navigate = useNavigate()
  const showRefusal = useRefusalToast()
  const [startingId, setStartingId] = useState<string | null>(null)
  const isBusy = useRef(false)
  async function start(match: TournamentMatch) {
    const refusal = refuseMatchStart(match, { userId, isEliminated })
    if (refusal !== null) return showRefusal(refusal)
    if (isBusy.current) return
    isBusy.current = true
    setStartingId(match.id)
    try {
      const params = { id: tournamentId, matchId: match.id }
      const started: Partial<StartedMatch> = await callApi('POST /tournaments/:id/match/:matchId/start', {
        params,
      })
      const gameId = started.match?.gameId ?? started.game?.game_id_text
      if (!gameId) throw new Error(t('bracket.noGameId'))
      noteLed(gameId)
      await navigate({ to: '/game/$gameId', params: { gameId } })
    } catch (error) {
      const refused = error instanceof ApiError ? REFUSALS[error.code] : undefined
      const description = error instanceof Error ? error.message : String(error)
      if (refused === undefined)
        showToast({ style: 'destructive', title: t('bracket.startFailed'), description })
      else showRefusal(refused)
      // The page is out of date.
      refetchTournament(tournamentId)
      refetchBracket(tournamentId)
    } finally {
      isBusy.current = false
      setStartingId(null)
    }
  }
  return { start: (match: TournamentMatch) => void start(match), startingId }
}

function useRefusalToast() {
  const { t } = useTranslation('tournament')
  return (refusal: StartRefusal) => {
    const words = {
      eliminated: { title: t('bracket.out'), description: t('bracket.outText') },
      notYours: { title: t('bracket.notYours') },
      unavailable: { title: t('bracket.unavailable'), description: t('bracket.unavailableText') },
      awaitingOpponent: { title: t('bracket.awaitingOpponent') },
    }
    showToast({ style: 'destructive', ...words[refusal] })
  }
}
