import type { GameRecord, GameServerEvent } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { BLACK, moveEvent, recordAfter, WHITE } from './gameFixture.ts'
import { type GameEffect, type GameState, shownGame, startGameState } from './gameState.ts'
import { type GameInput, stepGame } from './stepGame.ts'

/** A game on White's page, step by step. Messages it sent are kept apart from its other effects. */
function whitesPage(record: GameRecord = recordAfter([])) {
  let state: GameState = startGameState(WHITE)
  let nowMs = 5000
  const page = {
    sent: [] as unknown[],
    effects: [] as GameEffect[],
    get state() {
      return state
    },
    get shown() {
      return shownGame(state.record as GameRecord, state.pending)
    },
    pass(ms: number) {
      nowMs += ms
      return page
    },
    take(input: GameInput) {
      const step = stepGame(state, input, nowMs)
      state = step.state
      for (const effect of step.effects) {
        if (effect.type === 'send') page.sent.push(effect.message)
        else page.effects.push(effect)
      }
      return page
    },
    hear: (event: GameServerEvent) => page.take({ type: 'event', event }),
    connect: (confirmed: GameRecord) =>
      page.take({ type: 'connection', status: 'Open' }).hear(confirmation(confirmed)),
    drop: () => page.take({ type: 'connection', status: 'Error' }),
    move(uci: string, moveId = 'mine', promotion: 'q' | null = null) {
      return page.take({
        type: 'move',
        move: { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion, moveId },
      })
    },
  }
  return page.connect(record)
}

function confirmation(record: GameRecord): GameServerEvent {
  return {
    type: 'connection_confirmed',
    version: record.version,
    data: { color: 'white', beaconToken: 'beacon', state: record },
  }
}

const stateEvent = (record: GameRecord): GameServerEvent => ({
  type: 'state',
  version: record.version,
  data: record,
})
const errorEvent = (code: string, moveId?: string): GameServerEvent => ({
  type: 'error',
  data: { code, message: 'Não deu.', moveId },
})
const endEvent = (version: number, data: object = {}): GameServerEvent => ({
  type: 'game_end',
  version,
  data: {
    reason: 'resignation',
    status: 'resignation',
    winner: WHITE,
    whiteMs: 1,
    blackMs: 2,
    ratings: null,
    score: null,
    scoreBooked: null,
    payout: null,
    payoutDueAt: null,
    payoutInReview: false,
    match: null,
    ...data,
  },
})
const e4 = { type: 'move', data: { from: 'e2', to: 'e4', promotion: null, ply: 1, moveId: 'mine' } }
const sync = { type: 'sync' }

