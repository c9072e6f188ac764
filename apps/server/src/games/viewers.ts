import type { GameServerEvent } from '@lance/contract'
import { countViewers } from '../presence/index.ts'
import { type Desk, publish } from './desk.ts'
import { isLookedAt, type LiveGame } from './gameState.ts'

/** The least time between two viewer counts sent to a game's sockets, however many viewers come and go. */
const TOLD_EVERY_MS = 1000

/** The event with a game's number of viewers. */
export function makeViewers({ state, viewers }: LiveGame): Extract<GameServerEvent, { type: 'viewers' }> {
  return { type: 'viewers', version: state.version, data: { count: viewers.count } }
}

/**
 * Call when a viewer of a game comes or goes: publishes the number of viewers, unless it was published a
 * moment ago.
 */
export async function tellViewers(desk: Desk, game: LiveGame): Promise<void> {
  if (game.state.end) return
  if (desk.ctx.time.nowMs() >= game.viewers.toldAtMs + TOLD_EVERY_MS) await tellChanged(desk, [game])
}

/**
 * Publishes the number of viewers of every running game with sockets here, where it changed on this server or
 * another.
 */
export async function sweepViewers(desk: Desk): Promise<void> {
  await tellChanged(
    desk,
    [...desk.cache.all()].filter((game) => isLookedAt(game) && !game.state.end),
  )
}

async function tellChanged(desk: Desk, games: readonly LiveGame[]): Promise<void> {
  if (games.length === 0) return
  const nowMs = desk.ctx.time.nowMs()
  const counts = await countViewers(
    desk.ctx.db,
    games.map(({ facts }) => facts.id),
  )
  for (const game of games) {
    const count = counts.get(game.facts.id) ?? 0
    if (count === game.viewers.count) continue
    game.viewers = { count, toldAtMs: nowMs }
    publish(desk, game.facts.id, makeViewers(game))
  }
}
