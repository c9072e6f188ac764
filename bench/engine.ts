// The engine in WebAssembly: how fast it searches, beside Stockfish, and how strong it plays, by
// matches against UCI engines that are installed here. Matches are slow: without ENGINE_GAMES (an even number for each
// opponent) none is played. ENGINE_OPPONENTS names programs, with arguments or their UCI_Elo (`gnuchess --uci`,
// `stockfish:2200`), or this engine with a network or without one (`lance:FILE`). Options follow behind bars
// (`glaurung|Threads=1|OwnBook=false`). ENGINE_NETWORK (ours), ENGINE_TIME (`1+0.1`, seconds), ENGINE_GRACE_MS (how late a
// move may be before it loses on time, 100) and ENGINE_MINUTES (for all matches, 5) say the rest. Games are kept in
// bench/results/engine.jsonl, and the next run plays on.
import { fileURLToPath } from 'node:url'
import { loadEngine } from '@lance/engine/node'
import { middleGames, openings } from './bot/positions.ts'
import { playMatch } from './engine/matches.ts'
import { estimateElo, gamesOf, likelihoodRatio, SPRT_BOUND, shareOf } from './engine/strength.ts'
import { type EngineCommand, startUci, type UciProcess } from './engine/uciProcess.ts'
import { type Figure, higherIsBetter } from './figure.ts'
import { median } from './interleave.ts'

const games = Number(process.env.ENGINE_GAMES ?? 0)
const opponents = process.env.ENGINE_OPPONENTS ?? 'stockfish:1800,stockfish:2200,stockfish:2500'
const [startS = 1, incrementS = 0.1] = (process.env.ENGINE_TIME ?? '1+0.1').split('+').map(Number)
const minutes = Number(process.env.ENGINE_MINUTES ?? 5)
/** A machine that runs both engines may make either a little late. */
const graceMs = Number(process.env.ENGINE_GRACE_MS ?? 100)

const SPEED_NODES = 300_000
const SPEED_POSITIONS = 12
const SPEED_MOST_MS = 60_000
const SPEED_PEER = 'stockfish'

export async function bench(): Promise<Figure[]> {
  return [await benchSpeed(middleGames().slice(0, SPEED_POSITIONS)), ...(await benchStrength())]
}

/** Each position is searched by both, one after the other, so that a slow moment meets both. */
async function benchSpeed(fens: readonly string[]): Promise<Figure> {
  const engine = await loadEngine()
  const stockfish = await startUci({ name: SPEED_PEER, command: SPEED_PEER }).catch(() => null)
  const ours: number[] = []
  const peer: number[] = []
  try {
    for (const fen of fens) {
      engine.forget()
      engine.setGame({ fen, ucis: [] })
      const search = engine.startSearch({ maxNodes: SPEED_NODES })
      ours.push(
        await rateOf(() => {
          while (!search.advance(SPEED_NODES));
          return search.nodes()
        }),
      )
      if (stockfish !== null) peer.push(await rateOf(() => countNodes(stockfish, fen)))
    }
  } finally {
    stockfish?.quit()
  }
  return higherIsBetter({
    figure: 'nodes',
    unit: 'M/s',
    ours: median(ours),
    peer: stockfish === null ? Number.NaN : median(peer),
    peerName: stockfish === null ? `${SPEED_PEER} is not installed` : `${SPEED_PEER}, native`,
  })
}

/** Millions of nodes in a second. */
async function rateOf(search: () => number | Promise<number>): Promise<number> {
  const startMs = performance.now()
  const nodes = await search()
  return nodes / (performance.now() - startMs) / 1000
}

/** Lets a UCI engine search a position, and returns how many nodes it says it has visited. */
async function countNodes(uci: UciProcess, fen: string): Promise<number> {
  let nodes = 0
  uci.send('ucinewgame')
  uci.send(`position fen ${fen}`)
  uci.send(`go nodes ${SPEED_NODES}`)
  await uci.expect('bestmove', SPEED_MOST_MS, (line) => {
    nodes = Number(/ nodes (\d+)/.exec(line)?.[1] ?? nodes)
  })
  return nodes
}

async function benchStrength(): Promise<Figure[]> {
  const figures: Figure[] = []
  if (games === 0) return figures
  const us = lance('Lance', process.env.ENGINE_NETWORK)
  const starts = await openings(Math.ceil(games / 2))
  const listed = opponents.split(',')
  for (const opponent of listed) {
    const { tally, pairs, endings } = await playMatch({
      players: [us, commandOf(opponent)],
      time: { startMs: startS * 1000, incrementMs: incrementS * 1000, graceMs },
      openings: starts,
      games,
      log: fileURLToPath(new URL('results/engine.jsonl', import.meta.url)),
      mostMs: (minutes * 60_000) / listed.length,
    })
    const { wins, draws, losses } = tally
    const ratio = likelihoodRatio(pairs, { low: 0, high: 5 })
    const verdict = Math.abs(ratio) < SPRT_BOUND ? 'undecided' : ratio > 0 ? 'stronger' : 'not stronger'
    const estimate = estimateElo(pairs)
    const [low, high] = [Math.round(estimate.low), Math.round(estimate.high)]
    console.log(
      `${opponent}: ${Math.round(estimate.elo)} Elo (${low} to ${high}); ${JSON.stringify(endings)}`,
    )
    console.log(`SPRT of 0 to 5 Elo: ${ratio.toFixed(2)} of ${SPRT_BOUND.toFixed(2)}, ${verdict}`)
    figures.push(
      higherIsBetter({
        figure: `games (+${wins} =${draws} -${losses}), Elo ${low} to ${high} above`,
        unit: `% of ${gamesOf(tally)}`,
        ours: 100 * shareOf(tally),
        peer: 100 * (1 - shareOf(tally)),
        peerName: opponent,
      }),
    )
  }
  return figures
}

function lance(name: string, network: string | undefined): EngineCommand {
  const program = fileURLToPath(new URL('../packages/engine/node/uci.ts', import.meta.url))
  const options: EngineCommand['options'] = network === undefined ? {} : { EvalFile: network }
  return {
    name: network === undefined ? name : `${name} ${network}`,
    command: process.execPath,
    args: [program],
    options,
  }
}

/** The command of an entry of ENGINE_OPPONENTS. */
function commandOf(opponent: string): EngineCommand {
  const [engine = '', ...settings] = opponent.split('|')
  const [program = '', setting] = engine.split(':')
  const [command = '', ...args] = program.split(' ')
  if (command === 'lance') return lance('lance', setting)
  const limits: EngineCommand['options'] =
    setting === undefined ? {} : { UCI_LimitStrength: true, UCI_Elo: setting }
  const options = Object.fromEntries(settings.map((option) => option.split('=')))
  return { name: opponent, command, args, options: { ...limits, ...options } }
}
