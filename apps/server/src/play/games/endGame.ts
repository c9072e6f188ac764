import { type Color, undoMove } from '@lance/chess'
import type { ServerEvent } from '@lance/contract'
import {
  asCents,
  countsInRecord,
  leftMs,
  makeReais,
  NO_CENTS,
  offersAfterMove,
  splitStakes,
  statusOfEnding,
  turnOfPly,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { leaveGame, type PresenceChange, publishPresence } from '../../people/presence/index.ts'
import { advanceGame } from './advanceGame.ts'
import { decideEnd, type EndDecision, type EndRequest } from './decideEnd.ts'
import type { DecidedMove } from './decideMove.ts'
import type { EndedGame } from './endStep.ts'
import type { EndState, GameFacts, GameState, LiveGame } from './gameState.ts'
import { type GamesContext, publish } from './gamesContext.ts'
import { insertLastMove, lockGame, saveEnd } from './gamesStore.ts'
import type { MoveCommand } from './moveCommand.ts'
import { rateEnd } from './rateEnd.ts'
import { countResult } from './ratingStore.ts'
import { storedMoveSigns } from './storedMoveSigns.ts'

type EndRefusal = Extract<EndDecision, { ok: false }>

/** `by`: the kind of request that ended the game. */
export type EndResult = { ok: true; by: EndRequest['kind'] } | EndRefusal

/** What the transaction wrote, and what to publish after the commit. */
type StoredEnd = {
  ok: true
  state: GameState
  presence: PresenceChange[]
  afterCommit: (() => void)[]
}

/**
 * Ends a game, or returns why it does not end. One transaction locks the game's row, reads it again, decides
 * on what it read, and writes result, ratings, points, seats, presence, and whatever else depends on the end.
 * The caller holds the game lock. Throws when the database fails: what is stored is then unknown, and the
 * game has to be read again.
 */
export async function endGame(
  context: GamesContext,
  game: LiveGame,
  request: EndRequest,
): Promise<EndResult> {
  // If the database fails, what is stored is unknown; and a refusal means that the game in memory was out of
  // date.
  game.stale = true
  const ended = await writeEnd(context, game.facts, request)
  if (!ended.ok) {
    await context.cache.refresh(game)
    return ended
  }
  await context.faults.afterEndCommit?.(game.facts.id)
  if (game.state.version + 1 === ended.state.version) {
    game.state = ended.state
    game.stale = false
    publishEnd(context, game.facts, request, ended)
  } else {
    // Another server had played on. Reading the game again publishes what was missed here, including the end.
    publishResignation(context, game.facts, request, ended.state)
    publishSideEffects(context, ended)
    await context.cache.refresh(game)
  }
  return { ok: true, by: request.kind }
}

/** Ends a game by a move. Such a move never enters the journal: it is stored with the end. */
export async function endByMove(
  context: GamesContext,
  game: LiveGame,
  command: MoveCommand,
  move: DecidedMove,
): Promise<EndResult> {
  const { facts, state } = game
  const stored = {
    uci: move.uci,
    moveId: command.moveId,
    clockMs: move.moverLeftMs,
    playedAtMs: move.clock.turnStartedAtMs,
    signs: storedMoveSigns(facts, command),
  }
  const request = { kind: 'move', version: state.version, move } as const
  let ended: StoredEnd | EndRefusal
  try {
    ended = await writeEnd(context, facts, request, (trx) =>
      insertLastMove(trx, { gameId: facts.id, ply: move.clock.ply, move: stored }),
    )
    if (ended.ok) await context.faults.afterEndCommit?.(facts.id)
  } catch (error) {
    undoMove(game.board)
    game.stale = true
    throw error
  }
  if (!ended.ok) {
    undoMove(game.board)
    game.stale = true
    return ended
  }
  publish(context, facts.id, advanceGame(game, command, move))
  game.state = ended.state
  publishEnd(context, facts, request, ended)
  return { ok: true, by: 'move' }
}

/**
 * Writes the end of a game and everything that depends on it, or returns why it does not end. Publishes
 * nothing.
 */
export async function writeEnd(
  context: Pick<GamesContext, 'ctx' | 'endSteps' | 'firstMoveMs' | 'faults'>,
  facts: GameFacts,
  request: EndRequest,
  writeMove?: (trx: Kysely<Database>) => Promise<void>,
): Promise<StoredEnd | EndRefusal> {
  const { ctx, endSteps, firstMoveMs, faults } = context
  const { id: gameId, tournamentId } = facts
  return ctx.db.transaction().execute(async (trx) => {
    for (const step of endSteps) await step.lockFirst?.(trx, { gameId, tournamentId })
    const state = await lockGame(trx, gameId)
    if (!state) throw new Error(`game ${gameId} is gone from the database`)
    const nowMs = ctx.time.nowMs()
    const decision = decideEnd({ facts, state }, request, { nowMs, firstMoveMs })
    if (!decision.ok) return decision
    await writeMove?.(trx)
    const { reason, winner } = decision.ending
    const end: EndState = {
      reason,
      winner,
      status: statusOfEnding(decision.ending),
      endedAtMs: nowMs,
      eloAfter: null,
      score: null,
      scoreBooked: null,
      payoutDueAtMs: null,
      payoutInReview: false,
      payoutReviewSinceMs: null,
      match: null,
    }
    const last = lastState(state, request, nowMs)
    const { elo, ...rated } = await rateEnd(trx, { facts, next: { ...last, end } })
    const next: GameState = { ...last, elo, end: { ...end, ...rated } }
    const players = { whiteId: facts.white.id, blackId: facts.black.id }
    await saveEnd(trx, { id: gameId, ...players }, next)
    if (countsInRecord({ reason, hasWinner: winner !== null })) await countResult(trx, { ...players, winner })
    const userIds = [facts.white.id, facts.black.id]
    const presence = await leaveGame(trx, { userIds, gameId, nowMs })
    const settled = []
    for (const step of endSteps) settled.push(await step.settle(trx, endedGame(facts, next, request)))
    const payout = settled.find((one) => one.payoutDueAtMs !== undefined)
    const { payoutDueAtMs = null, payoutInReview = false, payoutReviewSinceMs = null } = payout ?? {}
    const paid = { payoutDueAtMs, payoutInReview, payoutReviewSinceMs }
    const match = settled.find((one) => one.match !== undefined)?.match ?? null
    await faults.beforeEndCommit?.(gameId)
    return {
      ok: true,
      state: { ...next, end: { ...end, ...rated, ...paid, match } },
      presence,
      afterCommit: settled.flatMap(({ afterCommit }) => (afterCommit ? [afterCommit] : [])),
    }
  })
}

/** The final position and clocks: those after the last move, or those of this moment. */
function lastState(state: GameState, request: EndRequest, nowMs: number): GameState {
  const { clock, offers, version } = state
  if (request.kind === 'move') {
    const { move } = request
    const mover = turnOfPly(clock.ply)
    return {
      ...state,
      version: version + 1,
      clock: move.clock,
      fen: move.fen,
      lastMove: move.uci,
      offers: { ...offersAfterMove(offers, { mover }), standing: null },
    }
  }
  const whiteMs = leftMs(clock, { color: 'white', nowMs })
  const blackMs = leftMs(clock, { color: 'black', nowMs })
  return {
    ...state,
    version: version + 1,
    clock: { ...clock, whiteMs, blackMs, turnStartedAtMs: nowMs },
    offers: { ...offers, standing: null },
  }
}

function endedGame(facts: GameFacts, { end, clock }: GameState, request: EndRequest): EndedGame {
  if (!end) throw new Error('the game has not ended')
  return {
    gameId: facts.id,
    whiteId: facts.white.id,
    blackId: facts.black.id,
    winnerId: end.winner && facts[end.winner].id,
    reason: end.reason,
    status: end.status,
    abortedById: end.reason === 'aborted' ? facts[aborterOf(request, clock.ply)].id : null,
    ply: clock.ply,
    timeControlS: facts.timeControlS,
    wagerCents: facts.wagerCents,
    tournamentId: facts.tournamentId,
    endedAtMs: end.endedAtMs,
  }
}

function aborterOf(request: EndRequest, ply: number): Color {
  return request.kind === 'resignation' ? request.by : turnOfPly(ply)
}

function publishEnd(context: GamesContext, facts: GameFacts, request: EndRequest, ended: StoredEnd): void {
  const { state } = ended
  publishResignation(context, facts, request, state)
  publish(context, facts.id, makeGameEnded(facts, state))
  publishSideEffects(context, ended)
}

function publishResignation(
  context: GamesContext,
  facts: GameFacts,
  request: EndRequest,
  { version, end }: GameState,
): void {
  if (request.kind !== 'resignation' || end?.reason !== 'resignation') return
  const winner = end.winner && facts[end.winner].id
  publish(context, facts.id, { type: 'resign', version, data: { winner } })
}

/** Publishes presence changes and runs the after-commit callbacks of the end steps. */
function publishSideEffects({ ctx }: GamesContext, { presence, afterCommit }: StoredEnd): void {
  publishPresence(ctx, presence)
  for (const callback of afterCommit) callback()
}

/** The event that tells a game's sockets how it ended. */
export function makeGameEnded(
  facts: GameFacts,
  { version, clock, elo, end }: GameState,
): ServerEvent<'game', 'game_end'> {
  if (!end) throw new Error('the game has not ended')
  return {
    type: 'game_end',
    version,
    data: {
      reason: end.reason,
      winner: end.winner && facts[end.winner].id,
      status: end.status,
      whiteMs: clock.whiteMs,
      blackMs: clock.blackMs,
      ratings: makeRatings(elo, end),
      score: end.score,
      scoreBooked: end.scoreBooked,
      payout: payoutOf(facts, end),
      payoutDueAt: end.payoutDueAtMs,
      payoutInReview: end.payoutInReview,
      payoutReviewSince: end.payoutReviewSinceMs,
      match: end.match,
    },
  }
}

/** The winner's payout from both stakes of a wagered game, in R$. */
function payoutOf({ wagerCents }: GameFacts, { winner }: EndState): number | null {
  const stake = asCents(wagerCents)
  return winner === null || stake === NO_CENTS ? null : makeReais(splitStakes(stake).payout)
}

/** Both ratings before and after the game; null when it was not rated. */
export function makeRatings(elo: GameState['elo'], { eloAfter }: EndState) {
  if (!eloAfter) return null
  const change = (color: 'white' | 'black') => ({
    before: elo[color].elo,
    after: eloAfter[color],
    provisional: elo[color].provisional,
  })
  return { white: change('white'), black: change('black') }
}
