import { offersAfterMove, turnOfPly } from '@lance/domain'
import type { DecidedMove, MoveCommand } from './decideMove.ts'
import { squaresOf } from './gameCache.ts'
import type { LiveGame, MovePlayed } from './gameState.ts'

/** Applies a stored move to the game in memory. Returns the event to publish. */
export function advanceGame(game: LiveGame, command: MoveCommand, move: DecidedMove): MovePlayed {
  const { state } = game
  const color = turnOfPly(state.clock.ply)
  game.state = {
    ...state,
    version: state.version + 1,
    clock: move.clock,
    fen: move.fen,
    lastMove: move.uci,
    offers: offersAfterMove(state.offers, { mover: color }),
  }
  game.ucis.push(move.uci)
  game.sans.push(move.san)
  Object.assign(game.firstReceipts, { white: null, black: null })
  game.touchedAtMs = move.clock.turnStartedAtMs
  const event = makeMovePlayed(game, command, move)
  game.recent =
    game.recent.length === 0 ? [event] : [game.recent[game.recent.length - 1] as MovePlayed, event]
  return event
}

function makeMovePlayed({ state }: LiveGame, command: MoveCommand, move: DecidedMove): MovePlayed {
  const { clock } = move
  return {
    type: 'move',
    version: state.version,
    data: {
      fen: move.fen,
      ...squaresOf(move.uci),
      playerId: command.userId,
      san: move.san,
      uci: move.uci,
      ply: clock.ply,
      whiteMs: clock.whiteMs,
      blackMs: clock.blackMs,
      at: clock.turnStartedAtMs,
      moveId: command.moveId,
    },
  }
}
