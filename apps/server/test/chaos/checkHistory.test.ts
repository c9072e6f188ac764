import { describe, expect, it } from 'vitest'
import { checkHistory } from './checkHistory.ts'
import type { HistoryEvent, Rule, StoredGame, Truth } from './history.ts'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
const AFTER_E5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'

const at = { atMs: 0, client: 0, gameId: 'g1' }
const first = { uci: 'e2e4', moveId: 'm1', clockMs: 600_000 }
const second = { uci: 'e7e5', moveId: 'm2', clockMs: 600_000 }

function moveEvent(ply: 1 | 2, changed: object = {}): HistoryEvent {
  const { uci, moveId } = ply === 1 ? first : second
  const clocks = { whiteMs: 600_000, blackMs: 600_000 }
  const fen = ply === 1 ? AFTER_E4 : AFTER_E5
  return { ...at, kind: 'move', version: ply, ply, uci, moveId, fen, ...clocks, ...changed }
}

function recordEvent(changed: object = {}): HistoryEvent {
  const position = { ply: 2, fen: AFTER_E5, whiteMs: 600_000, blackMs: 600_000 }
  return {
    ...at,
    kind: 'record',
    version: 2,
    moves: ['e2e4', 'e7e5'],
    status: 'playing',
    ...position,
    ...changed,
  }
}

const endEvent: HistoryEvent = {
  ...at,
  kind: 'end',
  version: 3,
  status: 'resignation',
  reason: 'resignation',
  winnerId: 'ana',
}

const game: StoredGame = {
  id: 'g1',
  whiteId: 'ana',
  blackId: 'bia',
  version: 3,
  ply: 2,
  fen: AFTER_E5,
  stakeCents: 1000,
  status: 'resignation',
  reason: 'resignation',
  winnerId: 'ana',
  moves: [first, second],
}

const transfer = (kind: string, amountCents: number, from: string, to: string) => ({
  kind,
  amountCents,
  from,
  to,
  reference: 'g1',
})
const stakes = ['ana', 'bia'].map((userId) => transfer('stake', 1000, `wallet ${userId}`, 'escrow g1'))
const win = transfer('win', 1600, 'escrow g1', 'wallet ana')
const fee = transfer('fee', 400, 'escrow g1', 'fees')

function truth({ stored = {}, ...changed }: Partial<Truth> & { stored?: Partial<StoredGame> } = {}): Truth {
  return {
    games: [{ ...game, ...stored }],
    transfers: [...stakes, win, fee],
    walletsBefore: new Map([
      ['ana', 5000],
      ['bia', 5000],
    ]),
    wallets: new Map([
      ['ana', 5600],
      ['bia', 4000],
    ]),
    ...changed,
  }
}

const completeHistory: HistoryEvent[] = [
  { ...at, kind: 'sent', ply: 1, uci: 'e2e4', moveId: 'm1' },
  moveEvent(1),
  moveEvent(2),
  recordEvent(),
  endEvent,
]

const brokenRules = (events: readonly HistoryEvent[], stored: Truth): Rule[] => [
  ...new Set(checkHistory({ events, truth: stored }).map(({ rule }) => rule)),
]

