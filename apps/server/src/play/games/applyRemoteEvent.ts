import { findMove, parseUci, playMove, undoMove } from '@lance/chess'
import type { BusEvent } from '../../kernel/bus/bus.ts'
import { advanceState, rememberEvent } from './advanceGame.ts'
import { withGameLock } from './gameQueue.ts'
import type { LiveGame, MovePlayed } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { playHeldPremove } from './playMove.ts'

/**
 * Updates a game in memory with an event that another server published: applies it if it is the next move,
 * and reads anything else newer from the database. The event itself has already reached the game's sockets.
 */
export function applyRemoteEvent(context: GamesContext, busEvent: BusEvent): void {
  if (busEvent.topic !== 'game') return
  const game = context.cache.peek(busEvent.gameId)
  const { event } = busEvent
  if (!game || !('version' in event) || event.version <= game.state.version) return
  game.publishedVersion = Math.max(game.publishedVersion, event.version)
  withGameLock(game, 'server', async () => {
    const { version } = game.state
    if (event.version <= version) return
    const isNext = event.type === 'move' && event.version === version + 1
    if (!isNext || !applyMove(game, event)) await context.cache.refresh(game)
    playHeldPremove(context, game)
  }).catch((error: unknown) => {
    // The poll every two seconds makes up for it.
    context.ctx.log.warn(
      { err: error, gameId: busEvent.gameId },
      'a game could not be refreshed; the next poll retries',
    )
  })
}

/**
 * Plays the published move. False when it does not fit the game in memory, or ends it: the end is stored with
 * its move at one version, and only the row has all of it.
 */
function applyMove(game: LiveGame, event: MovePlayed): boolean {
  const { state, board } = game
  const { uci, ply, whiteMs, blackMs, at, fen } = event.data
  const wanted = parseUci(uci)
  const move = ply === state.clock.ply + 1 && wanted ? findMove(board.position, wanted) : null
  if (!move) return false
  if (playMove(board, move).outcome) {
    undoMove(board)
    return false
  }
  advanceState(game, event.version, { fen, uci, clock: { ply, whiteMs, blackMs, turnStartedAtMs: at } })
  rememberEvent(game, event)
  return true
}
