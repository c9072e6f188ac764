import { browserTimers, type TimerHandle, type Timers } from '../socket/timers.ts'
import type { BotGame } from './botGame.ts'
import { type BotState, takeUp } from './botState.ts'
import type { Engine } from './engine.ts'
import {
  type BotEffect,
  type BotInput,
  firstEffects,
  flagAtMs,
  stepBotGame,
  type WantedBotMove,
} from './stepBotGame.ts'

/** What the screen is notified of besides the state. */
export type BotNews = Extract<BotEffect, { type: 'ended' }> | { type: 'not_kept' }

export type BotRoomOptions = {
  game: BotGame
  engine: Engine
  /** Stores the game; false if that fails. */
  keep: (game: BotGame) => boolean
  onNews: (news: BotNews) => void
  /** Defers a callback until the board has shown our move: the rest of the screen can wait that long. */
  afterPaint: (run: () => void) => void
  timers?: Timers
}

export type BotRoom = {
  state: () => BotState
  subscribe: (onChange: () => void) => () => void
  /** True if the move was played. */
  move: (move: WantedBotMove) => boolean
  tell: (input: BotInput) => void
  /** Suspends the game and stops the engine. */
  close: () => void
}

/** A game against the bot on this page: its state, its engine, and the timer of its flag. */
export function openBotRoom(options: BotRoomOptions): BotRoom {
  return new OpenBotRoom(options)
}

class OpenBotRoom implements BotRoom {
  readonly #options: BotRoomOptions
  readonly #timers: Timers
  readonly #listeners = new Set<() => void>()
  #state: BotState
  #flagTimer: TimerHandle | null = null
  #answerTimer: TimerHandle | null = null
  #hasToldNotKept = false

  constructor(options: BotRoomOptions) {
    this.#options = options
    this.#timers = options.timers ?? browserTimers
    const nowMs = this.#timers.nowMs()
    this.#state = takeUp(options.game, nowMs)
    for (const effect of firstEffects(this.#state, nowMs)) this.#run(effect)
    this.#planFlag()
  }

  state = () => this.#state

  subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  move = (move: WantedBotMove) => {
    const pliesBefore = this.#state.game.ucis.length
    this.#step({ type: 'move', move })
    return this.#state.game.ucis.length > pliesBefore
  }

  tell = (input: BotInput) => this.#step(input)

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
    if (isChanged || input.type === 'tick') this.#planFlag()
    if (isChanged && input.type === 'move') this.#options.afterPaint(() => this.#tellListeners())
    else if (isChanged) this.#tellListeners()
    for (const effect of effects) this.#run(effect)
  }

  #tellListeners() {
    for (const listener of this.#listeners) listener()
  }

  #run(effect: BotEffect) {
    if (effect.type === 'ask_bot') void this.#ask(effect)
    else if (effect.type === 'stop_bot') this.#stopBot()
    else if (effect.type === 'keep') this.#keep(effect.game)
    else this.#options.onNews(effect)
  }

  async #ask({ question, ply, notBeforeMs }: Extract<BotEffect, { type: 'ask_bot' }>) {
    const result = await this.#options.engine.ask(question)
    if (!result.ok) {
      if (result.code === 'ENGINE_FAILED') this.#step({ type: 'no_answer', ply })
      return
    }
    const { uci } = result.answer
    this.#clear(this.#answerTimer)
    const waitMs = Math.max(0, notBeforeMs - this.#timers.nowMs())
    this.#answerTimer = this.#timers.set(() => this.#step({ type: 'answer', ply, uci }), waitMs)
  }

  #stopBot() {
    this.#options.engine.stop()
    this.#clear(this.#answerTimer)
    this.#answerTimer = null
  }

  #keep(game: BotGame) {
    if (this.#options.keep(game) || this.#hasToldNotKept) return
    this.#hasToldNotKept = true
    this.#options.onNews({ type: 'not_kept' })
  }

  #planFlag() {
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
