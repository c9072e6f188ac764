import type { AnswerMove, LiveGame } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { cancelPremove, holdPremove, releasePremoves } from './holdPremove.ts'
import type { MoveCommand } from './moveCommand.ts'
import { playMove } from './playMove.ts'

/** What sockets may do with premoves. */
export const premoveCommands = (context: GamesContext) => ({
  /** Holds a move for the player's next turn, or plays it if that has begun. */
  premove(game: LiveGame, command: MoveCommand, answer: AnswerMove): void {
    if (holdPremove(game, { command, answer }) === 'due') playMove(context, game, command, answer)
  },
  cancelPremove,
  releasePremoves,
})
