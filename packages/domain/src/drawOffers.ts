import type { Color } from '@lance/chess'
import { otherColor } from './clock.ts'

/** Draw offers a player may make in one game. */
export const DRAW_OFFERS_PER_PLAYER = 3

export type StandingOffer = { by: Color; offerId: string }

/** The draw offers of a game: the open one, and how many each side has made. */
export type DrawOffers = { standing: StandingOffer | null; white: number; black: number }

export const NO_DRAW_OFFERS: DrawOffers = { standing: null, white: 0, black: 0 }

type OfferRefusal = 'OFFER_OPEN' | 'TOO_MANY_OFFERS' | 'DRAWS_REFUSED'

/** Offers a draw, or accepts the opponent's open offer. Tournament games have no draw by agreement. */
export function offerDraw(
  offers: DrawOffers,
  { by, offerId, isTournament }: { by: Color; offerId: string; isTournament: boolean },
):
  | { ok: true; accepted: StandingOffer }
  | { ok: true; accepted: null; offers: DrawOffers }
  | { ok: false; code: OfferRefusal } {
  if (isTournament) return { ok: false, code: 'DRAWS_REFUSED' }
  const { standing } = offers
  if (standing && standing.by === otherColor(by)) return { ok: true, accepted: standing }
  if (standing) return { ok: false, code: 'OFFER_OPEN' }
  if (offers[by] >= DRAW_OFFERS_PER_PLAYER) return { ok: false, code: 'TOO_MANY_OFFERS' }
  return { ok: true, accepted: null, offers: { ...offers, [by]: offers[by] + 1, standing: { by, offerId } } }
}

/** Whether this is the id of the open offer, and it was made to this player. */
export function canAcceptDraw(offers: DrawOffers, { by, offerId }: { by: Color; offerId: string }): boolean {
  return offers.standing?.offerId === offerId && offers.standing.by === otherColor(by)
}

export function declineDraw(
  offers: DrawOffers,
  { by }: { by: Color },
): { ok: true; offers: DrawOffers } | { ok: false; code: 'NOTHING_TO_REFUSE' } {
  if (offers.standing?.by !== otherColor(by)) return { ok: false, code: 'NOTHING_TO_REFUSE' }
  return { ok: true, offers: { ...offers, standing: null } }
}

/** An offer outlives the offerer's own next move and ends with the opponent's. */
export function offersAfterMove(offers: DrawOffers, { mover }: { mover: Color }): DrawOffers {
  return offers.standing?.by === otherColor(mover) ? { ...offers, standing: null } : offers
}
