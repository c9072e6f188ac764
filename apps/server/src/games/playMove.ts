import { type Color, undoMove } from '@lance/chess'
import type { SocketErrorCode } from '@lance/contract'
import { dueAtMs, FIRST_MOVES, isDaily, turnOfPly } from '@lance/domain'
import { advanceGame } from './advanceGame.ts'
import { type DecidedMove, decideMove, isPlayable, type MoveCommand } from './decideMove.ts'
import { type Desk, publish, publishPresenceOf } from './desk.ts'
import { type EndResult, endByMove, endGame } from './endGame.ts'
import { findFirstAnswer } from './firstAnswer.ts'
import { colorOf, type FirstReceipt, type LiveGame, type MovePlayed } from './gameState.ts'
import { takeTurn } from './gameTurn.ts'
import { keptSigns } from './keptSigns.ts'
import { mayCheckRefusal } from './knownRefusal.ts'
import type { JournalMove } from './moveBatch.ts'
import type { JournalOutcome } from './moveJournal.ts'
import { storeMoveLocked } from './storeMoveLocked.ts'

/** An answer for the mover only. A stored move is published to everyone at the game instead. */
export type MoveAnswer = { kind: 'refused'; code: SocketErrorCode } | { kind: 'repeated'; event: MovePlayed }

/** How many times a move is decided again when the game turns out to have changed. */
const ATTEMPTS_MAX = 4

/**
 * From this attempt on, the move waits for the game's row lock instead of skipping a row that another server
 * holds.
 */
const WAITS_FROM_ATTEMPT = 2

/** The most time credited to a move that is sent again because the server could not store it. */
export const RECEIPT_CREDIT_MAX_MS = 10_000

type Attempt = {
  desk: Desk
  game: LiveGame
  color: Color
  command: MoveCommand
  answer: (answer: MoveAnswer) => void
  done: () => void
  attempts: number
}

/**
 * Plays a move: decides it at once on the game in memory, stores it together with those of other games, and
 * publishes it once it is on disk. Calls `answer` only for what the mover alone should hear.
 */
