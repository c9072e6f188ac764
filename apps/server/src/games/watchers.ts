import { type Desk, publish } from './desk.ts'
import { selectPremium } from './gameListStore.ts'
import type { Watcher } from './gameState.ts'
import { makeViewers } from './viewers.ts'

/**
 * Checks all viewers. Disconnects those who may no longer watch because their plan or tournament has ended,
 * and stops counting viewers of a finished game, which everyone may see.
 */
export async function sweepWatchers(desk: Desk): Promise<void> {
  const watchers = [...desk.watchers]
  await releaseEnded(
    desk,
    watchers.filter(({ game }) => game.state.end),
  )
  const running = watchers.filter(({ game }) => !game.state.end)
  if (running.length === 0) return
  const members = await selectPremium(
    desk.ctx.db,
    running.map(({ userId }) => userId),
  )
  for (const watcher of running) {
    if (members.has(watcher.userId)) continue
    const { tournamentId } = watcher.game.facts
    if (tournamentId === null) watcher.sendAway('WATCH_PREMIUM_ONLY')
    else if (!(await desk.isInTournament({ tournamentId, userId: watcher.userId })))
      watcher.sendAway('WATCH_TOURNAMENT_ONLY')
  }
}

async function releaseEnded(desk: Desk, watchers: readonly Watcher[]): Promise<void> {
  await Promise.all(watchers.map((watcher) => watcher.release()))
  for (const game of new Set(watchers.map(({ game }) => game))) {
    if (game.viewers.count === 0) continue
    game.viewers = { count: 0, toldAtMs: desk.ctx.time.nowMs() }
    publish(desk, game.facts.id, makeViewers(game))
  }
}
