import { beforeEach, describe, expect, it } from 'vitest'
import { type ManualTimers, manualTimers } from '../../base/manualTimers.ts'
import { botGameAfter } from './botFixture.ts'
import type { BotGame } from './botGame.ts'
import { type BotGameController, openBotGameController } from './botGameController.ts'
import type { Engine, EngineResult } from './engine.ts'

let timers: ManualTimers
let settle: (result: EngineResult) => void
let stopCount: number
let kept: BotGame[]
let notKeptCount: number
let hasSpace: boolean

const engine: Engine = {
  ask: () => new Promise((resolve) => (settle = resolve)),
  stop: () => {
    stopCount += 1
  },
}

/** Ends the search; resolves after the code that awaits it has run. */
async function endSearch(result: EngineResult) {
  settle(result)
  await Promise.resolve()
  await Promise.resolve()
}
const chosen = (uci: string): EngineResult => ({ ok: true, answer: { type: 'move_chosen', uci } })

const open = (game: BotGame): BotGameController =>
  openBotGameController({
    game,
    engine,
    timers,
    save: (one) => {
      kept.push(one)
      return hasSpace
    },
    onNotKept: () => {
      notKeptCount += 1
    },
    afterPaint: (run) => run(),
  })

beforeEach(() => {
  timers = manualTimers(1_000_000)
  ;[stopCount, kept, notKeptCount, hasSpace] = [0, [], 0, true]
})

const play = (controller: BotGameController, uci: string) =>
  controller.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: null })

describe('a game against the bot on the page', () => {
  it('shows an early answer 500 ms after the player’s move, and a later one at once [BOT-3]', async () => {
    const controller = open(botGameAfter([]))
    expect(play(controller, 'e2e4')).toBe(true)
    timers.advance(100)
    await endSearch(chosen('e7e5'))
    timers.advance(399)
    expect(controller.state().san).toEqual(['e4'])
    timers.advance(1)
    expect(controller.state().san).toEqual(['e4', 'e5'])

    play(controller, 'g1f3')
    timers.advance(800)
    await endSearch(chosen('b8c6'))
    timers.advance(0)
    expect(controller.state().san.at(-1)).toBe('Nc6')
    expect(kept.at(-1)?.clocksMs).toEqual([600_000, 600_000, 600_000, 599_200])
  })

  it('notices by itself when a side flags, and stops the search', () => {
    const controller = open(botGameAfter(['e2e4', 'e7e5', 'g1f3']))
    timers.advance(599_999)
    expect(controller.state().game.ending).toBeNull()
    timers.advance(1)
    expect(controller.state().game.ending).toEqual({ reason: 'timeout', winner: 'white' })
    expect(stopCount).toBe(1)
  })

  it('suspends the game and clears all timers when closed', async () => {
    const controller = open(botGameAfter(['e2e4', 'e7e5']))
    play(controller, 'g1f3')
    timers.advance(300)
    await endSearch(chosen('b8c6'))
    controller.close()
    expect(kept.at(-1)).toMatchObject({ usedMs: 300, ending: null, ucis: ['e2e4', 'e7e5', 'g1f3'] })
    expect(timers.dueInMs()).toEqual([])
    expect(stopCount).toBeGreaterThan(0)
    timers.advance(9_000_000)
    expect(controller.state().san).toHaveLength(3)
  })

  it('asks the bot again after a failure', async () => {
    const controller = open(botGameAfter(['e2e4']))
    await endSearch({ ok: false, code: 'ENGINE_FAILED' })
    expect(controller.state().isBotStuck).toBe(true)
    controller.send({ type: 'ask_again' })
    await endSearch(chosen('e7e5'))
    timers.advance(500)
    expect(controller.state().san).toEqual(['e4', 'e5'])
  })

  it('reports only once that the game can’t be stored [BOT-8]', async () => {
    hasSpace = false
    const controller = open(botGameAfter([]))
    play(controller, 'e2e4')
    await endSearch(chosen('e7e5'))
    timers.advance(500)
    expect(kept).toHaveLength(2)
    expect(notKeptCount).toBe(1)
  })
})