describe('checkHistory', () => {
  it('finds nothing in a correct history', () => {
    expect(checkHistory({ events: completeHistory, truth: truth() })).toEqual([])
    expect(checkHistory({ events: [], truth: truth() })).toEqual([])
  })

  it('finds an acknowledged move that is not stored, or is stored as another move', () => {
    const lost = truth({ stored: { moves: [first], ply: 1, fen: AFTER_E4 } })
    expect(brokenRules([moveEvent(1), moveEvent(2)], lost)).toEqual(['no acknowledged move is lost'])
    expect(brokenRules([recordEvent()], lost)).toEqual(['no acknowledged move is lost'])
    expect(brokenRules([moveEvent(1, { moveId: 'another' })], truth())).toEqual([
      'no acknowledged move is lost',
    ])
  })

  it('finds two moves for one ply, and one move for two plies', () => {
    expect(brokenRules([moveEvent(1), moveEvent(1, { client: 1, uci: 'd2d4' })], truth())).toContain(
      'one move for each ply',
    )
    expect(
      brokenRules([recordEvent(), recordEvent({ client: 1, moves: ['e2e4', 'c7c5'] })], truth()),
    ).toContain('one move for each ply')
    expect(brokenRules([], truth({ stored: { moves: [first, { ...second, moveId: 'm1' }] } }))).toEqual([
      'one move for each ply',
    ])
  })

  it('finds illegal moves, and a position that the moves do not lead to', () => {
    for (const stored of [
      { moves: [first, { ...second, uci: 'e2e4' }] },
      { fen: START },
      { ply: 3 },
    ] as const)
      expect(brokenRules([], truth({ stored }))).toEqual(['every stored move is legal'])
  })

  it('finds a clock that goes up', () => {
    const third = { uci: 'd2d4', moveId: 'm3', clockMs: 600_001 }
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2'
    const stored = { moves: [first, second, third], ply: 3, fen }
    expect(brokenRules([], truth({ stored }))).toEqual(['no clock goes up'])
    expect(brokenRules([moveEvent(2, { whiteMs: 600_500 })], truth())).toEqual(['no clock goes up'])
    expect(brokenRules([recordEvent({ blackMs: 600_001 })], truth())).toEqual(['no clock goes up'])
    expect(brokenRules([recordEvent({ blackMs: 10 })], truth())).toEqual([])
  })

  it('finds a client that is shown an older version than before, and a stored version older than a shown one', () => {
    expect(brokenRules([recordEvent({ version: 3 }), recordEvent({ version: 2 })], truth())).toEqual([
      'no version goes back',
    ])
    expect(
      brokenRules([recordEvent({ version: 3 }), recordEvent({ version: 2, client: 1 })], truth()),
    ).toEqual([])
    // A message that was overtaken is recognized by its version.
    expect(brokenRules([recordEvent({ version: 3 }), moveEvent(2)], truth())).toEqual([])
    expect(brokenRules([recordEvent({ version: 4 })], truth())).toEqual(['no version goes back'])
  })

  it('finds a second result', () => {
    expect(
      brokenRules([endEvent, { ...endEvent, client: 1, winnerId: 'bia' } as HistoryEvent], truth()),
    ).toEqual(['one result for each game'])
    expect(brokenRules([recordEvent({ status: 'checkmate' })], truth())).toEqual(['one result for each game'])
  })

  it('finds a win that is paid twice, to the wrong player, or never', () => {
    const again = { ...win, from: 'fees' }
    for (const transfers of [
      [...stakes, win, fee, again],
      [...stakes, { ...win, to: 'wallet bia' }, fee],
      stakes,
      [win, fee],
    ])
      expect(brokenRules([], truth({ transfers }))).toEqual(['one payout for each game'])
    const back = ['ana', 'bia'].map((userId) => transfer('stake_back', 1000, 'escrow g1', `wallet ${userId}`))
    const before = truth().walletsBefore
    const drawn = { stored: { winnerId: null }, wallets: before }
    expect(brokenRules([], truth({ ...drawn, transfers: [...stakes, ...back] }))).toEqual([])
    expect(brokenRules([], truth({ ...drawn, transfers: [...stakes, win, fee] }))).toEqual([
      'one payout for each game',
    ])
  })

  it('finds a balance below zero, and a wallet that does not add up', () => {
    const poor: HistoryEvent = { ...at, gameId: '', kind: 'balance', userId: 'ana', balance: -1 }
    expect(brokenRules([poor], truth())).toEqual(['no balance is below zero'])
    const wallets = new Map([
      ['ana', 5600],
      ['bia', -1],
    ])
    expect(brokenRules([], truth({ wallets }))).toEqual([
      'no balance is below zero',
      'every wallet holds what its games left it',
    ])
  })
})
