import type { ServerEvent } from '@lance/contract'
import { countViewers } from '../../people/presence/index.ts'
import { hasLocalSockets, type LiveGame } from './gameState.ts'
import { type GamesContext, publish } from './gamesContext.ts'

/** The least time between two viewer counts sent to a game's sockets, however many viewers come and go. */
const PUBLISH_EVERY_MS = 1000

/** The event with a game's number of viewers. */
export function makeViewersEvent({ state, viewers }: LiveGame): ServerEvent<'game', 'viewers'> {
  return { type: 'viewers', version: state.version, data: { count: viewers.count } }
}

/**
 * Call when a viewer of a game comes or goes: publishes the number of viewers, unless it was published a
 * moment ago.
 */
export async function publishViewers(context: GamesContext, game: LiveGame): Promise<void> {
  if (game.state.end) return
  if (context.ctx.time.nowMs() >= game.viewers.publishedAtMs + PUBLISH_EVERY_MS)
    await publishChangedCounts(context, [game])
}

/**
 * Publishes the number of viewers of every running game with sockets here, where it changed on this server or
 * another.
 */
export async function sweepViewers(context: GamesContext): Promise<void> {
  await publishChangedCounts(
    context,
    [...context.cache.all()].filter((game) => hasLocalSockets(game) && !game.state.end),
  )
}

async function publishChangedCounts(context: GamesContext, games: readonly LiveGame[]): Promise<void> {
  if (games.length === 0) return
  const nowMs = context.ctx.time.nowMs()
  const counts = await countViewers(
    context.ctx.db,
    games.map(({ facts }) => facts.id),
  )
  for (const game of games) {
    const count = counts.get(game.facts.id) ?? 0
    if (count === game.viewers.count) continue
    game.viewers = { count, publishedAtMs: nowMs }
    publish(context, game.facts.id, makeViewersEvent(game))
  }
}
