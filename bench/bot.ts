// The computer opponent: how long it thinks, in Node and in a browser, which mates it finds, and how its levels score
// against each other and against another program. Bounded in time: at most BOT_GAMES
// (200) games a match, BOT_MATCH_SECONDS (150) each.
import { findMove, gamePosition, parseUci, startGame } from '@lance/chess'
import { mateProblems } from '@lance/chess/mates'
import { loadEngine } from '@lance/engine/node'
import { BOT_LEVELS, type BotLevel, chooseMove, LEVEL_STRENGTH } from '@lance/engine/opponents'
import { ai } from 'js-chess-engine'
import { type AlphaBeta, alphaBeta } from './bot/alphaBeta.ts'
import { timeInBrowser } from './bot/inBrowser.ts'
import { levelPlayer, type Player, peerPlayer, playMatch, shareOf } from './bot/match.ts'
import { middleGames, openings } from './bot/positions.ts'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { median } from './interleave.ts'

/** How many of the positions alpha-beta on chess.js gets, by level; PEER_MOST_MS bounds the time for one. */
const PEER_POSITIONS: Record<BotLevel, number> = { easy: 50, medium: 10, professional: 3, ultra: 1 }
/** The same for js-chess-engine, at each level. */
const OTHER_POSITIONS = 16
const PEER_MOST_MS = 30_000
const games = Number(process.env.BOT_GAMES ?? 200)
const matchMs = Number(process.env.BOT_MATCH_SECONDS ?? 150) * 1000

const engine = await loadEngine()

export async function bench(): Promise<Figure[]> {
  const fens = middleGames()
  return [...benchNode(fens), ...(await benchBrowser(fens)), benchMates(), ...(await benchStrength())]
}

function timeMs(play: () => void): number {
  const startMs = performance.now()
  play()
  return performance.now() - startMs
}

/** The best of three, so that other load on the machine hardly matters. */
function levelTimes(fens: readonly string[], level: BotLevel): number[] {
  return fens.map((fen) => {
    const strength = LEVEL_STRENGTH[level]
    const times = [1, 2, 3].map((seed) => timeMs(() => chooseMove(engine, { fen, ucis: [], strength, seed })))
    return Math.min(...times)
  })
}

/** Median and maximum beside a peer's. */
function spread(
  figure: string,
  ours: readonly number[],
  peer: readonly number[],
  peerName: string,
): Figure[] {
  const compare = (what: string, of: (values: readonly number[]) => number) =>
    lowerIsBetter({ figure: `${figure}, ${what}`, unit: 'ms', ours: of(ours), peer: of(peer), peerName })
  return [compare('median', median), compare('max', (values) => Math.max(...values))]
}

function benchNode(fens: readonly string[]): Figure[] {
  const figures: Figure[] = []
  let peer: AlphaBeta[] = []
  for (const level of BOT_LEVELS) {
    levelTimes(fens, level)
    const ours = levelTimes(fens, level)
    peer = fens
      .slice(0, PEER_POSITIONS[level])
      .map((fen) => alphaBeta(fen, LEVEL_STRENGTH[level].depthPlies, PEER_MOST_MS))
    const cut = peer.some(({ whole }) => !whole) ? ', cut at 30 s' : ''
    const name = `alpha-beta on chess.js (${peer.length} positions${cut})`
    figures.push(
      ...spread(
        `${level}, Node`,
        ours,
        peer.map(({ ms }) => ms),
        name,
      ),
    )
  }
  const other = fens.slice(0, OTHER_POSITIONS).map((fen) => timeMs(() => ai(fen, { level: 5, play: false })))
  figures.push(
    ...spread(
      'ultra, Node',
      levelTimes(fens, 'ultra'),
      other,
      `js-chess-engine level 5 (${other.length} positions)`,
    ),
  )
  return [...figures, benchSpeed(fens, peer)]
}

function benchSpeed(fens: readonly string[], peer: readonly AlphaBeta[]): Figure {
  let nodes = 0
  const ms = timeMs(() => {
    for (const fen of fens) {
      engine.setGame({ fen, ucis: [] })
      engine.forget()
      const search = engine.startSearch({ depthPlies: LEVEL_STRENGTH.ultra.depthPlies, isCareful: true })
      while (!search.advance(1_000_000));
      nodes += search.nodes()
    }
  })
  const peerNodes = peer.reduce((sum, one) => sum + one.nodes, 0)
  const peerMs = peer.reduce((sum, one) => sum + one.ms, 0)
  return higherIsBetter({
    figure: 'nodes',
    unit: 'M/s',
    ours: nodes / ms / 1000,
    peer: peerNodes / peerMs / 1000,
    peerName: 'alpha-beta on chess.js',
  })
}

async function benchBrowser(fens: readonly string[]): Promise<Figure[]> {
  const times = await timeInBrowser(fens, fens.slice(0, OTHER_POSITIONS))
  return BOT_LEVELS.flatMap((level, at) =>
    spread(
      `${level}, Chromium`,
      times[level] ?? [],
      times[`peer ${level}`] ?? [],
      `js-chess-engine level ${at + 2} (${OTHER_POSITIONS} positions)`,
    ),
  )
}

/** Mates in two and three, found by their published key move. */
function benchMates(): Figure {
  const found = (player: Player) =>
    mateProblems.filter(([, , key, fen]) => {
      const game = startGame(fen)
      const wanted = parseUci(key)
      return wanted && player({ game, fen, ucis: [], seed: 1 }) === findMove(gamePosition(game), wanted)
    }).length
  return higherIsBetter({
    figure: `mates by the published key, of ${mateProblems.length}`,
    unit: 'found',
    ours: found(levelPlayer(engine, 'ultra')),
    peer: found(peerPlayer),
    peerName: 'js-chess-engine level 5',
  })
}

async function benchStrength(): Promise<Figure[]> {
  const starts = await openings(Math.ceil(games / 2))
  const match = (name: string, peerName: string, players: [Player, Player]): Figure => {
    const score = playMatch(players, starts, { games, mostMs: matchMs })
    const { percent, errorPercent, games: played } = shareOf(score)
    const { wins, draws, losses } = score
    return higherIsBetter({
      figure: `${name} (+${wins} =${draws} -${losses})`,
      unit: `% of ${played}, ± ${errorPercent.toFixed(1)}`,
      ours: percent,
      peer: 100 - percent,
      peerName,
    })
  }
  const neighbors = BOT_LEVELS.slice(1).map((level, at) => {
    const below = BOT_LEVELS[at] ?? 'easy'
    return match(level, below, [levelPlayer(engine, level), levelPlayer(engine, below)])
  })
  return [...neighbors, match('ultra', 'js-chess-engine level 5', [levelPlayer(engine, 'ultra'), peerPlayer])]
}
