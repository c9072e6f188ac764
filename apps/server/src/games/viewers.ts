import type { GameServerEvent } from '@lance/contract'
import { countViewers } from '../presence/index.ts'
import { type Desk, publish } from './desk.ts'
import { isLookedAt, type LiveGame } from './gameState.ts'

/** However many come and go, a game's sockets are told their number this often at the most. */
const TOLD_EVERY_MS = 1000

/** How many look at a game, as its sockets are told. */
export function makeViewers({ state, viewers }: LiveGame): Extract<GameServerEvent, { type: 'viewers' }> {
  return { type: 'viewers', version: state.version, data: { count: viewers.count } }
}

/** Somebody came to look at a game, or went: tells how many there are now, unless that was told a moment ago. */
export async function tellViewers(desk: Desk, game: LiveGame): Promise<void> {
  if (game.state.end) return
  if (desk.ctx.time.nowMs() >= game.viewers.toldAtMs + TOLD_EVERY_MS) await tellChanged(desk, [game])
}

/** Tells of all running games with sockets here how many look at them, where that changed, here or elsewhere. */
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
