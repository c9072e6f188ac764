import { type Judgement, judgeMove } from '@lance/chess/review'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../node/loadEngine.ts'
import { evaluateGame } from './evaluateGame.ts'
import { heldOutGames } from './heldOutGames.ts'
import { type JudgedGame, judgedGames } from './judgedGames.ts'
import { REVIEW_PASSES } from './reviewPasses.ts'

// Tests the review on games whose blunders are known. A move is a known blunder if the stronger engine, at a
// depth of nearly twenty plies, sees it lose 30 points of winning chances or more; the review finds it by
// calling it a blunder or at least a mistake. The review invents a blunder if that engine sees a loss of less
// than 10 points: docs/decisions/0055-reviews-by-the-engine.md

const engine = await loadEngine()
const KNOWN_FROM = 30
const INVENTED_BELOW = 10
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
/** The full test takes minutes: `npm run prove`. */
const isWhole = process?.env.PROVE === 'full'

const lastPass = REVIEW_PASSES.slice(-1)

/** White's chances for an evaluation by the stronger engine, on the curve of lichess.org. */
function chancesOf(value: string): number {
  if (value.includes('#')) return value.startsWith('-') ? 0 : 100
  const centipawns = Math.max(-1000, Math.min(1000, Number(value)))
  return 100 / (1 + Math.exp(-0.00368208 * centipawns))
}

/** The loss of the move at a ply (from 1) according to the stronger engine. */
function lostAt({ evals }: JudgedGame, ply: number): number {
  const gained = chancesOf(evals[ply] ?? '') - chancesOf(evals[ply - 1] ?? '')
  return ply % 2 === 1 ? -gained : gained
}

const knownBlunders = (game: JudgedGame) =>
  game.ucis.map((_, index) => index + 1).filter((ply) => lostAt(game, ply) >= KNOWN_FROM)

/** The review's judgements of the moves from ply `from` up to ply `to`. */
function judge(
  { ucis }: JudgedGame,
  { from, to }: { from: number; to: number },
): Map<number, Judgement | null> {
  const judgements = new Map<number, Judgement | null>()
  for (const { ply, evaluation } of evaluateGame(engine, { ucis: ucis.slice(0, to) }, { passes: lastPass })) {
    if (ply < from - 1) break
    if (evaluation.lost === null) continue
    const isBest = evaluation.best === ucis[ply]
    judgements.set(ply + 1, isBest ? null : judgeMove(evaluation.lost))
  }
  return judgements
}

/** The known blunders that a review misses, and those that it invents, as names and plies. */
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

describe('the collection of judged games', () => {
  it('has twenty games, each with a known blunder and an evaluation for every position', () => {
    expect(judgedGames).toHaveLength(20)
    expect(new Set(judgedGames.map(({ ucis }) => ucis.join())).size).toBe(20)
    for (const game of judgedGames) {
      expect(game.evals).toHaveLength(game.ucis.length + 1)
      expect(knownBlunders(game)).not.toHaveLength(0)
    }
  })
})

describe('the collection of games that no review was fitted to', () => {
  it('has twenty other games with six known blunders, and an evaluation for every position', () => {
    expect(new Set([...judgedGames, ...heldOutGames].map(({ ucis }) => ucis.join())).size).toBe(40)
    expect(heldOutGames.flatMap(knownBlunders)).toHaveLength(6)
    for (const { ucis, evals } of heldOutGames) expect(evals).toHaveLength(ucis.length + 1)
  })
})

describe('a review', () => {
  const shortest = judgedGames.toSorted((one, other) => one.ucis.length - other.ucis.length).slice(0, 3)

  it.each(shortest)('finds the first known blunder of $name [REVIEW-4]', { timeout: 120_000 }, (game) => {
    const [ply = 0] = knownBlunders(game)
    expect(['mistake', 'blunder']).toContain(judge(game, { from: ply, to: ply }).get(ply))
  })

  const falseAlarms = [
    { name: 'Zytogorski|Anderssen', ply: 38 },
    { name: 'Robertson|Ranken', ply: 52 },
  ]

  it.each(falseAlarms)(
    'does not call ply $ply of $name a blunder, since it costs little [REVIEW-4]',
    { timeout: 120_000 },
    (move) => {
      const game = judgedGames.find(({ name }) => name.startsWith(move.name))
      expect(game && judge(game, { from: move.ply, to: move.ply }).get(move.ply)).not.toBe('blunder')
    },
  )

  it.runIf(isWhole)('finds every known blunder, and invents none', { timeout: 7_200_000 }, () => {
    expect(countErrors(judgedGames)).toEqual({ missed: [], invented: [] })
  })

  /** Two checks agree on 30 points there, of which the engine sees only 5 with four times the nodes. */
  const invented = ['Williams|Staunton|1851|22 56']

  it.runIf(isWhole)(
    'finds every known blunder of games it was not fitted to, and invents one',
    { timeout: 7_200_000 },
    () => {
      expect(countErrors(heldOutGames)).toEqual({ missed: [], invented })
    },
  )
})
