import type { Color } from '@lance/chess'
import { resumeClock, turnOfPly } from '@lance/domain'
import { selectSocketsOnGame, selectUsersOnGame } from '../../people/presence/index.ts'
import type { BeaconSender } from './beaconToken.ts'
import { changeState } from './changeState.ts'
import { makeGameRecord } from './gameRecord.ts'
import type { GameState, LiveGame, SidePresence } from './gameState.ts'
import { type GamesContext, publish, publishPresenceOf } from './gamesContext.ts'
import { endCredit } from './outageStore.ts'

/**
 * Records that a player has a socket on the game: they are present, their absence is over, and a clock that
 * was stopped for them runs again. Afterwards the game in memory is as stored. The caller holds the game
 * lock.
 */
export async function arrive(context: GamesContext, game: LiveGame, color: Color): Promise<void> {
  // An arrival that was stored proves that the version in memory was the stored one.
  if (await arriveWithOthers(context, game, color)) return publishPresenceOf(context, game, color)
  await context.cache.refresh(game)
  await arriveAlone(context, game, color)
}

/**
 * Stores the arrival in one statement with those at other games. Returns false, and changes nothing, if the
 * player is present already, if more than presence changes, or if the game in memory is out of date.
 */
async function arriveWithOthers(context: GamesContext, game: LiveGame, color: Color): Promise<boolean> {
  const { facts, state, stale } = game
  const { version } = state
  const isPlain = resumeOf(state, color, context.ctx.time.nowMs()) === state.clock
  if (stale || state.end || isHere(state[color]) || !isPlain) return false
  // If the database fails, what is stored is unknown.
  game.stale = true
  if (!(await context.saveArrival({ gameId: facts.id, version, color }))) return false
  game.state = { ...state, version: version + 1, [color]: HERE }
  game.stale = false
  return true
}

const HERE: SidePresence = { arrived: true, goneAtMs: null, pageClosed: false }

const isHere = ({ arrived, goneAtMs, pageClosed }: SidePresence) =>
  arrived && goneAtMs === null && !pageClosed

/** The clock once this player has returned: it runs again if it was stopped for them. */
const resumeOf = ({ clock }: GameState, color: Color, nowMs: number) =>
  turnOfPly(clock.ply) === color ? resumeClock(clock, { nowMs }) : clock

async function arriveAlone(context: GamesContext, game: LiveGame, color: Color): Promise<void> {
  const nowMs = context.ctx.time.nowMs()
  let resumed = false
  const result = await changeState<never>(context, game, (state) => {
    if (state.end) return null
    const clock = resumeOf(state, color, nowMs)
    resumed = clock !== state.clock
    if (isHere(state[color]) && !resumed) return null
    return { ...state, clock, [color]: HERE }
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
