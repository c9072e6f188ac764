import { SELF_MENDING_CODES } from '@lance/contract'
import type { GameEffect } from './gameEffect.ts'
import type { GameState } from './gameState.ts'

/** How long a busy server is left alone. */
const BUSY_AGAIN_MS = 300

type Step = { state: GameState; effects: GameEffect[] }
type GameError = { message: string; code: string; moveId?: string | undefined }

const isSelfMending = (code: string) => (SELF_MENDING_CODES as readonly string[]).includes(code)

/**
 * A refusal by the server. Busy: the same is sent again, the first receipt counting. A refused move is taken
 * back here, and the record read again, which also says whether it was refused or only late.
 */
export function takeError(
  state: GameState,
  { message, code, moveId }: GameError,
  sync: (state: GameState) => Step,
): Step {
  const { pending, request } = state
  const isOurMove = moveId !== undefined && moveId === pending?.moveId
  if (code === 'BUSY') {
    if (isOurMove) return { state, effects: [{ type: 'resend_move', moveId, afterMs: BUSY_AGAIN_MS }] }
    return { state, effects: request === null ? [] : [{ type: 'repeat_request', afterMs: BUSY_AGAIN_MS }] }
  }
  // A move that came too late may be our own, played already: the record will say. Any other is void.
  const next = isOurMove && code !== 'STALE_PLY' ? { ...state, pending: null } : state
  if (isSelfMending(code)) return sync({ ...next, request: null })
  if (request?.type === 'rematch' && moveId === undefined) {
    return { state: { ...state, request: null, rematchRefusal: message }, effects: [] }
  }
  const step = isOurMove ? sync(next) : { state: { ...next, request: null }, effects: [] }
  return { ...step, effects: [...step.effects, { type: 'server_error', message }] }
}
