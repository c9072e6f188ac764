import { describe, expect, it } from 'vitest'
import {
  type Clock,
  chargeMove,
  dueAtMs,
  isClockRunning,
  isPastDue,
  leftMs,
  movesMadeBy,
  NOT_BERSERK,
  resumeClock,
  startBerserk,
  startClock,
  stopClock,
  turnOfPly,
} from './clock.ts'
import { creditLag, creditsLag, FULL_LAG_ACCOUNT } from './lag.ts'
import { paceOf } from './pace.ts'

const firstMoveMs = 30_000
const running: Clock = {
  ...paceOf(600),
  whiteMs: 600_000,
  blackMs: 580_000,
  ply: 2,
  turnStartedAtMs: 1000,
  berserk: NOT_BERSERK,
}

function play(clock: Clock, atMs: number): Clock {
  return chargeMove(clock, { receivedAtMs: atMs, nowMs: atMs }).clock
}

describe('a clock before both sides have moved', () => {
  it('starts for White only after Black’s first move [CLOCK-1]', () => {
    let clock = startClock({ pace: paceOf(600), nowMs: 0 })
    clock = play(clock, 12_000)
    clock = play(clock, 29_000)
    expect(clock).toMatchObject({ whiteMs: 600_000, blackMs: 600_000, ply: 2, turnStartedAtMs: 29_000 })
    expect(isClockRunning(clock)).toBe(true)
    expect(leftMs(clock, { color: 'white', nowMs: 30_000 })).toBe(599_000)
  })

  it('limits each first move, Black’s counted from White’s move [CLOCK-2]', () => {
    const start = startClock({ pace: paceOf(600), nowMs: 0 })
    expect(dueAtMs(start, { firstMoveMs })).toBe(30_000)
    expect(dueAtMs(play(start, 20_000), { firstMoveMs })).toBe(50_000)
    expect(isPastDue(start, { firstMoveMs, nowMs: 29_999 })).toBe(false)
    expect(isPastDue(start, { firstMoveMs, nowMs: 30_000 })).toBe(true)
  })

  it('is not due before `firstMovesUntilMs`, however early White moves [TOUR-15]', () => {
    const start = { ...startClock({ pace: paceOf(600), nowMs: 0 }), firstMovesUntilMs: 180_000 }
    expect(dueAtMs(start, { firstMoveMs })).toBe(180_000)
    expect(dueAtMs(play(start, 5000), { firstMoveMs })).toBe(180_000)
    expect(dueAtMs(play(start, 170_000), { firstMoveMs })).toBe(200_000)
    expect(dueAtMs(play(play(start, 1000), 2000), { firstMoveMs })).toBe(602_000)
  })

  it('starts with a different time for Black when given one', () => {
    const clock = startClock({ pace: paceOf(300), blackMs: 240_000, nowMs: 0 })
    expect(clock).toMatchObject({ whiteMs: 300_000, blackMs: 240_000 })
  })
})

describe('a clock with an increment', () => {
  const pace = { timeControlS: 180, incrementS: 2 }

  it('adds it to the mover after each move but the first ones [CLOCK-10]', () => {
    let clock = play(play(startClock({ pace, nowMs: 0 }), 4000), 9000)
    expect(clock).toMatchObject({ whiteMs: 180_000, blackMs: 180_000 })
    const first = chargeMove(clock, { receivedAtMs: 12_000, nowMs: 12_010 })
    expect(first).toMatchObject({ moverLeftMs: 179_000, clock: { whiteMs: 179_000, blackMs: 180_000 } })
    clock = play(first.clock, 12_510)
    expect(clock).toMatchObject({ whiteMs: 179_000, blackMs: 181_500, ply: 4 })
  })

  it('does not add it to a side that has flagged [CLOCK-10]', () => {
    const clock = { ...startClock({ pace, nowMs: 0 }), ply: 2, whiteMs: 500 }
    expect(isPastDue(clock, { firstMoveMs, nowMs: 499 })).toBe(false)
    expect(isPastDue(clock, { firstMoveMs, nowMs: 500 })).toBe(true)
  })

  it('starts at the increment without initial time', () => {
    const clock = startClock({ pace: { timeControlS: 0, incrementS: 10 }, nowMs: 0 })
    expect(clock).toMatchObject({ whiteMs: 10_000, blackMs: 10_000 })
  })
})

