import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { playGame, type TimeControl } from './playGame.ts'
import { gamesOf, type Tally } from './strength.ts'
import { type EngineCommand, startUci, type UciProcess } from './uciProcess.ts'

/** A line of the log: one game of a match. `pair`: the opening's number, played from both sides. */
type LoggedGame = {
  match: string
  pair: number
  first: 'white' | 'black'
  points: number
  how: string
  plies: number
  ucis: string
}

export type MatchResult = { tally: Tally; pairs: number[]; endings: Record<string, number> }

type Match = {
  players: readonly [EngineCommand, EngineCommand]
  time: TimeControl
  openings: readonly (readonly string[])[]
  games: number
  /** Each game is appended here, and a match goes on with the games that are not in it. */
  log: string
  mostMs: number
}

/** Plays openings from both sides until this many games are in the log or the time is over. Points are the first player's. */
export async function playMatch({
  players,
  time,
  openings,
  games,
  log,
  mostMs,
}: Match): Promise<MatchResult> {
  const [one, other] = players
  const match = `${one.name} - ${other.name}, ${time.startMs / 1000}+${time.incrementMs / 1000}`
  const done = readLog(log).filter((game) => game.match === match)
  const played = new Set(done.map(indexOf))
  const startedMs = performance.now()
  let engines = await Promise.all([startUci(one), startUci(other)])
  try {
    for (let index = 0; index < games; index++) {
      if (played.has(index)) continue
      if (performance.now() - startedMs > mostMs) break
      // A program that crashed has lost one game, and not the next ones.
      engines = await Promise.all([restarted(engines[0], one), restarted(engines[1], other)])
      const game = await playOne(engines, { match, index, openings, time })
      done.push(game)
      mkdirSync(dirname(log), { recursive: true })
      appendFileSync(log, `${JSON.stringify(game)}\n`)
    }
  } finally {
    for (const engine of engines) engine.quit()
  }
  return summarize(done)
}

const restarted = async (engine: UciProcess, command: EngineCommand) =>
  engine.hasEnded() ? startUci(command) : engine

/** Where a game stands in its match: each opening is played with the first player as White, then as Black. */
const indexOf = ({ pair, first }: LoggedGame) => 2 * pair + (first === 'white' ? 0 : 1)

async function playOne(
  [one, other]: readonly [UciProcess, UciProcess],
  {
    match,
    index,
    openings,
    time,
  }: { match: string; index: number; openings: Match['openings']; time: TimeControl },
): Promise<LoggedGame> {
  const first = index % 2 === 0 ? 'white' : 'black'
  const pair = index >> 1
  const players = first === 'white' ? { white: one, black: other } : { white: other, black: one }
  const { winner, how, plies, ucis } = await playGame(players, openings[pair % openings.length] ?? [], time)
  const points = winner === null ? 0.5 : winner === first ? 1 : 0
  return { match, pair, first, points, how, plies, ucis: ucis.join(' ') }
}

function readLog(log: string): LoggedGame[] {
  if (!existsSync(log)) return []
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LoggedGame)
}

function summarize(games: readonly LoggedGame[]): MatchResult {
  const tally = { wins: 0, draws: 0, losses: 0 }
  const byPair = new Map<number, number[]>()
  const endings: Record<string, number> = {}
  for (const { pair, points, how } of games) {
    tally[points === 1 ? 'wins' : points === 0 ? 'losses' : 'draws'] += 1
    byPair.set(pair, [...(byPair.get(pair) ?? []), points])
    endings[how] = (endings[how] ?? 0) + 1
  }
  if (gamesOf(tally) !== games.length) throw new Error('the log has points that no game gives')
  const pairs = [...byPair.values()].filter(({ length }) => length === 2).map(([a = 0, b = 0]) => a + b)
  return { tally, pairs, endings }
}
