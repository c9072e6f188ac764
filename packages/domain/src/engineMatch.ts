/**
 * The moves of one side in one game that count as evidence of engine use. `plain`: moves where a search of
 * two plies finds the engine's move too; `hard`: all others. `lost`: winning chances thrown away, in
 * percentage points, summed.
 */
export type MatchFigures = {
  elo: number
  plain: number
  plainMatched: number
  hard: number
  hardMatched: number
  lost: number
}

/**
 * `z`: by how many standard deviations the engine's moves exceed what an honest player of that rating makes;
 * 0 without moves.
 */
export type MatchJudgement = {
  games: number
  moves: number
  matched: number
  expected: number
  z: number
  /** Mean winning chances thrown away per move, in percentage points. */
  meanLost: number
}

/** Thresholds for an operator's attention; fewer moves or games give no verdict. */
export const ENGINE_ALARM = { z: 4, movesMin: 80, gamesMin: 4 } as const

// How often a strong player makes our engine's move (8 plies, 40,000 nodes), measured on the masters' games
// of 1851 and 1886. That this changes little with the rating (some percentage points for 400 rating points)
// is what others have published for other engines. A low rating says little about a player with few games or
// a second account, so no player is expected to play worse than FLOOR_ELO.
const MASTER = { elo: 2100, plain: 0.53, hard: 0.345 } as const
const LOGITS_PER_POINT = 0.2 / 400
const FLOOR_ELO = 1800
const CEILING_ELO = 2800

/**
 * Standard deviation of the chance among honest players of one rating, including the error of our
 * expectation.
 */
const STYLE_DEVIATION = 0.055

const logit = (chance: number) => Math.log(chance / (1 - chance))

/** How likely an honest player of a rating makes the engine's move. */
export function matchChance({ elo, isPlain }: { elo: number; isPlain: boolean }): number {
  const boundedElo = Math.max(FLOOR_ELO, Math.min(CEILING_ELO, elo))
  const atMaster = logit(isPlain ? MASTER.plain : MASTER.hard)
  return 1 / (1 + Math.exp(-(atMaster + (boundedElo - MASTER.elo) * LOGITS_PER_POINT)))
}

/**
 * Judges a player's games together. Each move matches independently (binomial), with a chance that is the
 * player's own and deviates from the expected one by STYLE_DEVIATION. So a small lead never becomes a large z
 * merely by many moves.
 */
export function judgeMatches(games: readonly MatchFigures[]): MatchJudgement {
  let [moves, matched, expected, variance, lost] = [0, 0, 0, 0, 0]
  for (const { elo, plain, plainMatched, hard, hardMatched, lost: lostHere } of games) {
    for (const [count, isPlain] of [
      [plain, true],
      [hard, false],
    ] as const) {
      const chance = matchChance({ elo, isPlain })
      expected += count * chance
      variance += count * chance * (1 - chance)
    }
    moves += plain + hard
    matched += plainMatched + hardMatched
    lost += lostHere
  }
  const deviation = Math.sqrt(variance + (moves * STYLE_DEVIATION) ** 2)
  return {
    games: games.length,
    moves,
    matched,
    expected,
    z: moves === 0 ? 0 : (matched - expected) / deviation,
    meanLost: moves === 0 ? 0 : lost / moves,
  }
}

export function isEngineAlarm({ games, moves, z }: MatchJudgement): boolean {
  return games >= ENGINE_ALARM.gamesMin && moves >= ENGINE_ALARM.movesMin && z >= ENGINE_ALARM.z
}
