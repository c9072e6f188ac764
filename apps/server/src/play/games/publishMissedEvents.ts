import { makeGameEnded } from './endGame.ts'
import { makeGameRecord } from './gameRecord.ts'
import type { GameState, LiveGame } from './gameState.ts'
import { type GamesContext, publishLocally } from './gamesContext.ts'
import { publishRematch } from './requestRematch.ts'

/**
 * Publishes to this server's sockets of a game what another server did, or what was stored although its
 * confirmation never reached us: the move where there was exactly one, otherwise the whole record; and the
 * end as an event of its own.
 */
export function publishMissedEvents(context: GamesContext, game: LiveGame, known: GameState): void {
  const { facts, state } = game
  const last = game.recent.at(-1)
  const movedOnce = state.clock.ply === known.clock.ply + 1
  if (last && movedOnce) publishLocally(context, facts.id, last)
  if (!movedOnce || state.version > known.version + 1) {
    const record = makeGameRecord(game, { nowMs: context.ctx.time.nowMs(), firstMoveMs: context.firstMoveMs })
    publishLocally(context, facts.id, { type: 'state', version: state.version, data: record })
  }
  if (state.end && !known.end) publishLocally(context, facts.id, makeGameEnded(facts, state))
  if (state.rematch) publishRematch(context, facts, state)
}
