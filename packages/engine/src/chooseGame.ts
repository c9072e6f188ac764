import { findOutcome, type Game, gamePosition, legalMoves, playMove, startGame } from '@lance/chess'

/** For tests: the game in which each number chooses one of the legal moves, until the numbers or the game end. */
export function chooseGame(choices: readonly number[]): { game: Game; ucis: string[] } {
  const game = startGame()
  const position = gamePosition(game)
  const ucis: string[] = []
  for (const choice of choices) {
    const moves = legalMoves(position)
    const move = moves[choice % moves.length]
    if (move === undefined || findOutcome(position) !== null) break
    ucis.push(playMove(game, move).uci)
  }
  return { game, ucis }
}