export function playMove(
  desk: Desk,
  game: LiveGame,
  given: MoveCommand,
  answer: (answer: MoveAnswer) => void,
): void {
  const color = colorOf(game.facts, given.userId)
  if (color === null) {
    answer({ kind: 'refused', code: 'NOT_A_PLAYER' })
    return
  }
  const command = withFirstReceipt(game, color, given)
  const taken = takeTurn(game, color, (done) =>
    attempt({ desk, game, color, command, answer, done, attempts: 0 }),
  )
  // Only the player's own messages are in the way, so the clock keeps running.
  if (!taken) answer({ kind: 'refused', code: 'BUSY' })
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

function answerBusy({ game, color, command, answer }: Attempt): void {
  const { ply, moveId, from, to, promotion, receivedAtMs } = command
  if (isPlayable(game, command))
    game.firstReceipts[color] = { ply, moveId, from, to, promotion, receivedAtMs }
  answer({ kind: 'refused', code: 'BUSY' })
}

function attempt(turn: Attempt): void {
  const { desk, game, color, command } = turn
  if (game.stale) {
    readAgain(turn, { settled: true })
    return
  }
  const nowMs = desk.ctx.time.nowMs()
  const decision = decideMove(game, command, { nowMs, firstMoveMs: desk.firstMoveMs })
  switch (decision.kind) {
    case 'play':
      if (decision.move.outcome) finish(turn, endByMove(desk, game, command, decision.move))
      else store(turn, decision.move)
      return
    case 'flag':
      finish(turn, endGame(desk, game, { kind: 'flag', ply: game.state.clock.ply, graceMs: 0 }))
      return
    case 'repeat':
      repeatAnswer(turn, decision.ply)
      return
    case 'refuse':
      // Another server may have played on.
      if (turn.attempts === 0 && mayCheckRefusal(desk, game, color)) readAgain(turn, { settled: false })
      else conclude(turn, { kind: 'refused', code: decision.code })
  }
}

function conclude({ answer, done }: Attempt, said: MoveAnswer): void {
  answer(said)
  done()
}

/**
 * Answers that a move could not be stored, through no fault of the player: they may send it again, and it
 * counts from when it was first received.
 */
function sendBack(turn: Attempt): void {
  answerBusy(turn)
  turn.done()
}

/**
 * Refreshes the game from the database and decides again. `settled`: waits for a change that is being
 * committed.
 */
function readAgain(turn: Attempt, { settled }: { settled: boolean }): void {
  const { desk, game } = turn
  turn.attempts++
  if (turn.attempts > ATTEMPTS_MAX) {
    sendBack(turn)
    return
  }
  desk.cache.refresh(game, { settled }).then(
    () => attempt(turn),
    (error: unknown) => {
      desk.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a game could not be read')
      game.stale = true
      sendBack(turn)
    },
  )
}

function store(turn: Attempt, move: DecidedMove): void {
  const { desk, game, command } = turn
  const { state } = game
  const decidedMs = performance.now()
  const entry: JournalMove = {
    gameId: game.facts.id,
    version: state.version,
    fen: move.fen,
    uci: move.uci,
    moveId: command.moveId,
    whiteMs: move.clock.whiteMs,
    blackMs: move.clock.blackMs,
    moverLeftMs: move.moverLeftMs,
    turnStartedAtMs: move.clock.turnStartedAtMs,
    dueAtMs: dueAtMs(move.clock, { firstMoveMs: desk.firstMoveMs }),
    signs: keptSigns(game.facts, command),
  }
  const done = (outcome: JournalOutcome) => settle(turn, move, { outcome, decidedMs })
  if (turn.attempts >= WAITS_FROM_ATTEMPT) {
    storeMoveLocked(desk.ctx, entry).then(done)
    return
  }
  if (desk.journal.submit(entry, done)) return
  undoMove(game.board)
  sendBack(turn)
}

function settle(
  turn: Attempt,
  move: DecidedMove,
  { outcome, decidedMs }: { outcome: JournalOutcome; decidedMs: number },
): void {
  const { desk, game, command } = turn
  const storedMs = performance.now()
  if (outcome === 'stored') {
    publish(desk, game.facts.id, advanceGame(game, command, move))
    if (desk.onMoveTold) tellTimes(desk, { receivedAtMs: command.receivedAtMs, decidedMs, storedMs })
    if (move.clock.ply === FIRST_MOVES) tellWhoIsGone(desk, game)
    if (isDaily(game.facts.timeControlS)) tellWhoseTurn(desk, game)
    turn.done()
    return
  }
  undoMove(game.board)
  game.stale = true
  if (outcome === 'lost') readAgain(turn, { settled: true })
  else if (outcome === 'refused') conclude(turn, { kind: 'refused', code: 'INTERNAL' })
  else sendBack(turn)
}

function tellTimes(
  { ctx, onMoveTold }: Desk,
  { receivedAtMs, decidedMs, storedMs }: { receivedAtMs: number; decidedMs: number; storedMs: number },
): void {
  const toldMs = performance.now()
  // The receipt is on database time, in whole milliseconds.
  const receivedMs = Math.min(decidedMs, toldMs - (ctx.time.nowMs() - receivedAtMs))
  onMoveTold?.({ receivedMs, decidedMs, storedMs, toldMs })
}

/** Absence counts from now on, including that of players who left before. */
function tellWhoIsGone(desk: Desk, game: LiveGame): void {
  for (const color of ['white', 'black'] as const) {
    if (game.state[color].goneAtMs !== null) publishPresenceOf(desk, game, color)
  }
}

/** Players of a daily game do not watch it all day: notifies the player to move wherever they are. */
function tellWhoseTurn({ ctx }: Desk, { facts, state }: LiveGame): void {
  const { id: userId } = facts[turnOfPly(state.clock.ply)]
  const data = { code: 'YOUR_TURN' as const, gameId: facts.id }
  ctx.bus.publish({ topic: 'player', userId, event: { type: 'notice', data } })
}

function repeatAnswer(turn: Attempt, ply: number): void {
  const { desk, game } = turn
  const known = game.recent.find(({ data }) => data.ply === ply)
  if (known) {
    conclude(turn, { kind: 'repeated', event: known })
    return
  }
  findFirstAnswer(desk, game.facts.id, ply).then(
    (event) => conclude(turn, event ? { kind: 'repeated', event } : { kind: 'refused', code: 'STALE_PLY' }),
    (error: unknown) => {
      desk.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a first answer could not be read')
      sendBack(turn)
    },
  )
}

/** Continues after an attempt to end the game: it ended, it had changed, or its end was not due after all. */
function finish(turn: Attempt, ending: Promise<EndResult>): void {
  const { desk, game } = turn
  ending.then(
    (result) => {
      if (!result.ok) readAgain(turn, { settled: true })
      else if (result.by === 'move') turn.done()
      else conclude(turn, { kind: 'refused', code: 'GAME_OVER' })
    },
    (error: unknown) => {
      desk.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a game could not be ended')
      sendBack(turn)
    },
  )
}
