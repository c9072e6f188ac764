import type { Invitation } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../net/api/apiError.ts'
import { playerChannel } from '../../net/session/playerChannel.ts'
import { callApi } from '../../net/session/wiring.ts'

export type InvitationState =
  | { status: 'loading' }
  | { status: 'found'; invitation: Invitation }
  | { status: 'gone' }
  | { status: 'failed'; reason: string }

/** The longest delay of a browser's timer. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** How often the invitation is refetched without an event: the friend gets no events about the host. */
const REFETCH_EVERY_MS = 15_000

/** The current invitation, refetched when an event arrives for the user and when the invitation expires. */
export function useInvitation(
  id: string,
  userId: string,
): { found: InvitationState; refetch: () => Promise<unknown> } {
  const query = useQuery({
    queryKey: ['invitation', id, userId],
    queryFn: ({ signal }) => callApi('GET /invitations/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error === null ? REFETCH_EVERY_MS : false),
    retry: false,
  })
  const { refetch, data } = query
  useEffect(() => {
    const stops = [
      playerChannel.onEvent(({ type }) => {
        if (type === 'notice' || type === 'player_status') void refetch()
      }),
      // Events missed while offline are not repeated.
      playerChannel.onStatus((status) => {
        if (status === 'Open') void refetch()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [refetch])
  const until = data?.until
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => void refetch(), Math.min(TIMER_MAX_MS, Math.max(0, until - Date.now())))
    return () => clearTimeout(timer)
  }, [until, refetch])
  return { found: toInvitationState(data, useLastError(query)), refetch }
}

/** Keeps showing an error during a retry: a query without data clears its error as soon as it is retried. */
function useLastError({ error, isFetching }: { error: Error | null; isFetching: boolean }): Error | null {
  const [last, setLast] = useState(error)
  if (!isFetching && last !== error) setLast(error)
  return error ?? (isFetching ? last : null)
}

function toInvitationState(data: Invitation | undefined, error: Error | null): InvitationState {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { status: 'gone' }
  // Keep showing the data while the server does not answer.
  if (data !== undefined) return { status: 'found', invitation: data }
  return error === null ? { status: 'loading' } : { status: 'failed', reason: error.message }
}
