// What the bot's opponents by rating are worth: matches between neighbours, and of some with Stockfish at ratings of its own
// (UCI_Elo), which fix the scale. All ratings are fitted at once, by families of opponents. OPPONENT_GAMES (40) games a pair,
// OPPONENT_MINUTES (10) in all. Games are kept in bench/results/opponents.jsonl, and the next run plays on, from the games of
// bench/opponents/playedPairs.json: replace that by bench/results/playedPairs.json after more games, and empty it when the engine
// plays better. Opponents go by their strengths there, so that the table may change. OPPONENT_PART
// (`0/2`) plays a part of the pairs, so that two processes can share the work; OPPONENT_MOST (1700) leaves out those above.
// Without Stockfish there is no scale, and no figure.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEngine } from '@lance/engine/node'
import { BOT_LEVELS, RATED_OPPONENTS, strengthOf } from '@lance/engine/opponents'
import { openings } from './bot/positions.ts'
import { startUci } from './engine/uciProcess.ts'
import { type Figure, higherIsBetter } from './figure.ts'
import { fitRatings, type Result, type Terms } from './opponents/fitRatings.ts'
import playedPairs from './opponents/playedPairs.json' with { type: 'json' }
import { enginePlayer, type Player, playGame, uciPlayer } from './opponents/playGame.ts'

const games = Number(process.env.OPPONENT_GAMES ?? 40)
const untilMs = performance.now() + Number(process.env.OPPONENT_MINUTES ?? 10) * 60_000
const [part = 0, parts = 1] = (process.env.OPPONENT_PART ?? '0/1').split('/').map(Number)
const most = Number(process.env.OPPONENT_MOST ?? Number.POSITIVE_INFINITY)
const log = fileURLToPath(new URL('results/opponents.jsonl', import.meta.url))
const sums = fileURLToPath(new URL('results/playedPairs.json', import.meta.url))

/** The games of two opponents so far, and the points of the first. */
type PlayedPair = { one: string; other: string; games: number; points: number }

/** Ratings that Stockfish plays at, and how long it thinks about a move. */
const ANCHORS = [1400, 1700, 2000, 2300, 2500]
const ANCHOR_MOVE_MS = 40
/** An anchor meets the opponents of so many ratings on either side. */
const NEAR = 150

const FAST_TIMES = 5

const anchorOf = (elo: number) => `stockfish ${elo}`

/** An opponent's name in the log: its strength, with what its family's curve is made of. */
function nameOf(rating: number): string {
  const { depthPlies, overlookedPercent, maxNodes } = strengthOf(rating)
  return overlookedPercent === 0 ? `${maxNodes} nodes` : `${depthPlies} plies ${overlookedPercent}%`
}

export async function bench(): Promise<Figure[]> {
  const rated = RATED_OPPONENTS.map(({ rating }) => rating)
  const pairs = listPairs(rated.filter((rating) => rating <= most))
  const players = await openPlayers(rated)
  const starts = await openings(Math.ceil(games / 2))
  const done = readLog()
  try {
    for (let game = 0; game < FAST_TIMES * games; game++)
      for (const [at, [one, other]] of pairs.entries()) {
        if (at % parts !== part || game >= gamesOf(one, other)) continue
        if (done.filter((result) => isOf(result, one, other)).length > game) continue
        if (performance.now() > untilMs) break
        const result = await playOne(players, {
          one,
          other,
          game,
          opening: starts[(game >> 1) % starts.length] ?? [],
        })
        done.push(result)
        mkdirSync(dirname(log), { recursive: true })
        appendFileSync(log, `${JSON.stringify(result)}\n`)
      }
  } finally {
    for (const { close } of players.values()) close()
  }
  const fixed = new Map(ANCHORS.map((elo) => [anchorOf(elo), elo]))
  const results = readLog()
  mkdirSync(dirname(sums), { recursive: true })
  writeFileSync(sums, `${JSON.stringify(sumUp(results), null, 2)}\n`)
  const rate = fitRatings(results, { fixed, termsOf })
  return [...rated, ...BOT_LEVELS].map((opponent) => {
    const { elo, error } = rate(termsOf(typeof opponent === 'number' ? nameOf(opponent) : opponent))
    return higherIsBetter({
      figure: `opponent ${opponent}`,
      unit: `Elo, ± ${Math.round(error)}`,
      ours: elo,
      peer: typeof opponent === 'number' ? opponent : elo,
      peerName: 'its name',
    })
  })
}

