import { type Color, undoMove } from '@lance/chess'
import { dueAtMs, FIRST_MOVE_PLIES, isDaily, turnOfPly } from '@lance/domain'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import { advanceGame } from './advanceGame.ts'
import { bookCredit, type DecidedMove, decideMove, isPlayable } from './decideMove.ts'
import { type EndResult, endByMove, endGame } from './endGame.ts'
import { findFirstAnswer } from './findFirstAnswer.ts'
import { type Change, endChange, enqueueChange } from './gameQueue.ts'
import { type AnswerMove, colorOf, type FirstReceipt, type LiveGame, type MoveAnswer } from './gameState.ts'
import { type GamesContext, publish, publishPresenceOf } from './gamesContext.ts'
import { takeDuePremove } from './holdPremove.ts'
import { shouldRecheckRefusal } from './knownRefusal.ts'
import type { MoveCommand } from './moveCommand.ts'
import type { JournalEntry, JournalOutcome } from './moveJournal.ts'
import { storedMoveSigns } from './storedMoveSigns.ts'
import { storeMoveLocked } from './storeMoveLocked.ts'

/** How many times a move is decided again when the game turns out to have changed. */
const ATTEMPTS_MAX = 4

/**
 * From this attempt on, the move waits for the game's row lock instead of skipping a row that another server
 * holds.
 */
const WAITS_FROM_ATTEMPT = 2

/** The most time credited to a move that is sent again because the server could not store it. */
export const RECEIPT_CREDIT_MAX_MS = 10_000

/**
 * Plays a move: decides it at once on the game in memory, stores it together with those of other games, and
 * publishes it once it is on disk. Calls `answer` only for what the mover alone should hear.
 */
export function playMove(
  context: GamesContext,
  game: LiveGame,
  received: MoveCommand,
  answer: AnswerMove,
): void {
  const color = colorOf(game.facts, received.userId)
  if (color === null) {
    answer({ kind: 'refused', code: 'NOT_A_PLAYER' }, received.moveId)
    return
  }
  const command = withFirstReceipt(game, color, received)
  const isQueued = enqueueChange(game, color, new MoveAttempt(context, game, color, command, answer))
  // Only the player's own messages are in the way, so the clock keeps running.
  if (!isQueued) answer({ kind: 'refused', code: 'BUSY' }, command.moveId)
}

/**
 * A move on its way: the change that waits for its turn at the game and, once decided, the entry of the
 * journal. One object for all of it: moves come in thousands each second, and what each leaves behind the
 * collector has to take away.
 */
class MoveAttempt implements Change, JournalEntry {
  readonly context: GamesContext
  readonly game: LiveGame
  readonly color: Color
  readonly command: MoveCommand
  readonly #answer: AnswerMove
  attempts = 0
  #move: DecidedMove | null = null
  decidedMs = 0
  version = 0
  dueAtMs = 0

  constructor(context: GamesContext, game: LiveGame, color: Color, command: MoveCommand, answer: AnswerMove) {
    this.context = context
    this.game = game
    this.color = color
    this.command = command
    this.#answer = answer
  }

  start(): void {
    tryMove(this)
  }

  answer(moveAnswer: MoveAnswer): void {
    this.#answer(moveAnswer, this.command.moveId)
  }

  done(): void {
    endChange(this.game)
  }

  /** Makes this the journal's entry for a move decided on the game's present version. */
  decide(move: DecidedMove): void {
    this.#move = move
    this.decidedMs = performance.now()
    this.version = this.game.state.version
    this.dueAtMs = dueAtMs(move.clock, this.context)
  }