describe('our own move', () => {
  it('is drawn at once and sent with its ply and id', () => {
    const page = whitesPage().move('e2e4')
    expect(page.shown).toMatchObject({ ply: 1, turn: 'black', lastMove: 'e2e4', san: ['e4'] })
    expect(page.shown.fen).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/4P3/)
    expect(page.sent).toEqual([e4])
  })

  it('castles in Chess960 with the king onto its rook, by the game’s rules', () => {
    const startFen = 'bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'
    const page = whitesPage(recordAfter([], { variant: 'chess960', startFen, fen: startFen })).move('d1c1')
    expect(page.shown).toMatchObject({ lastMove: 'd1c1', san: ['O-O-O'], variant: 'chess960', startFen })
    expect(page.shown.fen).toBe('bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNKRRBNQ b kq - 1 1')
  })

  it('becomes part of the record when the server acknowledges it', () => {
    const page = whitesPage().move('e2e4')
    page.hear(moveEvent(['e2e4'], { moveId: 'mine' }))
    expect(page.state.pending).toBeNull()
    expect(page.state.record).toMatchObject({ ply: 1, moves: ['e2e4'], san: ['e4'], version: 2 })
  })

  it('counts as acknowledged by the opponent’s reply in the record if its own answer was lost', () => {
    const page = whitesPage().move('e2e4')
    page.hear(stateEvent(recordAfter(['e2e4', 'e7e5'])))
    expect(page.state.pending).toBeNull()
    expect(page.sent).toEqual([e4])
  })

  it('stays drawn while the connection is lost and is sent again unchanged when it is back [GAME-7]', () => {
    const page = whitesPage().move('e2e4').drop()
    expect(page.shown.ply).toBe(1)
    page.connect(recordAfter([]))
    expect(page.sent).toEqual([e4, e4])
  })

  it('is not sent again when the record of the new connection contains it', () => {
    const page = whitesPage()
      .move('e2e4')
      .drop()
      .connect(recordAfter(['e2e4']))
    expect(page.state.pending).toBeNull()
    expect(page.shown.ply).toBe(1)
    expect(page.sent).toEqual([e4])
  })

  it('is sent again after 5 s without an answer', () => {
    const page = whitesPage().move('e2e4')
    expect(page.effects[0]).toEqual({ type: 'resend_move', moveId: 'mine', afterMs: 5000 })
    page.take({ type: 'resend_move', moveId: 'mine' })
    expect(page.sent).toEqual([e4, e4])
  })

  it('is not sent again once it is answered', () => {
    const page = whitesPage().move('e2e4')
    page.hear(moveEvent(['e2e4'], { moveId: 'mine' })).take({ type: 'resend_move', moveId: 'mine' })
    expect(page.sent).toEqual([e4])
  })

  it('is counted once even if its acknowledgement arrives twice', () => {
    const page = whitesPage().move('e2e4')
    const acknowledged = moveEvent(['e2e4'], { moveId: 'mine' })
    page.hear(acknowledged).hear(acknowledged)
    expect(page.state.record?.moves).toEqual(['e2e4'])
    expect(page.sent).toEqual([e4])
  })

  it('is sent again soon when the server is busy', () => {
    const page = whitesPage().move('e2e4').hear(errorEvent('BUSY', 'mine'))
    expect(page.effects.at(-1)).toEqual({ type: 'resend_move', moveId: 'mine', afterMs: 300 })
    expect(page.shown.ply).toBe(1)
  })

  it('requests the record when the server calls the move stale, without a message to the player', () => {
    const page = whitesPage().move('e2e4').hear(errorEvent('STALE_PLY', 'mine'))
    expect(page.sent).toEqual([e4, sync])
    page.hear(stateEvent(recordAfter(['e2e4'])))
    expect(page.shown).toMatchObject({ ply: 1, san: ['e4'] })
    expect(page.state.pending).toBeNull()
    expect(page.effects.some(({ type }) => type === 'server_error')).toBe(false)
  })

  it('is taken back when the server refuses it, with a message to the player', () => {
    const page = whitesPage().move('e2e4').hear(errorEvent('ILLEGAL_MOVE', 'mine'))
    expect(page.shown.ply).toBe(0)
    expect(page.effects.at(-1)).toEqual({ type: 'server_error', message: 'Não deu.' })
    expect(page.sent).toEqual([e4, sync])
  })

  it('is dropped when another page of the same player moved first', () => {
    const page = whitesPage().move('e2e4')
    page.hear(moveEvent(['d2d4'], { moveId: 'other page' }))
    expect(page.state.pending).toBeNull()
    expect(page.shown.san).toEqual(['d4'])
  })

  it('is dropped when the game ended before it', () => {
    const page = whitesPage(recordAfter(['e2e4', 'e7e5']))
      .move('g1f3')
      .hear(endEvent(4))
    expect(page.state.pending).toBeNull()
    expect(page.shown.ply).toBe(2)
  })

  it('is ignored within 100 ms of the one before [GAME-8]', () => {
    const page = whitesPage()
      .move('e2e4')
      .hear(moveEvent(['e2e4'], { moveId: 'mine' }))
    page
      .hear(moveEvent(['e2e4', 'e7e5']))
      .pass(99)
      .move('g1f3', 'second')
    expect(page.state.pending).toBeNull()
    page.pass(1).move('g1f3', 'third')
    expect(page.state.pending?.moveId).toBe('third')
  })

  it('is made at once if it is a premove, however quickly the opponent answered [GAME-8]', () => {
    const page = whitesPage()
      .move('e2e4')
      .hear(moveEvent(['e2e4'], { moveId: 'mine' }))
      .hear(moveEvent(['e2e4', 'e7e5']))
      .pass(5)
    page.take({
      type: 'move',
      move: { from: 'g1', to: 'f3', promotion: null, moveId: 'premove', isPremove: true },
    })
    expect(page.state.pending?.moveId).toBe('premove')
  })

  it('is not made while another is pending, out of turn, if illegal, or without a connection', () => {
    const waiting = whitesPage().move('e2e4').pass(200).move('d2d4', 'second')
    expect(waiting.state.pending?.moveId).toBe('mine')
    expect(whitesPage(recordAfter(['e2e4'])).move('e7e5').state.pending).toBeNull()
    expect(whitesPage().move('e2e5').state.pending).toBeNull()
    expect(whitesPage().drop().move('e2e4').state.pending).toBeNull()
  })

  it('says which piece a pawn becomes', () => {
    const promoting = ['h2h4', 'g7g5', 'h4g5', 'h7h6', 'g5h6', 'a7a6', 'h6h7', 'a6a5']
    const page = whitesPage(recordAfter(promoting)).move('h7g8', 'mine')
    expect(page.state.pending).toBeNull()
    page.move('h7g8', 'mine', 'q')
    expect(page.sent).toEqual([
      { type: 'move', data: { from: 'h7', to: 'g8', promotion: 'q', ply: 9, moveId: 'mine' } },
    ])
    expect(page.shown.san.at(-1)).toBe('hxg8=Q')
  })
})

