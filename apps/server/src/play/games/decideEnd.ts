import { type Color, canMate, findOutcome, type Position, parseFen } from '@lance/chess'
import type { SocketErrorCode } from '@lance/contract'
import {
  canAcceptDraw,
  type Ending,
  endingByClaim,
  endingByFlag,
  endingByOutcome,
  endingByResignation,
  isPastDue,
  otherColor,
  turnOfPly,
} from '@lance/domain'
import type { DecidedMove } from './decideMove.ts'
import type { GameFacts, GameState } from './gameState.ts'
import { claimableAtMs } from './gamesContext.ts'

/** Why a player or the server wants the game to end now. */
export type EndRequest =
  | { kind: 'move'; version: number; move: DecidedMove }
  | { kind: 'resignation'; by: Color }
  /** The side to move at `ply` ran out of time at least `graceMs` ago. */
  | { kind: 'flag'; ply: number; graceMs: number }
  | { kind: 'agreement'; by: Color; offerId: string }
  | { kind: 'claim'; by: Color; result: 'win' | 'draw' }
  /** An operator voids the game. */
  | { kind: 'void' }

type EndRefusalCode = Extract<
  SocketErrorCode,
  'GAME_OVER' | 'STALE_PLY' | 'NO_SUCH_OFFER' | 'CLAIM_TOO_EARLY' | 'DRAWS_REFUSED' | 'GAME_NOT_READY'
>

export type EndDecision = { ok: true; ending: Ending } | { ok: false; code: EndRefusalCode }

/**
 * Decides whether a game ends now, from its row as read under the lock. The position on the board takes
 * precedence over the clock, whatever the request.
 */
export function decideEnd(
  { facts, state }: { facts: GameFacts; state: GameState },
  request: EndRequest,
  { nowMs, firstMoveMs }: { nowMs: number; firstMoveMs: number },
): EndDecision {
  if (state.end) return { ok: false, code: 'GAME_OVER' }
  const isTournament = facts.tournamentId !== null
  const { clock } = state
  switch (request.kind) {
    case 'move':
      if (request.version !== state.version || !request.move.outcome) return { ok: false, code: 'STALE_PLY' }
      return { ok: true, ending: endingByOutcome(request.move.outcome) }
    case 'resignation':
      return { ok: true, ending: endingByResignation({ by: request.by, ply: clock.ply, isTournament }) }
    case 'agreement':
      return canAcceptDraw(state.offers, request)
        ? { ok: true, ending: { reason: 'agreement', winner: null } }
        : { ok: false, code: 'NO_SUCH_OFFER' }
    case 'claim': {
      const claimFromMs = claimableAtMs({ facts, state }, otherColor(request.by))
      if (claimFromMs === null || nowMs < claimFromMs) return { ok: false, code: 'CLAIM_TOO_EARLY' }
      const claimerCanMate = canMate(positionOf(facts, state), request.by)
      return endingByClaim({ ...request, isTournament, claimerCanMate })
    }
    case 'flag': {
      if (request.ply !== clock.ply) return { ok: false, code: 'STALE_PLY' }
      if (!isPastDue(clock, { firstMoveMs, nowMs: nowMs - request.graceMs })) {
        return { ok: false, code: 'GAME_NOT_READY' }
      }
      const position = positionOf(facts, state)
      const outcome = findOutcome(position)
      if (outcome) return { ok: true, ending: endingByOutcome(outcome) }
      const opponentCanMate = canMate(position, otherColor(turnOfPly(clock.ply)))
      const neitherShowedUp = !state.white.arrived && !state.black.arrived
      return {
        ok: true,
        ending: endingByFlag({ ply: clock.ply, isTournament, neitherShowedUp, opponentCanMate }),
      }
    }
    case 'void':
      return { ok: true, ending: { reason: 'server', winner: null } }
  }
}

function positionOf({ variant }: GameFacts, { fen }: GameState): Position {
  const parsed = parseFen(fen, { variant })
  if (!parsed.ok) throw new Error(`a stored position is damaged: ${parsed.message}`)
  return parsed.position
}
