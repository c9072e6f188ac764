import type { PromotionLetter } from '@lance/contract'
import { type Clock, offersAfterMove, type Pace, turnOfPly } from '@lance/domain'
import type { DecidedMove } from './decideMove.ts'
import type { LiveGame, MovePlayed } from './gameState.ts'
import type { MoveCommand } from './moveCommand.ts'

/** The events of how many moves a game keeps. */
const RECENT_MAX = 2

/**
 * Applies a stored move to the game in memory. Returns the event to publish, which is overwritten two moves
 * later: code that needs it longer copies it.
 */
export function advanceGame(game: LiveGame, command: MoveCommand, move: DecidedMove): MovePlayed {
  advanceState(game, game.state.version + 1, move)
  return writeMovePlayed(takeOldestEvent(game), game, command, move)
}

/** Writes a stored move into the game's state and forgets what it ends. The board has been moved already. */
export function advanceState(
  game: LiveGame,
  version: number,
  { fen, uci, clock }: Pick<DecidedMove, 'fen' | 'uci'> & { clock: Omit<Clock, keyof Pace | 'berserk'> },
): void {
  const { state, firstReceipts } = game
  state.offers = offersAfterMove(state.offers, { mover: turnOfPly(state.clock.ply) })
  state.version = version
  state.clock.ply = clock.ply
  state.clock.whiteMs = clock.whiteMs
  state.clock.blackMs = clock.blackMs
  state.clock.turnStartedAtMs = clock.turnStartedAtMs
  state.fen = fen
  state.lastMove = uci
  firstReceipts.white = null
  firstReceipts.black = null
  game.touchedAtMs = clock.turnStartedAtMs
}

/** Makes room for one event more, and returns a record for it: the oldest one, or null while there is room. */
function takeOldestEvent({ recent }: LiveGame): MovePlayed | null {
  return recent.length < RECENT_MAX ? null : (recent.shift() ?? null)
}

/** Adds a published move to those that the game can publish again. */
export function rememberEvent(game: LiveGame, event: MovePlayed): void {
  takeOldestEvent(game)
  game.recent.push(event)
}

/** The letter of a promotion in UCI, or null. */
export function promotionOf(uci: string): PromotionLetter | null {
  return uci.length === 5 ? (uci.charAt(4) as PromotionLetter) : null
}

function writeMovePlayed(
  into: MovePlayed | null,
  { recent, state }: LiveGame,
  { from, to, userId, moveId }: MoveCommand,
  { fen, san, uci, clock }: DecidedMove,
): MovePlayed {
  const event = into ?? makeEmptyEvent()
  const { data } = event
  event.version = state.version
  data.fen = fen
  data.from = from
  data.to = to
  data.promotion = promotionOf(uci)
  data.playerId = userId
  data.san = san
  data.uci = uci
  data.ply = clock.ply
  data.whiteMs = clock.whiteMs
  data.blackMs = clock.blackMs
  data.at = clock.turnStartedAtMs
  data.moveId = moveId
  recent.push(event)
  return event
}

function makeEmptyEvent(): MovePlayed {
  return {
    type: 'move',
    version: 0,
    data: {
      fen: '',
      from: '',
      to: '',
      promotion: null,
      playerId: '',
      san: '',
      uci: '',
      ply: 0,
      whiteMs: 0,
      blackMs: 0,
      at: 0,
      moveId: '',
    },
  }
}
