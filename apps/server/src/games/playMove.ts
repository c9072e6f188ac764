import { undoMove } from '@lance/chess'
import type { SocketErrorCode } from '@lance/contract'
import { dueAtMs, FIRST_MOVES, isDaily, turnOfPly } from '@lance/domain'
import { advanceGame } from './advanceGame.ts'
import { type DecidedMove, decideMove, type MoveCommand } from './decideMove.ts'
import { type Desk, publish, publishPresenceOf } from './desk.ts'
import { type EndResult, endByMove, endGame } from './endGame.ts'
import { findFirstAnswer } from './firstAnswer.ts'
import type { LiveGame, MovePlayed } from './gameState.ts'
import { takeTurn } from './gameTurn.ts'
import { keptSigns } from './keptSigns.ts'
import type { JournalOutcome } from './moveJournal.ts'

/** What the mover alone hears. A move that was stored is told to everybody at the game instead. */
export type MoveAnswer = { kind: 'refused'; code: SocketErrorCode } | { kind: 'repeated'; event: MovePlayed }

/** How often a move is decided anew when the game turned out to have changed meanwhile. */
const ATTEMPTS_MAX = 4

type Attempt = {
  desk: Desk
  game: LiveGame
  command: MoveCommand
  answer: (answer: MoveAnswer) => void
  done: () => void
  attempts: number
}

/**
 * Plays a move: decided at once on the game in memory, stored with those of other games, told when it is on disk.
 * `answer` is called where there is something to say to the mover alone.
 */
export function playMove(
  desk: Desk,
  game: LiveGame,
  given: MoveCommand,
  answer: (answer: MoveAnswer) => void,
): void {
  const command = withFirstReceipt(game, given)
  const taken = takeTurn(game, (done) => attempt({ desk, game, command, answer, done, attempts: 0 }))
  if (!taken) answerBusy(game, command, answer)
}

/** A move that had to be sent again counts from when it first came. */
function withFirstReceipt({ firstReceipt }: LiveGame, command: MoveCommand): MoveCommand {
  const { userId, ply, moveId } = command
  const isSame = firstReceipt?.moveId === moveId && firstReceipt.userId === userId && firstReceipt.ply === ply
  return isSame ? { ...command, receivedAtMs: firstReceipt.receivedAtMs } : command
}

function answerBusy(game: LiveGame, command: MoveCommand, answer: Attempt['answer']): void {
  const { userId, ply, moveId, receivedAtMs } = command
  game.firstReceipt = { userId, ply, moveId, receivedAtMs }
  answer({ kind: 'refused', code: 'BUSY' })
}

function attempt(turn: Attempt): void {
  const { desk, game, command } = turn
  if (game.stale) {
    readAgain(turn)
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
      // Another server may have played on: a refusal counts on what is stored alone.
      if (turn.attempts === 0 && decision.code !== 'NOT_A_PLAYER') readAgain(turn)
      else conclude(turn, { kind: 'refused', code: decision.code })
  }
}

function conclude({ answer, done }: Attempt, said: MoveAnswer): void {
  answer(said)
  done()
}

/** The move could not be stored, and it is nobody's fault: it may come again, and counts from when it first came. */
function sendBack({ game, command, answer, done }: Attempt): void {
  answerBusy(game, command, answer)
  done()
}

/** Reads the game where it is newer in the database, once whoever changes it has done so, and decides anew. */
function readAgain(turn: Attempt): void {
  const { desk, game } = turn
  turn.attempts++
  if (turn.attempts > ATTEMPTS_MAX) {
    sendBack(turn)
    return
  }
  desk.cache.refresh(game, { settled: true }).then(
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
  const taken = desk.journal.submit(
    {
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
    },
    (outcome) => settle(turn, move, { outcome, decidedMs }),
  )
  if (taken) return
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
  if (outcome === 'lost') readAgain(turn)
  else if (outcome === 'refused') conclude(turn, { kind: 'refused', code: 'INTERNAL' })
  else sendBack(turn)
}

function tellTimes(
  { ctx, onMoveTold }: Desk,
  { receivedAtMs, decidedMs, storedMs }: { receivedAtMs: number; decidedMs: number; storedMs: number },
): void {
  const toldMs = performance.now()
  // The receipt is by the database's time, in whole milliseconds.
  const receivedMs = Math.min(decidedMs, toldMs - (ctx.time.nowMs() - receivedAtMs))
  onMoveTold?.({ receivedMs, decidedMs, storedMs, toldMs })
}

/** From now on absence counts, also that of who left before. */
function tellWhoIsGone(desk: Desk, game: LiveGame): void {
  for (const color of ['white', 'black'] as const) {
    if (game.state[color].goneAtMs !== null) publishPresenceOf(desk, game, color)
  }
}

/** A daily game is not looked at all day: its player hears of his turn wherever he is. */
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

/** After an end was tried: it succeeded, the game had changed, or it was not due after all. */
function finish(turn: Attempt, ending: Promise<EndResult>): void {
  const { desk, game } = turn
  ending.then(
    (result) => {
      if (!result.ok) readAgain(turn)
      else if (result.by === 'move') turn.done()
      else conclude(turn, { kind: 'refused', code: 'GAME_OVER' })
    },
    (error: unknown) => {
      desk.ctx.log.warn({ err: error, gameId: game.facts.id }, 'a game could not be ended')
      sendBack(turn)
    },
  )
}