describe('an event from the server', () => {
  it('plays the opponent’s move', () => {
    const page = whitesPage(recordAfter(['e2e4'])).hear(moveEvent(['e2e4', 'c7c5']))
    expect(page.shown).toMatchObject({ ply: 2, turn: 'white', lastMove: 'c7c5', san: ['e4', 'c5'] })
    expect(page.state.record?.running).toBe(true)
  })

  it('reveals a missed event by a gap in the versions; the record is requested once [GAME-11]', () => {
    const page = whitesPage(recordAfter(['e2e4']))
    page.hear(moveEvent(['e2e4', 'c7c5', 'g1f3', 'd7d6'])).hear({
      type: 'pong',
      version: 5,
      data: { at: 1 },
    })
    expect(page.sent).toEqual([sync])
    expect(page.shown.ply).toBe(1)
    page.hear(stateEvent(recordAfter(['e2e4', 'c7c5', 'g1f3', 'd7d6'])))
    expect(page.shown.ply).toBe(4)
  })

  it('triggers another request when the record does not arrive', () => {
    const page = whitesPage()
    const pong: GameServerEvent = { type: 'pong', version: 9, data: { at: 1 } }
    page.hear(pong).pass(2999).hear(pong)
    expect(page.sent).toEqual([sync])
    page.pass(1).hear(pong)
    expect(page.sent).toEqual([sync, sync])
  })

  it('is not undone by events that arrive late', () => {
    const now = recordAfter(['e2e4', 'c7c5', 'g1f3'])
    const page = whitesPage(now)
      .hear(moveEvent(['e2e4', 'c7c5']))
      .hear(stateEvent(recordAfter(['e2e4'])))
    page.take({ type: 'loaded', record: recordAfter(['e2e4']) })
    expect(page.state.record).toEqual(now)
    expect(page.sent).toEqual([])
  })

  it('ends the game once, and the record is requested for anything missed', () => {
    const page = whitesPage(recordAfter(['e2e4', 'e7e5']))
    page
      .hear({ type: 'resign', version: 4, data: { winner: WHITE } })
      .hear(endEvent(4))
      .hear(endEvent(4))
    expect(page.state.record).toMatchObject({ status: 'resignation', winner_id: WHITE, running: false })
    expect(page.effects.filter(({ type }) => type === 'ended')).toHaveLength(1)
    expect(page.sent).toEqual([sync])
  })

  it('does not announce an end that came before the page opened', () => {
    const page = whitesPage(recordAfter(['e2e4'], { status: 'aborted', reason: 'aborted' }))
    expect(page.effects).toEqual([])
  })

  it('sets the clocks to the time it arrived', () => {
    const page = whitesPage()
      .pass(700)
      .hear(moveEvent(['e2e4']))
    expect(page.state.receivedAtMs).toBe(5700)
  })

  it('keeps a draw offer after its maker’s own move and drops it after the opponent’s', () => {
    const page = whitesPage(recordAfter(['e2e4', 'e7e5']))
    page.hear({ type: 'draw_offer', version: 4, data: { playerId: WHITE, offerId: 'o1' } })
    page.hear(moveEvent(['e2e4', 'e7e5', 'g1f3'], { version: 5 }))
    expect(page.state.record?.drawOffer?.offerId).toBe('o1')
    page.hear(moveEvent(['e2e4', 'e7e5', 'g1f3', 'b8c6'], { version: 6 }))
    expect(page.state.record?.drawOffer).toBeNull()
  })

  it('reports that our offer was declined, but not that we declined theirs', () => {
    const declined = (playerId: string): GameServerEvent => ({
      type: 'draw_declined',
      version: 2,
      data: { playerId },
    })
    expect(whitesPage().hear(declined(BLACK)).effects).toEqual([{ type: 'draw_declined' }])
    expect(whitesPage().hear(declined(WHITE)).effects).toEqual([])
  })

  it('updates presence whatever its version', () => {
    const page = whitesPage(recordAfter(['e2e4'], { arrived: { white: true, black: false } }))
    page.hear({
      type: 'presence',
      version: 1,
      data: { playerId: BLACK, online: true, arrived: true, claimAt: null },
    })
    expect(page.state.record?.arrived.black).toBe(true)
    page.hear({
      type: 'presence',
      version: 2,
      data: { playerId: BLACK, online: false, arrived: true, claimAt: 99 },
    })
    expect(page.state.record?.presence.black).toEqual({ online: false, claimAt: 99 })
    expect(page.state.record?.version).toBe(2)
  })

  it('gives Black as long as White for the first move, counted from White’s move', () => {
    const page = whitesPage(recordAfter([], { firstMoveDueAt: 1_030_000 }))
    page.hear(moveEvent(['e2e4']))
    expect(page.state.record?.firstMoveDueAt).toBe(1_030_000)
    page.hear(moveEvent(['e2e4', 'e7e5']))
    expect(page.state.record?.firstMoveDueAt).toBeNull()
  })
})

