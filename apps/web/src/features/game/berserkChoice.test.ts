import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { BLACK, recordAfter, WHITE } from '../room/gameFixture.ts'
import { type GameState, type PendingMove, startGameState } from '../room/gameState.ts'
import { berserkChoice } from './berserkChoice.ts'

const VIEWER = '33333333-3333-4333-8333-333333333333'
const room = { goBerserk: () => {} }
const allowed = { allowsBerserk: true, berserk: { white: false, black: false } }

function choiceOf(
  userId: string,
  ucis: readonly string[],
  changes: Partial<GameRecord> = allowed,
  more: Partial<GameState> = {},
) {
  const record = recordAfter(ucis, changes)
  return berserkChoice({ ...startGameState(userId), record, connection: 'Open', ...more }, room)
}
const open = { isOn: false, isAsked: false, isOff: false, choose: room.goBerserk }

describe('the choice to go berserk', () => {
  it('is open to each side until its own first move [GAME-36]', () => {
    expect(choiceOf(WHITE, [])).toEqual(open)
    expect(choiceOf(BLACK, [])).toEqual(open)
    expect(choiceOf(WHITE, ['e2e4'])).toBeNull()
    expect(choiceOf(BLACK, ['e2e4'])).toEqual(open)
    expect(choiceOf(BLACK, ['e2e4', 'e7e5'])).toBeNull()
  })

  it('ends with a first move that is only shown yet', () => {
    const pending = { ply: 1, fen: '', uci: 'e2e4', san: 'e4' } as PendingMove
    expect(choiceOf(WHITE, [], allowed, { pending })).toBeNull()
  })

  it('stays in sight, taken, until then', () => {
    const taken = { ...allowed, berserk: { white: true, black: false } }
    expect(choiceOf(WHITE, [], taken)).toEqual({ ...open, isOn: true })
    expect(choiceOf(BLACK, [], taken)).toEqual(open)
  })

  it('waits for the server’s answer, and for a connection', () => {
    const request = { type: 'berserk', data: { berserkId: 'b1' } } as const
    expect(choiceOf(WHITE, [], allowed, { request })).toEqual({ ...open, isAsked: true })
    expect(choiceOf(WHITE, [], allowed, { connection: 'Error' })).toEqual({ ...open, isOff: true })
  })

  it('does not exist for viewers, after the end, and where the game does not allow it [GAME-36]', () => {
    expect(choiceOf(VIEWER, [])).toBeNull()
    expect(choiceOf(WHITE, [], { ...allowed, status: 'aborted' })).toBeNull()
    expect(choiceOf(WHITE, [], {})).toBeNull()
    expect(berserkChoice(startGameState(WHITE), room)).toBeNull()
  })
})
