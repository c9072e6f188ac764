import type { Color } from '@lance/chess'
import { resumeClock, turnOfPly } from '@lance/domain'
import { selectSocketsOnGame, selectUsersOnGame } from '../presence/index.ts'
import type { BeaconSpeaker } from './beaconToken.ts'
import { changeState } from './changeState.ts'
import { type Desk, publish, publishPresenceOf } from './desk.ts'
import { makeGameRecord } from './gameRecord.ts'
import type { LiveGame } from './gameState.ts'
import { endCredit } from './outageStore.ts'

/**
 * Records that a player has a socket on the game: they are present, their absence is over, and a clock that
 * was stopped for them runs again. The caller holds the game lock.
 */
export async function arrive(desk: Desk, game: LiveGame, color: Color): Promise<void> {
  const nowMs = desk.ctx.time.nowMs()
  let resumed = false
  const result = await changeState<never>(desk, game, (state) => {
    if (state.end) return null
    const { arrived, goneAtMs, pageClosed } = state[color]
    const clock = turnOfPly(state.clock.ply) === color ? resumeClock(state.clock, { nowMs }) : state.clock
    resumed = clock !== state.clock
    if (arrived && goneAtMs === null && !pageClosed && !resumed) return null
    return { ...state, clock, [color]: { arrived: true, goneAtMs: null, pageClosed: false } }
  })
  if (!result.ok || !result.changed) return
  publishPresenceOf(desk, game, color)
  if (!resumed) return
  const { facts, state } = game
  await endCredit(desk.ctx.db, { gameId: facts.id, ply: state.clock.ply, nowMs })
  publishState(desk, game)
}

/**
 * Records that a player's socket closed. If it was their last on any server, their absence begins. The caller
 * holds the game lock.
 */
export async function leave(desk: Desk, game: LiveGame, color: Color): Promise<void> {
  const { facts, here } = game
  if (here[color] > 0 || game.state.end) return
  if ((await selectUsersOnGame(desk.ctx.db, facts.id)).includes(facts[color].id)) return
  const nowMs = desk.ctx.time.nowMs()
  const result = await changeState<never>(desk, game, (state) => {
    const { arrived, goneAtMs } = state[color]
    if (state.end || !arrived || goneAtMs !== null) return null
    return { ...state, [color]: { ...state[color], goneAtMs: nowMs } }
  })
  if (result.ok && result.changed) publishPresenceOf(desk, game, color)
}

/**
 * Records that a page reported its closing: its player's allowed absence is shorter, unless the game is open
 * elsewhere. Returning undoes it. The caller holds the game lock.
 */
export async function closePage(
  desk: Desk,
  game: LiveGame,
  { color, socketId }: BeaconSpeaker,
): Promise<{ ok: true }> {
  const { facts } = game
  const sockets = await selectSocketsOnGame(desk.ctx.db, facts.id)
  const isElsewhere = sockets.some(
    (socket) => socket.userId === facts[color].id && socket.socketId !== socketId,
  )
  if (isElsewhere) return { ok: true }
  const result = await changeState<never>(desk, game, (state) => {
    if (state.end || !state[color].arrived || state[color].pageClosed) return null
    return { ...state, [color]: { ...state[color], pageClosed: true } }
  })
  if (result.ok && result.changed && game.state[color].goneAtMs !== null) publishPresenceOf(desk, game, color)
  return { ok: true }
}

/** Publishes the whole record to the sockets of a game. */
export function publishState(desk: Desk, game: LiveGame): void {
  const record = makeGameRecord(game, { nowMs: desk.ctx.time.nowMs(), firstMoveMs: desk.firstMoveMs })
  publish(desk, game.facts.id, { type: 'state', version: record.version, data: record })
}
