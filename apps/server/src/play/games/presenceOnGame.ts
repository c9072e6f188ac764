import type { Color } from '@lance/chess'
import { resumeClock, turnOfPly } from '@lance/domain'
import { selectSocketsOnGame, selectUsersOnGame } from '../../people/presence/index.ts'
import type { BeaconSender } from './beaconToken.ts'
import { changeState } from './changeState.ts'
import { makeGameRecord } from './gameRecord.ts'
import type { LiveGame } from './gameState.ts'
import { type GamesContext, publish, publishPresenceOf } from './gamesContext.ts'
import { endCredit } from './outageStore.ts'

/**
 * Records that a player has a socket on the game: they are present, their absence is over, and a clock that
 * was stopped for them runs again. The caller holds the game lock.
 */
export async function arrive(context: GamesContext, game: LiveGame, color: Color): Promise<void> {
  const nowMs = context.ctx.time.nowMs()
  let resumed = false
  const result = await changeState<never>(context, game, (state) => {
    if (state.end) return null
    const { arrived, goneAtMs, pageClosed } = state[color]
    const clock = turnOfPly(state.clock.ply) === color ? resumeClock(state.clock, { nowMs }) : state.clock
    resumed = clock !== state.clock
    if (arrived && goneAtMs === null && !pageClosed && !resumed) return null
    return { ...state, clock, [color]: { arrived: true, goneAtMs: null, pageClosed: false } }
  })
  if (!result.ok || !result.changed) return
  publishPresenceOf(context, game, color)
  if (!resumed) return
  const { facts, state } = game
  await endCredit(context.ctx.db, { gameId: facts.id, ply: state.clock.ply, nowMs })
  publishState(context, game)
}

/**
 * Records that a player's socket closed. If it was their last on any server, their absence begins. The caller
 * holds the game lock.
 */
export async function leave(context: GamesContext, game: LiveGame, color: Color): Promise<void> {
  const { facts, localSockets } = game
  if (localSockets[color] > 0 || game.state.end) return
  if ((await selectUsersOnGame(context.ctx.db, facts.id)).includes(facts[color].id)) return
  const nowMs = context.ctx.time.nowMs()
  const result = await changeState<never>(context, game, (state) => {
    const { arrived, goneAtMs } = state[color]
    if (state.end || !arrived || goneAtMs !== null) return null
    return { ...state, [color]: { ...state[color], goneAtMs: nowMs } }
  })
  if (result.ok && result.changed) publishPresenceOf(context, game, color)
}

/**
 * Records that a page reported its closing: its player's allowed absence is shorter, unless the game is open
 * elsewhere. Returning undoes it. The caller holds the game lock.
 */
export async function closePage(
  context: GamesContext,
  game: LiveGame,
  { color, socketId }: BeaconSender,
): Promise<{ ok: true }> {
  const { facts } = game
  const sockets = await selectSocketsOnGame(context.ctx.db, facts.id)
  const isElsewhere = sockets.some(
    (socket) => socket.userId === facts[color].id && socket.socketId !== socketId,
  )
  if (isElsewhere) return { ok: true }
  const result = await changeState<never>(context, game, (state) => {
    if (state.end || !state[color].arrived || state[color].pageClosed) return null
    return { ...state, [color]: { ...state[color], pageClosed: true } }
  })
  if (result.ok && result.changed && game.state[color].goneAtMs !== null)
    publishPresenceOf(context, game, color)
  return { ok: true }
}

/** Publishes the whole record to the sockets of a game. */
export function publishState(context: GamesContext, game: LiveGame): void {
  const record = makeGameRecord(game, { nowMs: context.ctx.time.nowMs(), firstMoveMs: context.firstMoveMs })
  publish(context, game.facts.id, { type: 'state', version: record.version, data: record })
}
