import { type Color, gamePosition, isCheck, kingSquare, makeFen, type Square, startGame } from '@lance/chess'
import { turnOfPly } from '@lance/domain'
import { playUci } from '../bot/botGame.ts'
import type { TableClocks, TableEnding, TableGame } from '../game/tableGame.ts'

/** A position of a game that is over, and the move that led to it; the first has none. */
export type ReviewStep = {
  fen: string
  move: { uci: string; san: string } | null
  /** What both clocks showed once it was there, in ms. */
  clocks: Readonly<Record<Color, number>>
  /** The square of the king in check. */
  check: Square | null
}

/** A game that is over, as it is walked through. */
export type ReviewGame = {
  id: string
  opponent: TableGame['opponent']
  /** The colour of whoever looks at it; null for somebody who did not play in it. */
  color: Color | null
  players: TableGame['players']
  ending: TableEnding
  isDaily: boolean
  /** By ply: the starting position first. */
  steps: readonly ReviewStep[]
  pgn: string
}

/**
 * Every position of a game. `clocksMs`: the mover's clock after each move; where it is not known, it stands. Throws
 * where a move is not legal: the moves come from a game that was played.
 */
export function tellSteps(
  ucis: readonly string[],
  { clocksMs, fullMs }: { clocksMs: readonly (number | undefined)[]; fullMs: number },
): ReviewStep[] {
  const game = startGame()
  let clocks = { white: fullMs, black: fullMs }
  const steps: ReviewStep[] = [{ fen: makeFen(gamePosition(game)), move: null, clocks, check: null }]
  for (const [index, uci] of ucis.entries()) {
    const mover = turnOfPly(index)
    const played = playUci(game, uci)
    if (played === null) throw new RangeError(`ply ${index + 1} is no legal move: ${uci}`)
    const position = gamePosition(game)
    clocks = { ...clocks, [mover]: clocksMs[index] ?? clocks[mover] }
    const check = isCheck(position) ? kingSquare(position, turnOfPly(index + 1)) : null
    steps.push({ fen: makeFen(position), move: { uci, san: played.san }, clocks, check })
  }
  return steps
}

export const stepAt = ({ steps }: ReviewGame, ply: number): ReviewStep => steps[ply] as ReviewStep

/** The game at a ply as the table's parts show it. */
export function tableAt(game: ReviewGame, ply: number): { game: TableGame; clocks: TableClocks } {
  const { steps, opponent, color, players, ending, isDaily } = game
  const { fen, move, clocks } = stepAt(game, ply)
  return {
    game: {
      ...{ fen, ply, turn: turnOfPly(ply), lastMove: move?.uci ?? null },
      san: steps.slice(1, ply + 1).map((step) => step.move?.san ?? ''),
      ...{ opponent, color, players, ending, isAbortable: false, stake: null },
    },
    clocks: { at: () => ({ ...clocks, running: null }), sinceMs: 0, isDaily },
  }
}

/** A ply that the game has: the asked one, or the game's last. */
export function plyIn(game: ReviewGame, asked: number | undefined): number {
  const last = game.steps.length - 1
  return asked === undefined ? last : Math.max(0, Math.min(last, asked))
}
