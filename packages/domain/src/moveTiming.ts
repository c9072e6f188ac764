/**
 * How one side of a game used its time on the judged moves. `timed`: moves of half a second or more, with the
 * sum of the logarithms of their ms, and of the squares of those logarithms. `away`: moves during whose turn
 * the page was out of sight for two seconds or more, and how many of them were the engine's; `stayed`: all
 * others.
 */
export type TimingFigures = {
  timed: number
  sumLn: number
  sumLn2: number
  away: number
  awayMatched: number
  stayed: number
  stayedMatched: number
}

/** `spread`: standard deviation of the log times; `awayZ`: how much better the player is after being away. */
export type TimingJudgement = TimingFigures & { spread: number | null; awayZ: number | null }

/** A faster move was ready before its turn and is no evidence. */
export const TIMED_FROM_MS = 500
export const AWAY_FROM_MS = 2000

// People's move times spread over orders of magnitude: the logarithm has a standard deviation of 0.8 to 1.3.
// A player who takes five seconds whatever the position stays below a third of that.
export const TIMING_ALARM = { spread: 0.35, timedMin: 120, awayZ: 4, awayMin: 30 } as const

export const NO_TIMING: TimingFigures = {
  timed: 0,
  sumLn: 0,
  sumLn2: 0,
  away: 0,
  awayMatched: 0,
  stayed: 0,
  stayedMatched: 0,
}

export function addTiming(one: TimingFigures, other: TimingFigures): TimingFigures {
  const sum = { ...one }
  for (const key of Object.keys(NO_TIMING) as (keyof TimingFigures)[]) sum[key] += other[key]
  return sum
}

export function judgeTiming(games: readonly TimingFigures[]): TimingJudgement {
  const sum = games.reduce(addTiming, NO_TIMING)
  const { timed, sumLn, sumLn2, away, awayMatched, stayed, stayedMatched } = sum
  const mean = timed === 0 ? 0 : sumLn / timed
  const spread = timed === 0 ? null : Math.sqrt(Math.max(0, sumLn2 / timed - mean * mean))
  return { ...sum, spread, awayZ: compareShares([awayMatched, away], [stayedMatched, stayed]) }
}

/** By how many standard deviations the first share exceeds the second; null without data. */
function compareShares([some, of]: [number, number], [others, ofOthers]: [number, number]): number | null {
  if (of === 0 || ofOthers === 0) return null
  const both = (some + others) / (of + ofOthers)
  const deviation = Math.sqrt(both * (1 - both) * (1 / of + 1 / ofOthers))
  return deviation === 0 ? 0 : (some / of - others / ofOthers) / deviation
}

export function timingAlarms({
  timed,
  spread,
  away,
  stayed,
  awayZ,
}: TimingJudgement): ('uniform' | 'away')[] {
  const { spread: spreadMax, timedMin, awayZ: awayZMin, awayMin } = TIMING_ALARM
  const isUniform = timed >= timedMin && spread !== null && spread < spreadMax
  const isAway = Math.min(away, stayed) >= awayMin && awayZ !== null && awayZ >= awayZMin
  return [...(isUniform ? (['uniform'] as const) : []), ...(isAway ? (['away'] as const) : [])]
}