describe('going berserk', () => {
  const blitz = { timeControl: 180, increment: 2, whiteMs: 180_000, blackMs: 180_000 }
  const allowed = { ...blitz, allowsBerserk: true, berserk: { white: false, black: false } }
  const ask: GameInput = { type: 'ask', message: { type: 'berserk', data: { berserkId: 'b1' } } }
  const berserkEvent = (playerId: string, version: number): GameServerEvent => ({
    type: 'berserk',
    version,
    data: { playerId, leftMs: 90_000, berserkId: 'b1' },
  })

  it('halves the clock only when the server says so [GAME-36]', () => {
    const page = whitesPage(recordAfter([], allowed)).take(ask)
    expect(page.sent).toEqual([ask.message])
    expect(page.state.record).toMatchObject({ whiteMs: 180_000, berserk: { white: false } })
    page.hear(berserkEvent(WHITE, 2))
    expect(page.state.record).toMatchObject({
      version: 2,
      whiteMs: 90_000,
      white_time: 90,
      blackMs: 180_000,
      berserk: { white: true, black: false },
    })
    expect(page.state.request).toBeNull()
    page.hear(berserkEvent(BLACK, 3))
    expect(page.state.record).toMatchObject({ blackMs: 90_000, berserk: { white: true, black: true } })
  })

  it('keeps our first move on its way', () => {
    const page = whitesPage(recordAfter([], allowed)).take(ask).move('e2e4')
    page.hear(berserkEvent(WHITE, 2))
    expect(page.state.pending?.uci).toBe('e2e4')
    expect(page.sent).toHaveLength(2)
  })

  it('changes nothing when the answer comes again later, and reads what that shows it missed', () => {
    const played = recordAfter(['e2e4', 'e7e5'], {
      ...allowed,
      berserk: { white: true, black: false },
      whiteMs: 80_000,
    })
    const page = whitesPage(played).take(ask).hear(berserkEvent(WHITE, 3))
    expect(page.state.record).toEqual(played)
    expect([page.state.request, page.sent]).toEqual([null, [ask.message]])
    page.hear(berserkEvent(WHITE, 4))
    expect(page.state.record).toEqual(played)
    expect(page.sent).toEqual([ask.message, sync])
  })

  it('says why the server refused it', () => {
    const page = whitesPage(recordAfter([], allowed)).take(ask).hear(errorEvent('BERSERK_TOO_LATE'))
    expect(page.effects).toEqual([{ type: 'server_error', message: 'Não deu.' }])
    expect(page.state.request).toBeNull()
  })

  it('is asked for again when the server is busy', () => {
    const page = whitesPage(recordAfter([], allowed)).take(ask).hear(errorEvent('BUSY'))
    page.take({ type: 'repeat_request' })
    expect(page.sent).toEqual([ask.message, ask.message])
  })
})

