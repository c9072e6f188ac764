// What the fair play evidence finds, beside a plain count of the engine's moves, on the same games. Without FAIRPLAY_DATA it
// makes some: FAIRPLAY_PLAYERS (4) of each kind with FAIRPLAY_GAMES (5) each, our bot's opponents with our engine's help and,
// where it is installed, Stockfish's, kept in bench/results/fairplay. With FAIRPLAY_DATA, folders of analysed games of the
// laboratory (bench/fairplay/analyseFolder.ts), it measures their part FAIRPLAY_PART (test) instead, and writes the curve to
// bench/results/fairplay.svg and the tables to bench/results/fairplay.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Engine } from '@lance/engine'
import { FIRST_LOOK } from '@lance/engine/fairPlay'
import { loadEngine } from '@lance/engine/node'
import { RATED_OPPONENTS } from '@lance/engine/opponents'
import { startUci } from './engine/uciProcess.ts'
import { readSides } from './fairplay/analysedSides.ts'
import { analyseSide } from './fairplay/analyseSides.ts'
import { curvesOf, drawCurves } from './fairplay/drawCurves.ts'
import type { LabGame } from './fairplay/labGames.ts'
import {
  BUDGETS,
  engineHelper,
  type Helper,
  makeGame,
  type Strategy,
  uciHelper,
} from './fairplay/makeGames.ts'
import { measureRates } from './fairplay/measureRates.ts'
import { areaUnder } from './fairplay/rates.ts'
import { matchesOf, scorePlayers } from './fairplay/scorePlayers.ts'
import { readHelped, SPLICES } from './fairplay/splicedSides.ts'
import { tablesOf } from './fairplay/tablesOf.ts'
import { type Figure, higherIsBetter } from './figure.ts'

const { env } = process
const players = Number(env.FAIRPLAY_PLAYERS ?? 4)
const gamesEach = Number(env.FAIRPLAY_GAMES ?? 5)
const results = new URL('results/', import.meta.url)

export async function bench(): Promise<Figure[]> {
  return env.FAIRPLAY_DATA === undefined ? compareDetectors() : measureFolders(env.FAIRPLAY_DATA.split(','))
}

function measureFolders(folders: readonly string[]): Figure[] {
  const part = env.FAIRPLAY_PART ?? 'test'
  const sides = readSides(folders, FIRST_LOOK.nodes).filter((side) => side.part === part)
  const spliced = SPLICES.flatMap((splice) => readHelped(folders, sides, splice))
  const rates = measureRates([...sides, ...spliced], [5, 10, 20])
  mkdirSync(results, { recursive: true })
  const curves = curvesOf(rates.scores.get(10) ?? [])
  writeFileSync(new URL('fairplay.svg', results), drawCurves(curves, { title: 'What ten games show' }))
  writeFileSync(new URL('fairplay.md', results), tablesOf(rates))
  console.log(tablesOf(rates))
  return rates.cheats.map(({ strategy, games, area, matchesArea }) =>
    higherIsBetter({
      figure: `${strategy}, ${games} games`,
      unit: `area, ${area.low.toFixed(3)} to ${area.high.toFixed(3)}`,
      ours: area.share,
      peer: matchesArea,
      peerName: 'share of matches',
    }),
  )
}

/** One player with help and their honest opponent, in each game; `matches`: the share of the engine's moves. */
type Scored = { player: string; strategy: string | null; nats: number; matches: number }

async function compareDetectors(): Promise<Figure[]> {
  const engine = await loadEngine()
  const { helpers, quit } = await openHelpers(engine)
  const scored: Scored[] = []
  try {
    for (const strategy of Object.keys(BUDGETS) as Strategy[])
      for (let at = 0; at < players; at++)
        scored.push(...(await playMatch(engine, { strategy, at, helpers })))
  } finally {
    quit()
  }
  const honest = scored.filter((one) => one.strategy === null)
  return (Object.keys(BUDGETS) as Strategy[]).map((strategy) => {
    const cheats = scored.filter((one) => one.strategy === strategy)
    const area = (of: (one: Scored) => number) => areaUnder(honest.map(of), cheats.map(of))
    return higherIsBetter({
      figure: `helped moves: ${strategy}, ${cheats.length} players of ${gamesEach} games`,
      unit: `area, ${honest.length} honest`,
      ours: area(({ nats }) => nats),
      peer: area(({ matches }) => matches),
      peerName: 'share of matches',
    })
  })
}

async function openHelpers(engine: Engine): Promise<{ helpers: Helper[]; quit: () => void }> {
  const own = engineHelper(engine)
  try {
    const stockfish = await startUci({ name: 'stockfish', command: 'stockfish', options: { Hash: 16 } })
    return { helpers: [uciHelper(stockfish), own], quit: () => stockfish.quit() }
  } catch {
    console.log('Stockfish is not installed: all help is our own engine’s.')
    return { helpers: [own], quit: () => undefined }
  }
}

async function playMatch(
  engine: Engine,
  { strategy, at, helpers }: { strategy: Strategy; at: number; helpers: readonly Helper[] },
): Promise<Scored[]> {
  // Opponents that err as people do, and think less than the analysis.
  const strength = (3 * at) % (RATED_OPPONENTS.length - 6)
  const helper = helpers[at % helpers.length] ?? null
  const cheat = { player: `${strategy}-${at}`, at: strength, strategy, helper }
  const honest = { player: `honest-${strategy}-${at}`, at: strength + 1, strategy: null, helper: null }
  const games: LabGame[] = []
  for (let number = 0; number < gamesEach; number++) {
    const [white, black] = number % 2 === 0 ? [cheat, honest] : [honest, cheat]
    const seed = 1000 * Object.keys(BUDGETS).indexOf(strategy) + 20 * at + number
    games.push(await makeGame(engine, { seed, part: 'bench', white, black }))
  }
  const sides = games.flatMap((game) =>
    (['white', 'black'] as const).map((color) => analyseSide(engine, game, { color, limits: FIRST_LOOK })),
  )
  return scorePlayers(sides, { games: gamesEach }).map(({ player, nats, strategy: own }) => ({
    player,
    strategy: own,
    nats,
    matches: matchesOf(sides.filter((side) => side.player === player)),
  }))
}
