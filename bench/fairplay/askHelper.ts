// Asks Stockfish what it would play in the positions of analysed sides, so that games of people can be tried with help:
// `node bench/fairplay/askHelper.ts FOLDER OUT [PLAYERS] [GAMES]`. Reads OUT/analysed-*.jsonl of the folder's games and appends to
// OUT/helped.jsonl; a later run goes on. Takes so many players (40) of each part, by turns, of those with GAMES analysed games (10)
// or more, and the first GAMES of each.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMove, gamePosition, type Move, parseUci, replayUcis } from '@lance/chess'
import { type CandidateMove, kindsOfMove } from '@lance/chess/fairPlay'
import type { Engine } from '@lance/engine'
import { FIRST_LOOK } from '@lance/engine/fairPlay'
import { loadEngine } from '@lance/engine/node'
import { searchPosition } from '../../packages/engine/src/fairPlay/searchPosition.ts'
import { startUci, type UciProcess } from '../engine/uciProcess.ts'
import { byPlayer, isHonest, readSides } from './analysedSides.ts'
import type { AnalysedSide } from './analyseSides.ts'
import { readLabGames, readLines } from './labGames.ts'
import type { HelpedSide } from './splicedSides.ts'

const HELPER_NODES = 30_000
const ANSWER_MOST_MS = 20_000
const [folder = '', out = '', playersText = '40', gamesText = '10'] = process.argv.slice(2)
const log = join(out, 'helped.jsonl')

const done = new Set((readLines(log) as HelpedSide[]).map(({ player, gameId }) => `${player} ${gameId}`))
const engine = await loadEngine()
const stockfish = await startUci({ name: 'stockfish', command: 'stockfish', options: { Hash: 16 } })
const ucisOf = new Map(readLabGames(folder).map(({ id, ucis }) => [id, ucis]))
for (const side of chooseSides(Number(playersText), Number(gamesText))) {
  const { player, game } = side
  if (done.has(`${player} ${game.gameId}`)) continue
  const answers = await askAbout(side, ucisOf.get(game.gameId) ?? [])
  appendFileSync(log, `${JSON.stringify({ player, gameId: game.gameId, answers })}\n`)
}
stockfish.quit()

function chooseSides(players: number, games: number): AnalysedSide[] {
  const honest = [...byPlayer(readSides([out]).filter(isHonest)).values()]
    .filter((sides) => sides.length >= games)
    .map((sides) => sides.slice(0, games))
  const ofPart = (part: string) => honest.filter(([side]) => side?.part === part).slice(0, players)
  const [tune, test] = [ofPart('tune'), ofPart('test')]
  return test.flatMap((sides, at) => [...sides, ...(tune[at] ?? [])])
}

async function askAbout({ game }: AnalysedSide, ucis: readonly string[]): Promise<HelpedSide['answers']> {
  const answers: [number, number, CandidateMove | null][] = []
  for (const { ply, candidates } of game.moves) {
    const before = ucis.slice(0, ply - 1)
    const uci = await bestMove(stockfish, before)
    const replayed = replayUcis(before)
    const wanted = parseUci(uci)
    const move = replayed.ok && wanted ? findMove(gamePosition(replayed.game), wanted) : null
    if (move === null) throw new Error(`${uci} is no answer at ply ${ply} of ${game.gameId}`)
    const at = candidates.findIndex(([candidate]) => candidate === move)
    answers.push([
      ply,
      at >= 0 ? at : candidates.length,
      at >= 0 ? null : candidateOf(engine, { before, uci, move }),
    ])
  }
  return answers
}

async function bestMove(uci: UciProcess, ucis: readonly string[]): Promise<string> {
  uci.send(`position startpos moves ${ucis.join(' ')}`)
  uci.send(`go nodes ${HELPER_NODES}`)
  return (await uci.expect('bestmove', ANSWER_MOST_MS)).split(' ')[1] ?? ''
}

/** A move that the analysis has not looked at, as it would have if it had been played. */
function candidateOf(
  engine: Engine,
  { before, uci, move }: { before: readonly string[]; uci: string; move: Move },
): CandidateMove {
  const found = searchPosition(engine, { at: { ucis: before }, played: uci, nodes: FIRST_LOOK.nodes })
  const own = found?.moves.find((one) => one.uci === uci)
  const replayed = replayUcis(before)
  if (!own || !replayed.ok) throw new Error(`${uci} was not found`)
  return [move, own.chance, own.glance, own.look, kindsOfMove(replayed.game, { move, captureSquare: null })]
}
