import {
  gamePosition,
  legalMoves,
  type Move,
  makeFen,
  makeUci,
  playMove,
  startGame,
  undoMove,
} from '@lance/chess'

/** How often a pawn moves, or the game would end by the fifty-move rule. */
const PAWN_EVERY_PLIES = 90

type Candidate = { move: Move; san: string; placement: string }

/** The UCI moves of a game of any length: no captures, no checks, no position a third time. */
export function longGame(plies: number): string[] {
  const game = startGame()
  const seen = new Map<string, number>()
  const ucis: string[] = []
  const timesOf = ({ placement }: Candidate) => seen.get(placement) ?? 0
  let sincePawn = 0
  while (ucis.length < plies) {
    const candidates = legalMoves(gamePosition(game)).map((move): Candidate => {
      const { san } = playMove(game, move)
      const placement = makeFen(gamePosition(game)).split(' ').slice(0, 3).join(' ')
      undoMove(game)
      return { move, san, placement }
    })
    const pawns = candidates.filter(({ san }) => /^[a-h][3-6]$/.test(san))
    const pieces = candidates.filter(({ san }) => /^[NR][a-h1-8]*$/.test(san))
    const choice = sincePawn >= PAWN_EVERY_PLIES && pawns.length > 0 ? pawns : pieces
    const freshest = choice.reduce((best, one) => (timesOf(one) < timesOf(best) ? one : best))
    if (timesOf(freshest) >= 2) throw new Error(`no quiet move is left after ${ucis.length}`)
    seen.set(freshest.placement, timesOf(freshest) + 1)
    sincePawn = choice === pawns ? 0 : sincePawn + 1
    ucis.push(makeUci(freshest.move))
    playMove(game, freshest.move)
  }
  return ucis
}
