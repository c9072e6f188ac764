import { makePgn, parseSquare } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../net/api/apiError.ts'
import { botGameAfter } from '../bot/botFixture.ts'
import { BLACK, recordAfter, WHITE } from '../room/gameFixture.ts'
import { STANDARD_START } from '../room/index.ts'
import { botReview } from './botReview.ts'
import { onlineReview } from './onlineReview.ts'
import { clampPly, refusalOf, replaySteps, stepAt, tableAt } from './reviewGame.ts'

const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
const ended = recordAfter(FOOLS_MATE, { status: 'checkmate', reason: 'checkmate', winner_id: BLACK })
const pgn = makePgn({
  tags: {},
  result: '0-1',
  moves: ended.san.map((san, index) => ({ san, clockMs: 600_000 - 1000 * index })),
})
const names = {
  ownId: 'a-user',
  own: 'Jogador-0a1b',
  shownOwn: 'Player-0a1b',
  bot: () => 'Bot',
  siteUrl: 'http://localhost',
}

describe('a game between two people, from its record and PGN', () => {
  const game = onlineReview(ended, pgn, WHITE)

  it('has every position with the last move and both clocks [REVIEW-1]', () => {
    expect(game.steps).toHaveLength(5)
    expect(stepAt(game, 0)).toMatchObject({ move: null, clocks: { white: 600_000, black: 600_000 } })
    expect(stepAt(game, 3)).toMatchObject({
      move: { uci: 'g2g4', san: 'g4' },
      clocks: { white: 598_000, black: 599_000 },
    })
    expect(stepAt(game, 4).fen).toBe(ended.fen)
  })

  it('has the king in check, the ending, and the user’s color', () => {
    expect(game.steps.map(({ check }) => check)).toEqual([null, null, null, null, parseSquare('e1')])
    expect(game).toMatchObject({ color: 'white', ending: { reason: 'checkmate', winner: 'black' } })
    expect(onlineReview(ended, pgn, 'somebody else').color).toBeNull()
  })

  it('begins with half the time on the clock of a side that went berserk, and marks it [GAME-36]', () => {
    const berserk = { white: true, black: false }
    const played = onlineReview({ ...ended, berserk }, pgn, WHITE)
    expect(stepAt(played, 0).clocks).toEqual({ white: 300_000, black: 600_000 })
    expect(tableAt(played, 0).game.berserk).toEqual(berserk)
    expect(tableAt(game, 0).game).not.toHaveProperty('berserk')
  })

  it('is shown at a ply with stopped clocks', () => {
    const { game: table, clocks } = tableAt(game, 2)
    expect(table).toMatchObject({ ply: 2, turn: 'white', lastMove: 'e7e5', san: ['f3', 'e5'] })
    expect(clocks.at(Date.now())).toEqual({ white: 600_000, black: 599_000, running: null })
  })

  it('works without clocks when the PGN has none', () => {
    const steps = replaySteps(FOOLS_MATE, {
      ...STANDARD_START,
      clocksMs: [],
      startMs: { white: 1000, black: 1000 },
    })
    expect(steps.every(({ clocks }) => clocks.white === 1000 && clocks.black === 1000)).toBe(true)
    expect(onlineReview(ended, 'no score', WHITE).steps).toHaveLength(5)
  })

  it('opens at the ply in its address, or at the last one', () => {
    expect([undefined, 0, 3, 99].map((asked) => clampPly(game, asked))).toEqual([4, 0, 3, 4])
  })
})

describe('a game against the bot', () => {
  it('can be reviewed once it is over', () => {
    const kept = botGameAfter(FOOLS_MATE, {
      ending: { reason: 'checkmate', winner: 'black' },
      endedAtMs: 2000,
    })
    const reviewed = botReview({ status: 'found', game: kept }, names)
    expect(reviewed).toMatchObject({
      ok: true,
      game: { color: 'white', players: { white: { name: 'Player-0a1b' }, black: { name: 'Bot' } } },
    })
    expect(reviewed.ok && reviewed.game.pgn).toContain('1. f3 {[%clk 0:10:00]}')
    expect(reviewed.ok && reviewed.game.pgn).toContain('[White "Jogador-0a1b"]')
  })

  it('is refused while it runs, and when this browser has none or a damaged one [REVIEW-2]', () => {
    const running = botGameAfter(['e2e4'])
    expect(botReview({ status: 'found', game: running }, names)).toEqual({ ok: false, code: 'running' })
    expect(botReview({ status: 'missing' }, names)).toEqual({ ok: false, code: 'botMissing' })
    expect(botReview({ status: 'damaged' }, names)).toEqual({ ok: false, code: 'botDamaged' })
  })
})

it('distinguishes a missing game, a forbidden one, and a server that is down', () => {
  const error = (status: number) => new ApiError({ code: 'UNKNOWN', status, message: '' })
  expect([404, 400, 401, 403, 503, 0].map((status) => refusalOf(error(status)))).toEqual([
    'missing',
    'missing',
    'forbidden',
    'forbidden',
    null,
    null,
  ])
  expect(refusalOf(new Error('else'))).toBeNull()
})
