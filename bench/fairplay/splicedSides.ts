import { join } from 'node:path'
import type { CandidateMove } from '@lance/chess/fairPlay'
import type { JudgedGame, JudgedMove } from '@lance/domain/fairPlay'
import type { AnalysedSide } from './analyseSides.ts'
import { readLines } from './labGames.ts'

/** What the helper plays in each counted position of a side: by ply, a candidate of the analysis or one more. */
export type HelpedSide = {
  player: string
  gameId: string
  answers: readonly (readonly [ply: number, at: number, CandidateMove | null])[]
}

/** Which moves are the helper's: so many of a game's worst mistakes, those where the player is losing, or all of every second game. */
export const SPLICES = ['every', 'three', 'two', 'one', 'losing', 'someGames'] as const
export type Splice = (typeof SPLICES)[number]

const ALL_MOVES = Number.POSITIVE_INFINITY
const HELPED_MOVES: Partial<Record<Splice, number>> = { every: ALL_MOVES, three: 3, two: 2, one: 1 }
const LOSING_BELOW = 420

/**
 * A person's side as if the helper had chosen some of its moves: those where they threw away the most, or where they were losing.
 * What came after in the game stays, so the later positions are those of the mistakes.
 */
export function spliceSide(
  side: AnalysedSide,
  { answers }: HelpedSide,
  splice: Splice,
  at: number,
): AnalysedSide {
  const game = spliceGame(side.game, { answers, splice, at })
  const helpedPlies = game.moves
    .filter((move, index) => move !== side.game.moves[index])
    .map(({ ply }) => ply)
  return {
    ...side,
    player: `${side.player} ${splice}`,
    strategy: `spliced ${splice}`,
    engine: 'stockfish',
    helpedPlies,
    game,
  }
}

function spliceGame(
  game: JudgedGame,
  { answers, splice, at }: { answers: HelpedSide['answers']; splice: Splice; at: number },
): JudgedGame {
  const answerOf = new Map(answers.map(([ply, index, added]) => [ply, { index, added }]))
  const lossOf = ({ candidates, played }: JudgedMove) =>
    (candidates[0]?.[1] ?? 0) - (candidates[played]?.[1] ?? 0)
  const worst = [...game.moves].sort((one, other) => lossOf(other) - lossOf(one)).map(({ ply }) => ply)
  const chosen = new Set(
    splice === 'losing'
      ? game.moves.filter(({ candidates }) => (candidates[0]?.[1] ?? 0) < LOSING_BELOW).map(({ ply }) => ply)
      : worst.slice(0, splice === 'someGames' && at % 2 === 0 ? ALL_MOVES : (HELPED_MOVES[splice] ?? 0)),
  )
  const moves = game.moves.map((move): JudgedMove => {
    const answer = chosen.has(move.ply) ? answerOf.get(move.ply) : undefined
    if (answer === undefined) return move
    const candidates = answer.added === null ? move.candidates : [...move.candidates, answer.added]
    return { ...move, candidates, played: answer.index }
  })
  return { ...game, moves }
}

/** The sides about which a helper was asked (`askHelper.ts`), as if it had chosen some of their moves. */
export function readHelped(
  folders: readonly string[],
  sides: readonly AnalysedSide[],
  splice: Splice,
): AnalysedSide[] {
  const answered = new Map(
    folders
      .flatMap((folder) => readLines(join(folder, 'helped.jsonl')) as HelpedSide[])
      .map((side) => [`${side.player} ${side.gameId}`, side]),
  )
  const counts = new Map<string, number>()
  return sides.flatMap((side) => {
    const answers = answered.get(`${side.player} ${side.game.gameId}`)
    if (answers === undefined) return []
    const at = counts.get(side.player) ?? 0
    counts.set(side.player, at + 1)
    return [spliceSide(side, answers, splice, at)]
  })
}