describe('the clock of a side that went berserk', () => {
  const pace = { timeControlS: 180, incrementS: 2 }
  const start = startBerserk(startClock({ pace, nowMs: 0 }), { color: 'white', leftMs: 90_000 })

  it('has half the time and earns no increment, while the opponent’s stays as it was [CLOCK-14]', () => {
    expect(start).toMatchObject({ whiteMs: 90_000, blackMs: 180_000, incrementS: 2 })
    let clock = play(play(start, 4000), 9000)
    clock = play(play(clock, 12_000), 13_000)
    expect(clock).toMatchObject({ whiteMs: 87_000, blackMs: 181_000, ply: 4 })
    clock = play(play(clock, 13_500), 14_000)
    expect(clock).toMatchObject({ whiteMs: 86_500, blackMs: 182_500, ply: 6 })
  })

  it('earns nothing on either side once both are berserk [CLOCK-14]', () => {
    let clock = startBerserk(play(start, 1000), { color: 'black', leftMs: 90_000 })
    expect(clock.berserk).toEqual({ white: true, black: true })
    clock = play(play(play(clock, 2000), 5000), 6000)
    expect(clock).toMatchObject({ whiteMs: 87_000, blackMs: 89_000 })
  })

  it('is due at half the time, and after the same limit for the first move [CLOCK-14]', () => {
    expect(dueAtMs(start, { firstMoveMs })).toBe(dueAtMs(startClock({ pace, nowMs: 0 }), { firstMoveMs }))
    const clock = play(play(start, 1000), 2000)
    expect(dueAtMs(clock, { firstMoveMs })).toBe(92_000)
    expect(isPastDue(clock, { firstMoveMs, nowMs: 91_999 })).toBe(false)
    expect(isPastDue(clock, { firstMoveMs, nowMs: 92_000 })).toBe(true)
  })

  it('is charged less what the network took, as any other side [CLOCK-12] [CLOCK-14]', () => {
    const game = { ...pace, wagerCents: 0n, hasPrize: false }
    expect(creditsLag(game)).toBe(true)
    const clock = play(play(start, 1000), 2000)
    const turn = { elapsedMs: 3000, thinkMs: 2920, lineMs: 100 }
    const creditMs = creditLag(FULL_LAG_ACCOUNT, turn)
    const { moverLeftMs } = chargeMove(clock, { receivedAtMs: 5000 - creditMs, nowMs: 5000 })
    expect(moverLeftMs).toBe(90_000 - turn.thinkMs)
  })

  it('stays berserk through an outage [CLOCK-14]', () => {
    const clock = play(play(start, 1000), 2000)
    const stopped = stopClock(clock, { lastHeartbeatMs: 4000, resumeAtMs: 60_000 }).clock
    const resumed = resumeClock(stopped, { nowMs: 50_000 })
    expect(play(resumed, 51_000)).toMatchObject({ whiteMs: 87_000, berserk: { white: true, black: false } })
  })

  it('leaves the clocks of other games alone', () => {
    expect(NOT_BERSERK).toEqual({ white: false, black: false })
    expect(startClock({ pace, nowMs: 0 }).berserk).toBe(NOT_BERSERK)
  })
})

describe('the moves of a side', () => {
  it('are the odd plies for White and the even ones for Black', () => {
    expect([0, 1, 2, 3].map((ply) => movesMadeBy('white', ply))).toEqual([0, 1, 1, 2])
    expect([0, 1, 2, 3].map((ply) => movesMadeBy('black', ply))).toEqual([0, 0, 1, 1])
  })
})