/**
 * Ratings are fitted by families: of opponents that search as deep and err by chance, and of those that search so many nodes. In
 * each the rating grows by as much with each halving of the errors, or doubling of the nodes.
 */
function termsOf(name: string): Terms {
  const [, nodes] = /^(\d+) nodes$/.exec(name) ?? []
  if (nodes !== undefined) return { thinking: 1, 'thinking more': Math.log2(Number(nodes) / 20_000) }
  const [, family, percent] = /^(\d plies) ([\d.]+)%$/.exec(name) ?? []
  if (family === undefined) return { [name]: 1 }
  return { [family]: 1, [`${family}, erring more`]: Math.log2(Number(percent) / 2) }
}

/** Opponents of few plies play a game in the twentieth part of a second: they play more of them. */
const gamesOf = (one: string, other: string) =>
  one.includes(' plies ') && other.includes(' plies ') ? FAST_TIMES * games : games

/** Opponents meet their next two neighbours, the levels some of all ratings, anchors those near them. */
function listPairs(rated: readonly number[]): [string, string][] {
  const pairs: [string, string][] = []
  rated.forEach((rating, at) => {
    for (const next of rated.slice(at + 1, at + 3)) pairs.push([nameOf(rating), nameOf(next)])
    for (const elo of ANCHORS) if (Math.abs(rating - elo) <= NEAR) pairs.push([nameOf(rating), anchorOf(elo)])
    if (at % 6 === 1) for (const level of BOT_LEVELS) pairs.push([level, nameOf(rating)])
  })
  return pairs
}

type Opened = { player: Player; close: () => void }

async function openPlayers(rated: readonly number[]): Promise<ReadonlyMap<string, Opened>> {
  const players = new Map<string, Opened>()
  const engine = await loadEngine()
  engine.resizeTable(1)
  for (const opponent of [...rated, ...BOT_LEVELS]) {
    const name = typeof opponent === 'number' ? nameOf(opponent) : opponent
    players.set(name, { player: enginePlayer(engine, strengthOf(opponent)), close() {} })
  }
  for (const elo of ANCHORS) {
    const options = { UCI_LimitStrength: true, UCI_Elo: elo, Hash: 16 }
    const uci = await startUci({ name: anchorOf(elo), command: 'stockfish', options })
    players.set(anchorOf(elo), { player: uciPlayer(uci, ANCHOR_MOVE_MS), close: () => uci.quit() })
  }
  return players
}

type Meeting = { one: string; other: string; game: number; opening: readonly string[] }

async function playOne(
  players: ReadonlyMap<string, Opened>,
  { one, other, game, opening }: Meeting,
): Promise<Result> {
  const [first, second] = [players.get(one)?.player, players.get(other)?.player]
  if (!first || !second) throw new Error(`no player ${one} or ${other}`)
  const isFirstWhite = game % 2 === 0
  const sides = isFirstWhite ? { white: first, black: second } : { white: second, black: first }
  const winner = await playGame(sides, opening, game)
  const points = winner === null ? 0.5 : (winner === 'white') === isFirstWhite ? 1 : 0
  return { one, other, points }
}

const isOf = (result: Result, one: string, other: string) => result.one === one && result.other === other

/** All games so far. Of those that are kept as sums, each has its pair's mean of points, which rates the same. */
function readLog(): Result[] {
  const played = (playedPairs as PlayedPair[]).flatMap(({ one, other, games: count, points }) =>
    Array.from({ length: count }, () => ({ one, other, points: points / count })),
  )
  if (!existsSync(log)) return played
  const lines = readFileSync(log, 'utf8').split('\n')
  return [...played, ...lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Result)]
}

function sumUp(results: readonly Result[]): PlayedPair[] {
  return [...Map.groupBy(results, ({ one, other }) => `${one}|${other}`).values()].map((of) => {
    const [{ one, other }] = of as [Result]
    const points = of.reduce((sum, result) => sum + result.points, 0)
    return { one, other, games: of.length, points: Math.round(2 * points) / 2 }
  })
}
