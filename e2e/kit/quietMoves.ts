import { gamePosition, legalMoves, makeFen, playMove, startGame, undoMove } from '@lance/chess'

/** This many moves without a capture or a pawn move, in which no position occurs a third time. */
export function quietMoves(plies: number): string[] {
  const game = startGame()
  const seen = new Map<string, number>()
  const sans: string[] = []
  while (sans.length < plies) {
    const moves = legalMoves(gamePosition(game)).map((move) => {
      const { san } = playMove(game, move)
      const placement = makeFen(gamePosition(game)).split(' ').slice(0, 3).join(' ')
      undoMove(game)
      return { move, san, placement, times: seen.get(placement) ?? 0 }
    })
    const quiet = moves.filter(({ san }) => /^[NR][a-h1-8]*$/.test(san))
    const freshest = quiet.reduce((best, one) => (one.times < best.times ? one : best))
    if (freshest.times >= 2) throw new Error(`no quiet move is left after ${sans.length}`)
    seen.set(freshest.placement, freshest.times + 1)
    playMove(game, freshest.move)
    sans.push(freshest.san)
  }
  return sans
}
