import type { Color } from '@lance/chess'
import type { ServerEvent } from '@lance/contract'
import { asCents, otherColor } from '@lance/domain'
import type { Kysely } from 'kysely'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import type { PresenceChange } from '../../people/presence/index.ts'
import { admitPair, notifyPair, seatPair } from '../matchmaking/index.ts'
import { createGame } from './createGame.ts'
import { decideRematch } from './decideRematch.ts'
import type { GameFacts, GameState, LiveGame } from './gameState.ts'
import { type GamesContext, publish } from './gamesContext.ts'
import { lockGame, saveRematch } from './gamesStore.ts'
import { shouldRecheckRefusal } from './knownRefusal.ts'

type RematchEvent = ServerEvent<'game', 'rematch' | 'rematch_ready'>
type RematchRefusal = Pick<Refusal, 'ok' | 'params'> & { ok: false; code: Refusal['code'] | RematchCode }
type RematchCode = Extract<ReturnType<typeof decideRematch>, { kind: 'refuse' }>['code']

/** `repeated`: the answer to an earlier identical request. */
export type RematchAnswer = { ok: true; repeated: RematchEvent | null } | RematchRefusal

/** What the transaction found or wrote. `changes`: presence changes, where a game was created. */
type StoredRematch =
  | { ok: true; state: GameState; isNew: boolean; changes: PresenceChange[] }
  | RematchRefusal

/**
 * Requests a rematch. Once both players have requested one while the first request stands, creates the game
 * with colors swapped, after every check of a pairing. Runs in one transaction under the lock of the finished
 * game, so requests repeated at once or on two servers create one game. The caller holds the game lock.
 * Throws when the database fails.
 */
export async function requestRematch(
  context: GamesContext,
  game: LiveGame,
  by: Color,
): Promise<RematchAnswer> {
  const { facts } = game
  const known = decideRematch(game, by, context.ctx.time.nowMs())
  if (known.kind === 'refuse' && !shouldRecheckRefusal(context, game, by))
    return { ok: false, code: known.code }
  game.stale = true
  const stored = await context.ctx.db.transaction().execute((trx) => writeRematch(context, trx, facts, by))
  if (!stored.ok) {
    await context.cache.refresh(game)
    return stored
  }
  const { state, isNew, changes } = stored
  if (!isNew) {
    await context.cache.refresh(game)
    return { ok: true, repeated: makeRematchEvent(facts, state) }
  }
  await context.faults.afterRematchCommit?.(facts.id)
  // A server with an older version reads the whole game, which also publishes what it missed.
  if (game.state.version + 1 === state.version) {
    game.state = state
    game.stale = false
    publishRematch(context, facts, state)
  } else await context.cache.refresh(game)
  notifyRematch(context, facts, state, changes)
  return { ok: true, repeated: null }
}

async function writeRematch(
  context: GamesContext,
  trx: Kysely<Database>,
  facts: GameFacts,
  by: Color,
): Promise<StoredRematch> {
  const state = await lockGame(trx, facts.id)
  if (!state) throw new Error(`game ${facts.id} is gone from the database`)
  const nowMs = context.ctx.time.nowMs()
  const decision = decideRematch({ facts, state }, by, nowMs)
  if (decision.kind === 'refuse') return { ok: false, code: decision.code }
  if (decision.kind === 'repeat') return { ok: true, state, isNew: false, changes: [] }
  if (context.ctx.draining()) return { ok: false, code: 'DRAINING' }
  const { timeControlS, incrementS } = facts
  const stake = asCents(facts.wagerCents)
  const pair = { userId: facts[by].id, opponentId: facts[otherColor(by)].id, timeControlS, stake, nowMs }
  const admitted = await admitPair(trx, pair)
  if (!admitted.ok) return admitted
  const next = { ...state, version: state.version + 1 }
  if (decision.kind === 'ask') {
    const requested = { ...next, rematch: { status: 'asked' as const, by, untilMs: decision.untilMs } }
    return storeRematch(context, trx, facts, requested, [])
  }
  const { gameId, changes } = await seatPair(trx, createGame, {
    whiteId: facts.black.id,
    blackId: facts.white.id,
    timeControlS,
    incrementS,
    variant: facts.variant,
    speed: facts.speed,
    stake,
    rated: facts.rated,
    rematchOf: facts.id,
    firstMoveMs: context.firstMoveMs,
    nowMs,
  })
  return storeRematch(context, trx, facts, { ...next, rematch: { status: 'ready', gameId } }, changes)
}

async function storeRematch(
  context: GamesContext,
  trx: Kysely<Database>,
  { id, white, black }: GameFacts,
  next: GameState,
  changes: PresenceChange[],
): Promise<StoredRematch> {
  const askedBy = next.rematch?.status === 'asked' ? { white, black }[next.rematch.by].id : null
  await saveRematch(trx, { id, askedBy, next })
  await context.faults.beforeRematchCommit?.(id)
  return { ok: true, state: next, isNew: true, changes }
}

/** Publishes the state of the rematch to the sockets of the finished game. */
export function publishRematch(context: GamesContext, facts: GameFacts, state: GameState): void {
  const event = makeRematchEvent(facts, state)
  if (event) publish(context, facts.id, event)
}

function makeRematchEvent({ white, black }: GameFacts, { version, rematch }: GameState): RematchEvent | null {
  if (!rematch) return null
  if (rematch.status === 'ready') return { type: 'rematch_ready', version, data: { gameId: rematch.gameId } }
  const { by, untilMs } = rematch
  return { type: 'rematch', version, data: { playerId: { white, black }[by].id, until: untilMs } }
}

/** Notifies the players on their own channels: the opponent may be on another screen. */
function notifyRematch(
  { ctx }: GamesContext,
  facts: GameFacts,
  { rematch }: GameState,
  changes: PresenceChange[],
): void {
  const { timeControlS, incrementS, variant } = facts
  if (rematch?.status === 'ready') {
    const userIds = [facts.white.id, facts.black.id]
    const stake = asCents(facts.wagerCents)
    notifyPair(ctx, { gameId: rematch.gameId, timeControlS, incrementS, variant, stake, userIds, changes })
  } else if (rematch) {
    const userId = facts[otherColor(rematch.by)].id
    publishNotice(ctx, userId, { code: 'REMATCH_ASKED', gameId: facts.id, timeControl: timeControlS })
  }
}