describe('a running clock', () => {
  it('charges only the side to move', () => {
    expect(leftMs(running, { color: 'white', nowMs: 6000 })).toBe(595_000)
    expect(leftMs(running, { color: 'black', nowMs: 6000 })).toBe(580_000)
  })

  it('charges a move up to its receipt, not until it is stored [CLOCK-3]', () => {
    const { clock, moverLeftMs } = chargeMove(running, { receivedAtMs: 4000, nowMs: 4020 })
    expect(moverLeftMs).toBe(597_000)
    expect(clock).toMatchObject({ whiteMs: 597_000, blackMs: 580_000, ply: 3, turnStartedAtMs: 4020 })
  })

  it('never adds time for a move received before its turn began [CLOCK-3]', () => {
    expect(chargeMove(running, { receivedAtMs: 400, nowMs: 400 }).clock.whiteMs).toBe(600_000)
  })

  it('stops at 0', () => {
    expect(leftMs(running, { color: 'white', nowMs: 10_000_000 })).toBe(0)
  })

  it('is due exactly when its time is used up', () => {
    expect(dueAtMs(running, { firstMoveMs })).toBe(601_000)
    expect(isPastDue(running, { firstMoveMs, nowMs: 600_999 })).toBe(false)
    expect(isPastDue(running, { firstMoveMs, nowMs: 601_000 })).toBe(true)
  })

  it('belongs to White on even plies', () => {
    expect([0, 1, 2, 3].map(turnOfPly)).toEqual(['white', 'black', 'white', 'black'])
  })
})

describe('the clock of a daily game', () => {
  const start = startClock({ pace: paceOf(86_400), nowMs: 0 })

  it('gives its full time for each move [CLOCK-1]', () => {
    let clock = play(play(start, 1000), 2000)
    const played = chargeMove(clock, { receivedAtMs: 50_000_000, nowMs: 50_000_000 })
    expect(played.moverLeftMs).toBe(86_400_000 - 49_998_000)
    clock = played.clock
    expect(clock).toMatchObject({ whiteMs: 86_400_000, blackMs: 86_400_000 })
    expect(dueAtMs(clock, { firstMoveMs })).toBe(50_000_000 + 86_400_000)
  })

  it('gives its full time for the first move too [CLOCK-2]', () => {
    expect(dueAtMs(start, { firstMoveMs })).toBe(86_400_000)
  })
})

describe('an outage', () => {
  it('stops the clock at the last heartbeat and restarts it at the resume time', () => {
    const { clock, creditMs } = stopClock(running, { lastHeartbeatMs: 11_000, resumeAtMs: 60_000 })
    expect(creditMs).toBe(49_000)
    expect(clock).toMatchObject({ whiteMs: 590_000, blackMs: 580_000, turnStartedAtMs: 60_000 })
    expect(leftMs(clock, { color: 'white', nowMs: 50_000 })).toBe(590_000)
    expect(leftMs(clock, { color: 'white', nowMs: 61_000 })).toBe(589_000)
  })

  it('ends early for a player who returns early', () => {
    const { clock } = stopClock(running, { lastHeartbeatMs: 11_000, resumeAtMs: 60_000 })
    expect(resumeClock(clock, { nowMs: 52_000 }).turnStartedAtMs).toBe(52_000)
    expect(resumeClock(clock, { nowMs: 61_000 })).toEqual(clock)
  })

  it('costs nothing in a turn that began after the last heartbeat', () => {
    const { clock, creditMs } = stopClock(running, { lastHeartbeatMs: 400, resumeAtMs: 9000 })
    expect(clock.whiteMs).toBe(600_000)
    expect(creditMs).toBe(8000)
  })

  it('leaves a side flagged that had run out of time before it', () => {
    expect(stopClock(running, { lastHeartbeatMs: 700_000, resumeAtMs: 800_000 })).toEqual({
      clock: running,
      creditMs: 0,
    })
  })

  it('credits nothing when no time was lost', () => {
    expect(stopClock(running, { lastHeartbeatMs: 9000, resumeAtMs: 9000 }).creditMs).toBe(0)
  })
})
