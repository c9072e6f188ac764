import { randomUUID } from 'node:crypto'
import type { Color } from '@lance/chess'
import { declineDraw as declined, offerDraw as offered } from '@lance/domain'
import { changeState } from './changeState.ts'
import type { EndDecision } from './decideEnd.ts'
import { endGame } from './endGame.ts'
import type { LiveGame } from './gameState.ts'
import { type GamesContext, publish } from './gamesContext.ts'

type DrawRefusal =
  | Extract<ReturnType<typeof offered> | ReturnType<typeof declined>, { ok: false }>
  | Extract<EndDecision, { ok: false }>
type Answer = { ok: true } | DrawRefusal

const gameOver = { ok: false, code: 'GAME_OVER' } as const

/** Offers a draw, or accepts the opponent's open offer. The caller holds the game lock. */
export async function offerDraw(context: GamesContext, game: LiveGame, by: Color): Promise<Answer> {
  const offerId = randomUUID()
  const isTournament = game.facts.tournamentId !== null
  let accepted: string | null = null
  const changed = await changeState<DrawRefusal>(context, game, (state) => {
    accepted = null
    if (state.end) return gameOver
    const result = offered(state.offers, { by, offerId, isTournament })
    if (!result.ok) return result
    if (result.accepted) {
      accepted = result.accepted.offerId
      return null
    }
    return { ...state, offers: result.offers }
  })
  if (!changed.ok) return changed
  if (accepted !== null) return endGame(context, game, { kind: 'agreement', by, offerId: accepted })
  const { facts, state } = game
  publish(context, facts.id, {
    type: 'draw_offer',
    version: state.version,
    data: { playerId: facts[by].id, offerId },
  })
  return { ok: true }
}

/** Declines the opponent's open offer. The caller holds the game lock. */
export async function declineDraw(context: GamesContext, game: LiveGame, by: Color): Promise<Answer> {
  const changed = await changeState<DrawRefusal>(context, game, (state) => {
    if (state.end) return gameOver
    const result = declined(state.offers, { by })
    return result.ok ? { ...state, offers: result.offers } : result
  })
  if (!changed.ok) return changed
  const { facts, state } = game
  publish(context, facts.id, {
    type: 'draw_declined',
    version: state.version,
    data: { playerId: facts[by].id },
  })
  return { ok: true }
}
