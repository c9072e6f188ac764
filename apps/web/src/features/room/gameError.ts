import { SELF_RECOVERING_CODES, type ServerEvent } from '@lance/contract'
import type { GameEffect, GameState } from './gameState.ts'

/** How long to wait before retrying when the server is busy. */
const BUSY_RETRY_MS = 300

type Step = { state: GameState; effects: GameEffect[] }

const isSelfMending = (code: string) => (SELF_RECOVERING_CODES as readonly string[]).includes(code)

/**
 * Handles a refusal by the server. If it is busy, the same message is sent again; the time of its first
 * receipt counts. A refused move is taken back here and the record is read again, which shows whether the
 * move was refused or just late.
 */
export function handleError(
  state: GameState,
  { message, code, moveId }: ServerEvent<'game', 'error'>['data'],
  sync: (state: GameState) => Step,
): Step {
  const { pending, request } = state
  const isOurMove = moveId !== undefined && moveId === pending?.moveId
  if (code === 'BUSY') {
    if (isOurMove) return { state, effects: [{ type: 'resend_move', moveId, afterMs: BUSY_RETRY_MS }] }
    return { state, effects: request === null ? [] : [{ type: 'repeat_request', afterMs: BUSY_RETRY_MS }] }
  }
  // A stale move may be our own, already played: the record will tell. Any other refused move is dropped.
  const next = isOurMove && code !== 'STALE_PLY' ? { ...state, pending: null } : state
  if (isSelfMending(code)) return sync({ ...next, request: null })
  if (request?.type === 'rematch' && moveId === undefined) {
    return { state: { ...state, request: null, rematchRefusal: message }, effects: [] }
  }
  const step = isOurMove ? sync(next) : { state: { ...next, request: null }, effects: [] }
  return { ...step, effects: [...step.effects, { type: 'server_error', message }] }
}
