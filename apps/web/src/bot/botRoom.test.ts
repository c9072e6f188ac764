import { beforeEach, describe, expect, it } from 'vitest'
import { type TimersByHand, timersByHand } from '../socket/timersByHand.ts'
import { botGameAfter } from './botFixture.ts'
import type { BotGame } from './botGame.ts'
import { type BotNews, type BotRoom, openBotRoom } from './botRoom.ts'
import type { Engine, EngineResult } from './engine.ts'

let timers: TimersByHand
let settle: (result: EngineResult) => void
let stopCount: number
let kept: BotGame[]
let news: BotNews[]
let hasRoom: boolean

const engine: Engine = {
  ask: () => new Promise((resolve) => (settle = resolve)),
  stop: () => {
    stopCount += 1
  },
}

/** Ends the search; resolves after the code that awaits it has run. */
async function engineSays(result: EngineResult) {
  settle(result)
  await Promise.resolve()
  await Promise.resolve()
}
const chosen = (uci: string): EngineResult => ({ ok: true, answer: { type: 'move_chosen', uci } })

const open = (game: BotGame): BotRoom =>
  openBotRoom({
    game,
    engine,
    timers,
    keep: (one) => {
      kept.push(one)
      return hasRoom
    },
    onNews: (one) => news.push(one),
    afterPaint: (run) => run(),
  })

beforeEach(() => {
  timers = timersByHand(1_000_000)
  ;[stopCount, kept, news, hasRoom] = [0, [], [], true]
})

const play = (room: BotRoom, uci: string) =>
  room.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: null })

describe('a game against the bot on the page', () => {
  it('shows an early answer 500 ms after the player’s move, and a later one at once', async () => {
    const room = open(botGameAfter([]))
    expect(play(room, 'e2e4')).toBe(true)
    timers.turn(100)
    await engineSays(chosen('e7e5'))
    timers.turn(399)
    expect(room.state().san).toEqual(['e4'])
    timers.turn(1)
    expect(room.state().san).toEqual(['e4', 'e5'])

    play(room, 'g1f3')
    timers.turn(800)
    await engineSays(chosen('b8c6'))
    timers.turn(0)
    expect(room.state().san.at(-1)).toBe('Nc6')
    expect(kept.at(-1)?.clocksMs).toEqual([600_000, 600_000, 600_000, 599_200])
  })

  it('notices by itself when a side flags, and stops the search', () => {
    const room = open(botGameAfter(['e2e4', 'e7e5', 'g1f3']))
    timers.turn(599_999)
    expect(room.state().game.ending).toBeNull()
    timers.turn(1)
    expect(room.state().game.ending).toEqual({ reason: 'timeout', winner: 'white' })
    expect(news).toEqual([{ type: 'ended', isLostOnTime: false }])
    expect(stopCount).toBe(1)
  })

  it('suspends the game and clears all timers when closed', async () => {
    const room = open(botGameAfter(['e2e4', 'e7e5']))
    play(room, 'g1f3')
    timers.turn(300)
    await engineSays(chosen('b8c6'))
    room.close()
    expect(kept.at(-1)).toMatchObject({ usedMs: 300, ending: null, ucis: ['e2e4', 'e7e5', 'g1f3'] })
    expect(timers.dueInMs()).toEqual([])
    expect(stopCount).toBeGreaterThan(0)
    timers.turn(9_000_000)
    expect(room.state().san).toHaveLength(3)
  })

  it('asks the bot again after a failure', async () => {
    const room = open(botGameAfter(['e2e4']))
    await engineSays({ ok: false, code: 'ENGINE_FAILED' })
    expect(room.state().isBotStuck).toBe(true)
    room.tell({ type: 'ask_again' })
    await engineSays(chosen('e7e5'))
    timers.turn(500)
    expect(room.state().san).toEqual(['e4', 'e5'])
  })

  it('reports only once that the game can’t be stored', async () => {
    hasRoom = false
    const room = open(botGameAfter([]))
    play(room, 'e2e4')
    await engineSays(chosen('e7e5'))
    timers.turn(500)
    expect(kept).toHaveLength(2)
    expect(news).toEqual([{ type: 'not_kept' }])
  })
})
