import { browserTimers, type TimerHandle, type Timers } from '../../base/timers.ts'
import type { BotGame } from './botGame.ts'
import { type BotState, resumeBotGame } from './botState.ts'
import type { Engine } from './engine.ts'
import {
  type BotEffect,
  type BotInput,
  firstEffects,
  flagAtMs,
  type RequestedBotMove,
  stepBotGame,
} from './stepBotGame.ts'

export type BotGameControllerOptions = {
  game: BotGame
  engine: Engine
  /** Stores the game; false if that fails. */
  save: (game: BotGame) => boolean
  /** Called once when the game can't be stored. */
  onNotKept: () => void
  /** Defers a callback until the board has shown our move: the rest of the screen can wait that long. */
  afterPaint: (run: () => void) => void
  timers?: Timers
}

export type BotGameController = {
  state: () => BotState
  subscribe: (onChange: () => void) => () => void
  /** True if the move was played. */
  move: (move: RequestedBotMove) => boolean
  send: (input: BotInput) => void
  /** Suspends the game and stops the engine. */
  close: () => void
}

/** A game against the bot on this page: its state, its engine, and the timer of its flag. */
export function openBotGameController(options: BotGameControllerOptions): BotGameController {
  return new BotGameControllerImpl(options)
}

class BotGameControllerImpl implements BotGameController {
  readonly #options: BotGameControllerOptions
  readonly #timers: Timers
  readonly #listeners = new Set<() => void>()
  #state: BotState
  #flagTimer: TimerHandle | null = null
  #answerTimer: TimerHandle | null = null
  #hasReportedNotKept = false

  constructor(options: BotGameControllerOptions) {
    this.#options = options
    this.#timers = options.timers ?? browserTimers
    const nowMs = this.#timers.nowMs()
    this.#state = resumeBotGame(options.game, nowMs)
    for (const effect of firstEffects(this.#state, nowMs)) this.#run(effect)
    this.#scheduleFlag()
  }

  state = () => this.#state

  subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  move = (move: RequestedBotMove) => {
    const pliesBefore = this.#state.game.ucis.length
    this.#step({ type: 'move', move })
    return this.#state.game.ucis.length > pliesBefore
  }

  send = (input: BotInput) => this.#step(input)

  close() {
    this.#step({ type: 'rest' })
    this.#options.engine.stop()
    this.#clear(this.#flagTimer)
    this.#clear(this.#answerTimer)
  }

  #step(input: BotInput) {
    const { state, effects } = stepBotGame(this.#state, input, this.#timers.nowMs())
    const isChanged = state !== this.#state
    this.#state = state
    // A timer may fire a moment too early by the clock: then it is set again.
    if (isChanged || input.type === 'tick') this.#scheduleFlag()
    if (isChanged && input.type === 'move') this.#options.afterPaint(() => this.#notifyListeners())
    else if (isChanged) this.#notifyListeners()
    for (const effect of effects) this.#run(effect)
  }

  #notifyListeners() {
    for (const listener of this.#listeners) listener()
  }

  #run(effect: BotEffect) {
    if (effect.type === 'ask_bot') void this.#ask(effect)
    else if (effect.type === 'stop_bot') this.#stopBot()
    else this.#keep(effect.game)
  }

  async #ask({ question, ply, notBeforeMs }: Extract<BotEffect, { type: 'ask_bot' }>) {
    const result = await this.#options.engine.ask(question)
    if (!result.ok) {
      if (result.code === 'ENGINE_FAILED') this.#step({ type: 'no_answer', ply })
      return
    }
    const { uci } = result.answer
    this.#clear(this.#answerTimer)
    const nowMs = this.#timers.nowMs()
    const atMs = Math.max(notBeforeMs, nowMs)
    this.#answerTimer = this.#timers.set(() => this.#step({ type: 'answer', ply, uci, atMs }), atMs - nowMs)
  }

  #stopBot() {
    this.#options.engine.stop()
    this.#clear(this.#answerTimer)
    this.#answerTimer = null
  }

  #keep(game: BotGame) {
    if (this.#options.save(game) || this.#hasReportedNotKept) return
    this.#hasReportedNotKept = true
    this.#options.onNotKept()
  }

  #scheduleFlag() {
    this.#clear(this.#flagTimer)
    const dueMs = flagAtMs(this.#state)
    const plan = () =>
      this.#timers.set(() => this.#step({ type: 'tick' }), Math.max(0, dueMs - this.#timers.nowMs()))
    this.#flagTimer = Number.isFinite(dueMs) ? plan() : null
  }

  #clear(timer: TimerHandle | null) {
    if (timer !== null) this.#timers.clear(timer)
  }
}