describe('a request of ours', () => {
  it('is repeated when the server is busy, but not after the game moved on', () => {
    const page = whitesPage().take({ type: 'ask', message: { type: 'draw_offer' } })
    page.hear(errorEvent('BUSY'))
    expect(page.effects).toEqual([{ type: 'repeat_request', afterMs: 300 }])
    page.take({ type: 'repeat_request' })
    expect(page.sent).toEqual([{ type: 'draw_offer' }, { type: 'draw_offer' }])
    page.hear(moveEvent(['e2e4'])).take({ type: 'repeat_request' })
    expect(page.sent).toHaveLength(2)
  })

  it('is not sent without a connection or in a game that is over', () => {
    const resign: GameInput = { type: 'ask', message: { type: 'resign' } }
    expect(whitesPage().drop().take(resign).sent).toEqual([])
    expect(whitesPage(recordAfter([], { status: 'aborted' })).take(resign).sent).toEqual([])
  })

  it('may be a rematch after the end, and stays pending until the record has it', () => {
    const over = {
      status: 'resignation',
      reason: 'resignation',
      winner_id: BLACK,
      endedAt: 1_000_000,
    } as const
    const rematchRequest: GameInput = { type: 'ask', message: { type: 'rematch' } }
    expect(whitesPage().take(rematchRequest).sent).toEqual([])
    const page = whitesPage(recordAfter([], over)).take(rematchRequest).hear(errorEvent('BUSY'))
    page.take({ type: 'repeat_request' })
    expect(page.sent).toEqual([{ type: 'rematch' }, { type: 'rematch' }])
    const asked = (playerId: string) => ({ status: 'asked', playerId, until: 1_060_000 }) as const
    page.hear(stateEvent(recordAfter([], { ...over, version: 2, rematch: asked(BLACK) })))
    expect(page.state.request).not.toBeNull()
    page.hear(stateEvent(recordAfter([], { ...over, version: 3, rematch: asked(WHITE) })))
    expect(page.state.request).toBeNull()
  })

  it('keeps the server’s message refusing a rematch until the next request', () => {
    const over = {
      status: 'resignation',
      reason: 'resignation',
      winner_id: BLACK,
      endedAt: 1_000_000,
    } as const
    const rematchRequest: GameInput = { type: 'ask', message: { type: 'rematch' } }
    const page = whitesPage(recordAfter([], over)).take(rematchRequest).hear(errorEvent('OPPONENT_GONE'))
    expect([page.state.rematchRefusal, page.state.request]).toEqual(['Não deu.', null])
    expect(page.effects).toEqual([])
    expect(page.take(rematchRequest).state.rematchRefusal).toBeNull()
  })

  it('shows a refusal that the page cannot resolve itself', () => {
    const page = whitesPage().hear(errorEvent('TOO_MANY_OFFERS'))
    expect(page.effects).toEqual([{ type: 'server_error', message: 'Não deu.' }])
  })

  it('ignores an error before the room is open, since the close gives the reason', () => {
    const page = whitesPage().take({ type: 'connection', status: 'Waiting' }).hear(errorEvent('FORBIDDEN'))
    expect(page.effects).toEqual([])
  })

  it.each(['STALE_PLY', 'NOT_YOUR_TURN', 'NO_SUCH_OFFER', 'OFFER_OPEN', 'GAME_OVER'])(
    'resolves %s by reading the record, without a message',
    (code) => {
      const page = whitesPage().hear(errorEvent(code))
      expect(page.effects).toEqual([])
      expect(page.sent).toEqual([sync])
    },
  )
})
