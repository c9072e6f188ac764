import { describe, expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import type { BotGame } from './botGame.ts'
import { type BotState, botClocks, resumeBotGame } from './botState.ts'
import { type BotInput, firstEffects, stepBotGame } from './stepBotGame.ts'

const START_MS = 50_000

// Both sides capture whatever they can, until White has only the king left. Black is to move.
const whiteIsBare = `
  b1c3 b7b5 c3b5 d7d6 b5a7 a8a7 g2g4 c8g4 f1h3 g4e2 e1e2 a7a2 a1a2 d8d7 h3d7 b8d7 a2a6 e7e5 a6d6 f8d6
  d2d4 e5d4 d1d4 d6h2 d4d7 e8d7 h1h2 g7g5 c1g5 h7h6 g5h6 g8h6 h2h6 h8h6 g1h3 h6h3 f2f3 h3f3 e2f3 d7c8
  f3e2 c7c6 b2b3 f7f5 e2f1 c8b7 f1g2 b7a6 g2g1 a6b6 b3b4 c6c5 b4c5 b6c5 c2c4 c5c4 g1g2
`
  .trim()
  .split(/\s+/)

const at = (ucis: readonly string[], changes: Partial<BotGame> = {}) =>
  resumeBotGame(botGameAfter(ucis, changes), START_MS)

const step = (state: BotState, input: BotInput, afterMs = 1000) =>
  stepBotGame(state, input, START_MS + afterMs)

const move = (uci: string): BotInput => ({
  type: 'move',
  move: { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: (uci.charAt(4) || null) as 'q' | null },
})

/** Played as soon as it is there. */
const answer = (uci: string, ply: number, afterMs = 1000): BotInput => ({
  type: 'answer',
  uci,
  ply,
  atMs: START_MS + afterMs,
})

describe('a game against the bot', () => {
  it('plays and stores the player’s move at once, and delays the bot’s answer by at least 500 ms [BOT-3]', () => {
    const { state, effects } = step(at([]), move('e2e4'))
    expect(state.game.ucis).toEqual(['e2e4'])
    expect(state.san).toEqual(['e4'])
    expect(effects).toEqual([
      { type: 'keep', game: state.game },
      {
        type: 'ask_bot',
        question: { type: 'choose_move', level: 'easy', seed: 1001, ucis: ['e2e4'] },
        ply: 1,
        notBeforeMs: START_MS + 1000 + 500,
      },
    ])
  })

  it('begins with the bot’s move when the player has Black', () => {
    const state = at([], { color: 'black' })
    expect(firstEffects(state, START_MS)).toMatchObject([{ type: 'ask_bot', ply: 0 }])
    expect(step(state, move('e2e4')).state).toBe(state)
    expect(step(state, answer('e2e4', 0)).state.san).toEqual(['e4'])
  })

  it('accepts only the player’s legal moves, on their turn, and no second one within 100 ms [BOT-4]', () => {
    const state = at(['e2e4', 'e7e5'])
    for (const wrong of ['e4e5', 'd7d5', 'a1a9', 'xxxx']) expect(step(state, move(wrong)).state).toBe(state)
    const played = step(state, move('g1f3')).state
    expect(step(played, move('b1c3')).state).toBe(played)
    const answered = step(played, answer('b8c6', 3, 1050), 1050).state
    expect(answered.san).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
    expect(step(answered, move('f1b5'), 1080).state).toBe(answered)
    expect(step(answered, move('f1b5'), 1100).state.san.at(-1)).toBe('Bb5')
  })

  it('promotes a pawn to the chosen piece', () => {
    const before = ['h2h4', 'g7g5', 'h4g5', 'h7h6', 'g5h6', 'a7a6', 'h6h7', 'a6a5']
    const state = at(before)
    expect(step(state, move('h7g8')).state).toBe(state)
    expect(step(state, move('h7g8n')).state.san.at(-1)).toBe('hxg8=N')
  })

  it('ignores an answer to an outdated question', () => {
    const state = at(['e2e4'])
    expect(step(state, answer('e7e5', 3)).state).toBe(state)
    const over = step(state, { type: 'resign' }).state
    expect(step(over, answer('e7e5', 1)).state).toBe(over)
  })

  it('marks the bot as stuck when it can’t answer, and asks it again on request [BOT-8]', () => {
    const stuck = step(at(['e2e4']), { type: 'no_answer', ply: 1 }).state
    expect(stuck.isBotStuck).toBe(true)
    const { state, effects } = step(stuck, { type: 'ask_again' })
    expect(state.isBotStuck).toBe(false)
    expect(effects).toMatchObject([{ type: 'ask_bot', ply: 1 }])
    expect(step(at(['e2e4']), answer('e7e3', 1)).state.isBotStuck).toBe(true)
  })
})

describe('time in a game against the bot', () => {
  it('starts after both sides have moved, and is charged to the side to move', () => {
    expect(botClocks(at(['e2e4']), START_MS + 9000)).toEqual({
      white: 600_000,
      black: 600_000,
      running: null,
    })
    const state = at(['e2e4', 'e7e5'])
    expect(botClocks(state, START_MS + 9000)).toEqual({ white: 591_000, black: 600_000, running: 'white' })
    const moved = step(state, move('g1f3'), 9000).state
    expect(moved.game.clocksMs).toEqual([600_000, 600_000, 591_000])
    expect(botClocks(moved, START_MS + 10_000)).toEqual({ white: 591_000, black: 599_000, running: 'black' })
  })

  it('loses the game for a player who runs out of it, whatever the input at that moment', () => {
    const state = at(['e2e4', 'e7e5'])
    expect(step(state, { type: 'tick' }, 599_999).state).toBe(state)
    for (const input of [
      { type: 'tick' },
      move('g1f3'),
      { type: 'resign' },
      { type: 'rest' },
    ] as BotInput[]) {
      const over = step(state, input, 600_000)
      expect(over.state.game.ending).toEqual({ reason: 'timeout', winner: 'black' })
      expect(over.effects.at(-1)).toEqual({ type: 'keep', game: over.state.game })
      expect(botClocks(over.state, START_MS + 900_000)).toEqual({ white: 0, black: 600_000, running: null })
    }
  })

  it('loses the game for the bot too, and draws it when the other side could never mate', () => {
    const botsFlag = step(at(['e2e4', 'e7e5', 'g1f3']), { type: 'tick' }, 600_000)
    expect(botsFlag.state.game.ending).toEqual({ reason: 'timeout', winner: 'white' })
    expect(botsFlag.effects.at(-1)).toEqual({ type: 'keep', game: botsFlag.state.game })
    const bare = step(at(whiteIsBare), { type: 'tick' }, 600_000).state
    expect(bare.game.ending).toEqual({ reason: 'timeout_draw', winner: null })
  })

  it('stops while the game is suspended, and continues with what the turn had used [BOT-5]', () => {
    const { state, effects } = step(at(['e2e4', 'e7e5']), { type: 'rest' }, 7000)
    expect(effects).toEqual([{ type: 'stop_bot' }, { type: 'keep', game: state.game }])
    expect(botClocks(state, START_MS + 3_000_000)).toMatchObject({ white: 593_000, running: null })
    const woken = step(state, { type: 'wake' }, 3_000_000).state
    expect(botClocks(woken, START_MS + 3_001_000)).toMatchObject({ white: 592_000, running: 'white' })
    const reloaded = resumeBotGame(state.game, START_MS + 9_000_000)
    expect(botClocks(reloaded, START_MS + 9_001_000)).toMatchObject({ white: 592_000, running: 'white' })
  })
})

describe('the bot’s time', () => {
  const bullet = { timeControlS: 60, incrementS: 1, clocksMs: [60_000, 60_000, 58_000] }

  it('adds the increment to both clocks after each move [BOT-11]', () => {
    const { state } = step(at(['e2e4', 'e7e5', 'g1f3'], bullet), answer('b8c6', 3, 800), 800)
    expect(state.game.clocksMs).toEqual([60_000, 60_000, 58_000, 60_200])
    const moved = step(state, move('f1b5'), 3000).state
    expect(moved.game.clocksMs.at(-1)).toBe(56_800)
  })

  it('begins with the second move, and the first has no limit at any pace [BOT-4] [BOT-11]', () => {
    for (const timeControlS of [60, 180, 600, 86_400]) {
      const state = at([], { timeControlS })
      expect(step(state, { type: 'tick' }, 90_000_000).state).toBe(state)
    }
  })

  it('gives a game by days its full time for each move [BOT-11]', () => {
    const daily = at(['e2e4', 'e7e5'], { timeControlS: 86_400, clocksMs: [86_400_000, 86_400_000] })
    const moved = step(daily, move('g1f3'), 80_000_000).state
    expect(moved.game.clocksMs.at(-1)).toBe(6_400_000)
    const hour = START_MS + 80_000_000 + 3_600_000
    expect(botClocks(moved, hour)).toEqual({ white: 86_400_000, black: 82_800_000, running: 'black' })
    expect(botClocks(resumeBotGame(moved.game, START_MS), START_MS)).toMatchObject({ white: 86_400_000 })
  })

  it('tells the bot what it has left once its clock runs, and lets it answer sooner when that is little [BOT-12]', () => {
    const asked = (left: number) => {
      const clocksMs = [60_000, 60_000, 58_000, left]
      const ucis = ['e2e4', 'e7e5', 'g1f3', 'b8c6']
      return step(at(ucis, { timeControlS: 60, clocksMs }), move('f1b5')).effects.at(-1)
    }
    const notBefore = (afterMs: number) => START_MS + 1000 + afterMs
    expect(asked(30_000)).toMatchObject({
      question: { clock: { leftMs: 30_000 } },
      notBeforeMs: notBefore(500),
    })
    expect(asked(4000)).toMatchObject({ question: { clock: { leftMs: 4000 } }, notBeforeMs: notBefore(100) })
    expect(step(at([]), move('e2e4')).effects.at(-1)).not.toHaveProperty('question.clock')
  })

  it('is not charged for a page that plays its move late [BOT-12]', () => {
    const state = at(['e2e4', 'e7e5', 'g1f3'], { ...bullet, incrementS: 0, clocksMs: [60_000, 900, 58_000] })
    const late = step(state, answer('b8c6', 3, 500), 1400).state
    expect(late.game).toMatchObject({ ending: null, clocksMs: [60_000, 900, 58_000, 400] })
    expect(botClocks(late, START_MS + 1400)).toMatchObject({ white: 58_000, running: 'white' })
    expect(step(state, answer('b8c6', 3, 901), 901).state.game.ending?.reason).toBe('timeout')
  })
})

describe('the end of a game against the bot', () => {
  it('follows from the rules, and is stored [BOT-4]', () => {
    const { state, effects } = step(at(['f2f3', 'e7e5', 'g2g4']), answer('d8h4', 3))
    expect(state.game.ending).toEqual({ reason: 'checkmate', winner: 'black' })
    expect(state.game.endedAtMs).toBe(START_MS + 1000)
    expect(effects).toEqual([{ type: 'stop_bot' }, { type: 'keep', game: state.game }])
  })

  it('follows from threefold repetition', () => {
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1']
    const { state } = step(at(shuffle), answer('f6g8', 7))
    expect(state.game.ending).toEqual({ reason: 'repetition', winner: null })
  })

  it('follows from resigning, which aborts the game before both sides have moved [BOT-4]', () => {
    expect(step(at(['e2e4']), { type: 'resign' }).state.game.ending).toEqual({
      reason: 'aborted',
      winner: null,
    })
    const ending = { reason: 'resignation', winner: 'black' }
    expect(step(at(['e2e4', 'e7e5']), { type: 'resign' }).state.game.ending).toEqual(ending)
  })

  it('is final', () => {
    const over = step(at(['e2e4', 'e7e5']), { type: 'resign' }).state
    for (const input of [
      move('g1f3'),
      { type: 'resign' },
      { type: 'rest' },
      { type: 'tick' },
    ] as BotInput[]) {
      expect(step(over, input, 900_000)).toEqual({ state: over, effects: [] })
    }
  })
})

describe('the same game in two tabs', () => {
  it('follows the tab that is ahead, and no other', () => {
    const state = at(['e2e4', 'e7e5'])
    const ahead = botGameAfter(['e2e4', 'e7e5', 'g1f3'])
    const followed = step(state, { type: 'kept', game: ahead })
    expect(followed.state.san).toEqual(['e4', 'e5', 'Nf3'])
    expect(followed.effects).toMatchObject([{ type: 'ask_bot', ply: 3 }])
    expect(step(state, { type: 'kept', game: botGameAfter(['e2e4']) }).state).toBe(state)
    const ended = step(state, { type: 'resign' }).state.game
    expect(step(state, { type: 'kept', game: ended }).state.game.ending).toEqual(ended.ending)
  })
})
