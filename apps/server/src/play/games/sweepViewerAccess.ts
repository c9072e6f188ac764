import type { InSlices } from '../../kernel/sweep.ts'
import { selectPremium } from './gameListStore.ts'
import type { Viewer } from './gameState.ts'
import { type GamesContext, publish } from './gamesContext.ts'
import { makeViewersEvent } from './viewers.ts'

/**
 * Checks all viewers. Disconnects those who may no longer watch because their plan or tournament has ended,
 * and stops counting viewers of a finished game, which everyone may see.
 */
export async function sweepViewerAccess(context: GamesContext, inSlices: InSlices): Promise<void> {
  const viewers = [...context.viewers]
  await releaseEnded(
    context,
    viewers.filter(({ game }) => game.state.end),
  )
  const running = viewers.filter(({ game }) => !game.state.end)
  await inSlices(running, (slice) => checkViewers(context, slice))
}

async function checkViewers(context: GamesContext, viewers: readonly Viewer[]): Promise<void> {
  const members = await selectPremium(
    context.ctx.db,
    viewers.map(({ userId }) => userId),
  )
  for (const viewer of viewers) {
    if (members.has(viewer.userId)) continue
    const { tournamentId } = viewer.game.facts
    if (tournamentId === null) viewer.disconnect('WATCH_PREMIUM_ONLY')
    else if (!(await context.isInTournament({ tournamentId, userId: viewer.userId })))
      viewer.disconnect('WATCH_TOURNAMENT_ONLY')
  }
}

async function releaseEnded(context: GamesContext, viewers: readonly Viewer[]): Promise<void> {
  await Promise.all(viewers.map((viewer) => viewer.release()))
  for (const game of new Set(viewers.map(({ game }) => game))) {
    if (game.viewers.count === 0) continue
    game.viewers = { count: 0, publishedAtMs: context.ctx.time.nowMs() }
    publish(context, game.facts.id, makeViewersEvent(game))
  }
}
