import { describe, expect, it } from 'vitest'
import { canAcceptDraw, declineDraw, NO_DRAW_OFFERS, offerDraw, offersAfterMove } from './drawOffers.ts'

function offered(by: 'white' | 'black', offers = NO_DRAW_OFFERS) {
  const result = offerDraw(offers, { by, offerId: `of-${by}`, isTournament: false })
  if (!result.ok || result.accepted) throw new Error('not offered')
  return result.offers
}

describe('a draw offer', () => {
  it('stays open until it is answered', () => {
    expect(offered('white')).toEqual({ standing: { by: 'white', offerId: 'of-white' }, white: 1, black: 0 })
  })

  it('cannot be made twice', () => {
    expect(offerDraw(offered('white'), { by: 'white', offerId: 'b', isTournament: false })).toEqual({
      ok: false,
      code: 'OFFER_OPEN',
    })
  })

  it('accepts the opponent’s open offer [GAME-13]', () => {
    expect(offerDraw(offered('white'), { by: 'black', offerId: 'b', isTournament: false })).toEqual({
      ok: true,
      accepted: { by: 'white', offerId: 'of-white' },
    })
  })

  it('outlives the offerer’s next move and ends with the opponent’s [GAME-12]', () => {
    const offers = offered('white')
    expect(offersAfterMove(offers, { mover: 'white' })).toBe(offers)
    expect(offersAfterMove(offers, { mover: 'black' }).standing).toBeNull()
  })

  it('can be accepted by its id, by the player it was made to', () => {
    const offers = offered('white')
    expect(canAcceptDraw(offers, { by: 'black', offerId: 'of-white' })).toBe(true)
    expect(canAcceptDraw(offers, { by: 'white', offerId: 'of-white' })).toBe(false)
    expect(canAcceptDraw(offers, { by: 'black', offerId: 'older' })).toBe(false)
  })

  it('can be declined by the player it was made to', () => {
    expect(declineDraw(offered('white'), { by: 'white' })).toEqual({ ok: false, code: 'NOTHING_TO_REFUSE' })
    expect(declineDraw(offered('white'), { by: 'black' })).toMatchObject({
      offers: { standing: null, white: 1 },
    })
    expect(declineDraw(NO_DRAW_OFFERS, { by: 'black' })).toEqual({ ok: false, code: 'NOTHING_TO_REFUSE' })
  })

  it('can be made three times by each player in a game [GAME-13]', () => {
    let offers = NO_DRAW_OFFERS
    for (let made = 0; made < 3; made++) offers = { ...offered('white', offers), standing: null }
    expect(offerDraw(offers, { by: 'white', offerId: 'd', isTournament: false })).toEqual({
      ok: false,
      code: 'TOO_MANY_OFFERS',
    })
    expect(offered('black', offers).black).toBe(1)
  })

  it('is refused in tournaments [GAME-14]', () => {
    expect(offerDraw(NO_DRAW_OFFERS, { by: 'white', offerId: 'a', isTournament: true })).toEqual({
      ok: false,
      code: 'DRAWS_REFUSED',
    })
  })
})
