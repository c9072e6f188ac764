import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { BLACK, recordAfter, WHITE } from './gameFixture.ts'
import { type GameState, isAnswerUrgent, type PendingMove, startGameState } from './gameState.ts'

describe('isAnswerUrgent', () => {
  const pageOf = (userId: string, state: Partial<GameState> = {}, record: Partial<GameRecord> = {}) => ({
    ...startGameState(userId),
    record: recordAfter(['e2e4', 'e7e5'], record),
    ...state,
  })
  const pending = { ply: 3, isLate: false } as PendingMove

  it.each([
    ['on the player’s own turn', true, pageOf(WHITE)],
    ['on the opponent’s turn', false, pageOf(BLACK)],
    ['for a viewer', false, pageOf('a viewer')],
    ['on the own turn of a daily game', false, pageOf(WHITE, {}, { timeControl: 86_400 })],
    [
      'while a move is unanswered, in a daily game too',
      true,
      pageOf(WHITE, { pending }, { timeControl: 86_400 }),
    ],
    ['while a request is unanswered', true, pageOf(BLACK, { request: { type: 'resign' } })],
    ['after the end', false, pageOf(WHITE, {}, { status: 'checkmate' })],
    ['before the game has loaded', false, startGameState(WHITE)],
  ])('returns, %s, %s', (_, expected, state) => {
    expect(isAnswerUrgent(state)).toBe(expected)
  })
})
