import { randomUUID } from 'node:crypto'
import type { Color } from '@lance/chess'
import { declineDraw as declined, offerDraw as offered } from '@lance/domain'
import { changeState } from './changeState.ts'
import type { EndDecision } from './decideEnd.ts'
import { type Desk, publish } from './desk.ts'
import { endGame } from './endGame.ts'
import type { LiveGame } from './gameState.ts'

type Refused =
  | Extract<ReturnType<typeof offered> | ReturnType<typeof declined>, { ok: false }>
  | Extract<EndDecision, { ok: false }>
type Answer = { ok: true } | Refused

const over = { ok: false, code: 'GAME_OVER' } as const

/** Offers a draw, or accepts the opponent's open offer. The caller holds the game lock. */
export async function offerDraw(desk: Desk, game: LiveGame, by: Color): Promise<Answer> {
  const offerId = randomUUID()
  const isTournament = game.facts.tournamentId !== null
  let accepted: string | null = null
  const changed = await changeState<Refused>(desk, game, (state) => {
    accepted = null
    if (state.end) return over
    const result = offered(state.offers, { by, offerId, isTournament })
    if (!result.ok) return result
    if (result.accepted) {
      accepted = result.accepted.offerId
      return null
    }
    return { ...state, offers: result.offers }
  })
  if (!changed.ok) return changed
  if (accepted !== null) return endGame(desk, game, { kind: 'agreement', by, offerId: accepted })
  const { facts, state } = game
  publish(desk, facts.id, {
    type: 'draw_offer',
    version: state.version,
    data: { playerId: facts[by].id, offerId },
  })
  return { ok: true }
}

/** Declines the opponent's open offer. The caller holds the game lock. */
export async function declineDraw(desk: Desk, game: LiveGame, by: Color): Promise<Answer> {
  const changed = await changeState<Refused>(desk, game, (state) => {
    if (state.end) return over
    const result = declined(state.offers, { by })
    return result.ok ? { ...state, offers: result.offers } : result
  })
  if (!changed.ok) return changed
  const { facts, state } = game
  publish(desk, facts.id, {
    type: 'draw_declined',
    version: state.version,
    data: { playerId: facts[by].id },
  })
  return { ok: true }
}
