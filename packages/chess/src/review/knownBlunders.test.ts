import { describe, expect, it } from 'vitest'
import { evaluateGame } from './evaluateGame.ts'
import { type JudgedGame, judgedGames } from './judgedGames.ts'
import { type Judgement, judgeMove } from './judgeMove.ts'
import { REVIEW_PASSES } from './reviewPasses.ts'

// The review against games whose blunders are known. A move is a known blunder where the stronger engine, twenty plies
// deep or nearly, sees it lose 30 points of winning chance or more; it is found where the review calls it a blunder, or at
// least a mistake. A blunder is invented where that engine sees less than 10 points lost. None is missed and
// none invented: docs/decisions/0027-review-certainty.md

const KNOWN_FROM = 30
const INVENTED_BELOW = 10
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
/** All of it takes minutes: `npm run prove`. */
const isWhole = process?.env.PROVE === 'full'

const lastPass = REVIEW_PASSES.slice(-1)

/** White's chances by the stronger engine's evaluation, on the curve that lichess.org draws of it. */
function chancesOf(value: string): number {
  if (value.includes('#')) return value.startsWith('-') ? 0 : 100
  const centipawns = Math.max(-1000, Math.min(1000, Number(value)))
  return 100 / (1 + Math.exp(-0.00368208 * centipawns))
}

/** What a move lost as the stronger engine sees it, by ply, 1 for the first. */
function lostAt({ evals }: JudgedGame, ply: number): number {
  const gained = chancesOf(evals[ply]!) - chancesOf(evals[ply - 1]!)
  return ply % 2 === 1 ? -gained : gained
}

const knownBlunders = (game: JudgedGame) =>
  game.ucis.map((_, index) => index + 1).filter((ply) => lostAt(game, ply) >= KNOWN_FROM)

/** How the review judges the moves from ply `from` up to ply `to`. */
function judge(
  { ucis }: JudgedGame,
  { from, to }: { from: number; to: number },
): Map<number, Judgement | null> {
  const judgements = new Map<number, Judgement | null>()
  for (const { ply, evaluation } of evaluateGame({ ucis: ucis.slice(0, to) }, { passes: lastPass })) {
    if (ply < from - 1) break
    if (evaluation.lost === null) continue
    const isBest = evaluation.best === ucis[ply]
    judgements.set(ply + 1, isBest ? null : judgeMove(evaluation.lost))
  }
  return judgements
}

/** What a review of the games misses of what is known, and what it calls a blunder that is none: names and plies. */
function countErrors(games: readonly JudgedGame[]): { missed: string[]; invented: string[] } {
  const missed: string[] = []
  const invented: string[] = []
  for (const game of games) {
    const judgements = judge(game, { from: 1, to: game.ucis.length })
    const isFound = (ply: number) => ['mistake', 'blunder'].includes(judgements.get(ply) ?? '')
    for (const ply of knownBlunders(game)) if (!isFound(ply)) missed.push(`${game.name} ${ply}`)
    for (const [ply, judgement] of judgements) {
      if (judgement === 'blunder' && lostAt(game, ply) < INVENTED_BELOW) invented.push(`${game.name} ${ply}`)
    }
  }
  return { missed, invented }
}

describe('the twenty games', () => {
  it('have each a known blunder, and an evaluation before the first move and after each', () => {
    expect(judgedGames).toHaveLength(20)
    expect(new Set(judgedGames.map(({ ucis }) => ucis.join())).size).toBe(20)
    for (const game of judgedGames) {
      expect(game.evals).toHaveLength(game.ucis.length + 1)
      expect(knownBlunders(game)).not.toHaveLength(0)
    }
  })
})

describe('a review', () => {
  const shortest = judgedGames.toSorted((one, other) => one.ucis.length - other.ucis.length).slice(0, 3)

  it.each(shortest)('finds the first known blunder of $name', { timeout: 120_000 }, (game) => {
    const [ply = 0] = knownBlunders(game)
    expect(['mistake', 'blunder']).toContain(judge(game, { from: ply, to: ply }).get(ply))
  })

  const doubted = [
    { name: 'Zytogorski|Anderssen', ply: 38 },
    { name: 'Robertson|Ranken', ply: 52 },
  ]

  it.each(doubted)('calls ply $ply of $name no blunder, which costs little', { timeout: 120_000 }, (move) => {
    const game = judgedGames.find(({ name }) => name.startsWith(move.name))
    expect(game && judge(game, { from: move.ply, to: move.ply }).get(move.ply)).not.toBe('blunder')
  })

  it.runIf(isWhole)('finds all that is known, and invents nothing', { timeout: 7_200_000 }, () => {
    expect(countErrors(judgedGames)).toEqual({ missed: [], invented: [] })
  })
})
