import { initialMs } from '@lance/domain'
import { loadEngine } from '@lance/engine/node'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answerQuestion.ts'
import { answerAfterMs, limitThinking } from './botTiming.ts'

/** What a move takes beside thinking: messages, drawing, a device that does something else. */
const LOST_MS = 12
/** How often a thinking bot looks at the clock. */
const LOOK_MS = 5

/** The bot's time after so many moves, each of which would take `thinkingMs` if there were time. */
function leftAfter(moves: number, pace: { timeControlS: number; incrementS: number }, thinkingMs: number) {
  const incrementMs = pace.incrementS * 1000
  let leftMs = initialMs(pace)
  for (let move = 0; move < moves; move++) {
    const clock = { leftMs, incrementMs }
    let nowMs = 0
    const isTimeUp = limitThinking(clock, () => nowMs)
    while (nowMs < thinkingMs && !isTimeUp(nowMs >= 20)) nowMs += LOOK_MS
    leftMs -= Math.max(nowMs, answerAfterMs(clock)) + LOST_MS
    if (leftMs <= 0) return leftMs
    leftMs += incrementMs
  }
  return leftMs
}

describe('the bot’s time', () => {
  it.each([
    [{ timeControlS: 60, incrementS: 0 }, 30],
    [{ timeControlS: 60, incrementS: 0 }, 400],
    [{ timeControlS: 0, incrementS: 1 }, 30],
    [{ timeControlS: 0, incrementS: 1 }, 3000],
    [{ timeControlS: 120, incrementS: 1 }, 3000],
  ])('lasts for 150 moves at %o, on a device that wants %i ms for a move [BOT-12]', (pace, thinkingMs) => {
    expect(leftAfter(150, pace, thinkingMs)).toBeGreaterThan(0)
  })

  it('changes nothing as long as there is enough of it', () => {
    expect(answerAfterMs({ leftMs: 20_000, incrementMs: 0 })).toBe(500)
    expect(answerAfterMs(null)).toBe(500)
  })

  it('ends a search that would take longer, with a legal move [BOT-12]', async () => {
    const engine = await loadEngine()
    const ucis = ['d2d4', 'b8a6']
    for (const level of ['harpia', 'ultra', 'tuim'] as const) {
      let nowMs = 0
      const slow = () => (nowMs += LOOK_MS)
      const clock = { leftMs: 200, incrementMs: 0 }
      const answer = answerQuestion(engine, { type: 'choose_move', level, seed: 1, ucis, clock }, slow)
      expect(nowMs).toBeLessThan(60)
      engine.setGame({ ucis })
      expect(answer.type === 'move_chosen' && engine.legalMoves()).toContain(
        answer.type === 'move_chosen' && answer.uci,
      )
    }
  })

  it('does not change what the bot plays while there is enough of it', async () => {
    const engine = await loadEngine()
    const question = { type: 'choose_move', level: 1700, seed: 3, ucis: ['e2e4', 'e7e5', 'g1f3'] } as const
    const clock = { leftMs: 600_000, incrementMs: 0 }
    expect(answerQuestion(engine, { ...question, clock })).toEqual(answerQuestion(engine, question))
  })
})