  settle(outcome: JournalOutcome): void {
    settle(this, this.#decided, outcome)
  }

  get #decided(): DecidedMove {
    if (this.#move === null) throw new Error('a move was stored before it was decided')
    return this.#move
  }

  get gameId() {
    return this.game.facts.id
  }
  get fen() {
    return this.#decided.fen
  }
  get uci() {
    return this.#decided.uci
  }
  get moveId() {
    return this.command.moveId
  }
  get whiteMs() {
    return this.#decided.clock.whiteMs
  }
  get blackMs() {
    return this.#decided.clock.blackMs
  }
  get moverLeftMs() {
    return this.#decided.moverLeftMs
  }
  get turnStartedAtMs() {
    return this.#decided.clock.turnStartedAtMs
  }
  get signs() {
    return storedMoveSigns(this.game.facts, this.command)
  }
}

/** A move that is sent again because the server could not store it counts from when it was first received. */
function withFirstReceipt({ firstReceipts }: LiveGame, color: Color, command: MoveCommand): MoveCommand {
  const first = firstReceipts[color]
  if (first === null || !isSameMove(first, command)) return command
  const { receivedAtMs } = command
  return {
    ...command,
    receivedAtMs: Math.max(first.receivedAtMs, receivedAtMs - RECEIPT_CREDIT_MAX_MS),
  }
}

function isSameMove(one: FirstReceipt, other: FirstReceipt): boolean {
  return (
    one.ply === other.ply &&
    one.moveId === other.moveId &&
    one.from === other.from &&
    one.to === other.to &&
    one.promotion === other.promotion
  )
}

function answerBusy(moveAttempt: MoveAttempt): void {
  const { game, color, command } = moveAttempt
  const { ply, moveId, from, to, promotion, receivedAtMs } = command
  if (isPlayable(game, command))
    game.firstReceipts[color] = { ply, moveId, from, to, promotion, receivedAtMs }
  moveAttempt.answer({ kind: 'refused', code: 'BUSY' })
}

function tryMove(moveAttempt: MoveAttempt): void {
  const { context, game, color, command } = moveAttempt
  if (game.stale) {
    readAgain(moveAttempt, { settled: true })
    return
  }
  const nowMs = context.ctx.time.nowMs()
  const decision = decideMove(game, command, { nowMs, firstMoveMs: context.firstMoveMs })
  switch (decision.kind) {
    case 'play':
      if (decision.move.outcome) finish(moveAttempt, endByMove(context, game, command, decision.move))
      else store(moveAttempt, decision.move)
      return
    case 'flag':
      finish(moveAttempt, endGame(context, game, { kind: 'flag', ply: game.state.clock.ply, graceMs: 0 }))
      return
    case 'repeat':
      repeatAnswer(moveAttempt, decision.ply)
      return
    case 'refuse':
      // Another server may have played on.
      if (moveAttempt.attempts === 0 && shouldRecheckRefusal(context, game, color))
        readAgain(moveAttempt, { settled: false })
      else conclude(moveAttempt, { kind: 'refused', code: decision.code })
  }
}

function conclude(moveAttempt: MoveAttempt, moveAnswer: MoveAnswer): void {
  moveAttempt.answer(moveAnswer)
  moveAttempt.done()
}

/**
 * Answers that a move could not be stored, through no fault of the player: they may send it again, and it
 * counts from when it was first received.
 */
function refuseAsBusy(moveAttempt: MoveAttempt): void {
  answerBusy(moveAttempt)
  moveAttempt.done()
}

/**
 * Refreshes the game from the database and decides again. `settled`: waits for a change that is being
 * committed.
 */
function readAgain(moveAttempt: MoveAttempt, { settled }: { settled: boolean }): void {
  const { context, game } = moveAttempt
  moveAttempt.attempts++
  if (moveAttempt.attempts > ATTEMPTS_MAX) {
    refuseAsBusy(moveAttempt)
    return
  }
  context.cache.refresh(game, { settled }).then(
    () => tryMove(moveAttempt),
    (error: unknown) => {
      context.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a game could not be read')
      game.stale = true
      refuseAsBusy(moveAttempt)
    },
  )
}

function store(moveAttempt: MoveAttempt, move: DecidedMove): void {
  const { context, game } = moveAttempt
  moveAttempt.decide(move)
  if (moveAttempt.attempts >= WAITS_FROM_ATTEMPT) {
    storeMoveLocked(context.ctx, moveAttempt).then((outcome) => moveAttempt.settle(outcome))
    return
  }
  if (context.journal.submit(moveAttempt)) return
  undoMove(game.board)
  refuseAsBusy(moveAttempt)
}

function settle(moveAttempt: MoveAttempt, move: DecidedMove, outcome: JournalOutcome): void {
  const { context, game, command } = moveAttempt
  if (outcome === 'stored') {
    const storedMs = performance.now()
    bookCredit(game, { ply: move.clock.ply - 1, creditMs: move.creditMs })
    publish(context, game.facts.id, advanceGame(game, command, move))
    if (context.onMovePublished) traceMove(context, moveAttempt, storedMs)
    if (move.clock.ply === FIRST_MOVE_PLIES) publishAbsences(context, game)
    if (isDaily(game.facts.timeControlS)) notifyTurn(context, game)
    moveAttempt.done()
    playHeldPremove(context, game)
    return
  }
  undoMove(game.board)
  game.stale = true
  if (outcome === 'lost') readAgain(moveAttempt, { settled: true })
  else if (outcome === 'refused') conclude(moveAttempt, { kind: 'refused', code: 'INTERNAL' })
  else refuseAsBusy(moveAttempt)
}

function traceMove(
  { ctx, onMovePublished }: GamesContext,
  { command, decidedMs }: MoveAttempt,
  storedMs: number,
): void {
  const publishedMs = performance.now()
  // The receipt is on database time, in whole milliseconds.
  const receivedMs = Math.min(decidedMs, publishedMs - (ctx.time.nowMs() - command.receivedAtMs))
  onMovePublished?.({ receivedMs, decidedMs, storedMs, publishedMs })
}

/** Plays the move that the page of the player to move sent ahead: it costs no time. */
export function playHeldPremove(context: GamesContext, game: LiveGame): void {
  const held = takeDuePremove(game)
  if (held === null) return
  const receivedAtMs = game.state.clock.turnStartedAtMs
  // One that has become illegal is dropped, as the page does; one that can't be stored now, the page sends.
  playMove(context, game, { ...held.command, receivedAtMs }, (answer, moveId) => {
    if (answer.kind === 'repeated') held.answer(answer, moveId)
  })
}

/** Absence counts from now on, including that of players who left before. */
function publishAbsences(context: GamesContext, game: LiveGame): void {
  for (const color of ['white', 'black'] as const) {
    if (game.state[color].goneAtMs !== null) publishPresenceOf(context, game, color)
  }
}

/** Players of a daily game do not watch it all day: notifies the player to move wherever they are. */
function notifyTurn({ ctx }: GamesContext, { facts, state }: LiveGame): void {
  const { id: userId } = facts[turnOfPly(state.clock.ply)]
  publishNotice(ctx, userId, { code: 'YOUR_TURN', gameId: facts.id })
}

function repeatAnswer(moveAttempt: MoveAttempt, ply: number): void {
  const { context, game } = moveAttempt
  const known = game.recent.find(({ data }) => data.ply === ply)
  if (known) {
    conclude(moveAttempt, { kind: 'repeated', event: known })
    return
  }
  findFirstAnswer(context, game.facts.id, ply).then(
    (event) =>
      conclude(moveAttempt, event ? { kind: 'repeated', event } : { kind: 'refused', code: 'STALE_PLY' }),
    (error: unknown) => {
      context.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a first answer could not be read')
      refuseAsBusy(moveAttempt)
    },
  )
}

/** Continues after an attempt to end the game: it ended, it had changed, or its end was not due after all. */
function finish(moveAttempt: MoveAttempt, ending: Promise<EndResult>): void {
  const { context, game } = moveAttempt
  ending.then(
    (result) => {
      if (!result.ok) readAgain(moveAttempt, { settled: true })
      else if (result.by === 'move') moveAttempt.done()
      else conclude(moveAttempt, { kind: 'refused', code: 'GAME_OVER' })
    },
    (error: unknown) => {
      context.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a game could not be ended')
      refuseAsBusy(moveAttempt)
    },
  )
}
