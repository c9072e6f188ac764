import type { GameRecord } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../net/api/apiError.ts'
import { initialAnswer } from '../../net/api/pageAnswers.ts'
import { callApi } from '../../net/session/wiring.ts'
import { isReviewable, startGameState } from '../room/index.ts'
import { GameRefused, GameTable, LOADING_GAME, ViewerEndActions } from '../table/index.ts'
import { GameMissing, WatchRefused } from './gameRefusals.tsx'
import { onlineSource } from './onlineSource.ts'
import { tournamentStep } from './tournamentExit.ts'

type GuestGameState =
  | { status: 'loading' }
  | { status: 'over'; record: GameRecord }
  | { status: 'running' }
  | { status: 'missing' }
  | { status: 'failed'; reason: string }

/** A game between two people as a guest sees it. Only finished games are public; they no longer change. */
export function GuestGame({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['game', 'common'])
  const { found, retry } = useGuestRecord(gameId)
  switch (found.status) {
    case 'loading':
      return <GameTable source={LOADING_GAME} endActions={null} />
    case 'over':
      return <EndedGame gameId={gameId} record={found.record} />
    case 'running':
      return <WatchRefused gameId={gameId} why="guest" />
    case 'missing':
      return <GameMissing gameId={gameId} />
    case 'failed':
      return (
        <GameRefused title={t('roomFailed.title')} text={found.reason}>
          <button type="button" className="button button-primary mt-8" onClick={retry}>
            {t('common:retry')}
          </button>
        </GameRefused>
      )
  }
}

function EndedGame({ gameId, record }: { gameId: string; record: GameRecord }) {
  const source = useMemo(() => onlineSource({ ...startGameState(''), record }, null), [record])
  return (
    <GameTable
      source={source}
      endActions={
        <ViewerEndActions gameId={gameId} hasReview={isReviewable(record)} next={tournamentStep(record)} />
      }
    />
  )
}

function useGuestRecord(gameId: string): { found: GuestGameState; retry: () => void } {
  const [found, setFound] = useState<GuestGameState>(() => {
    const record = initialAnswer('GET /api/game/:id/state', { params: { id: gameId } })
    return record ? { status: 'over', record } : { status: 'loading' }
  })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another call
  useEffect(() => {
    const controller = new AbortController()
    setFound((was) => (was.status === 'over' ? was : { status: 'loading' }))
    callApi('GET /api/game/:id/state', { params: { id: gameId }, signal: controller.signal }).then(
      // The record that came with the page is already shown.
      (record) => setFound((was) => (isSameRecord(was, record) ? was : { status: 'over', record })),
      (error: unknown) => {
        if (!controller.signal.aborted) setFound(stateOfError(error))
      },
    )
    return () => controller.abort()
  }, [gameId, attempt])
  const retry = useCallback(() => setAttempt((was) => was + 1), [])
  return { found, retry }
}

const isSameRecord = (found: GuestGameState, record: GameRecord) =>
  found.status === 'over' && found.record === record

function stateOfError(error: unknown): GuestGameState {
  if (error instanceof ApiError && error.status === 401) return { status: 'running' }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return { status: 'missing' }
  return { status: 'failed', reason: error instanceof Error ? error.message : String(error) }
}
