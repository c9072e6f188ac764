// Judges games for the proof of the reviews by Stockfish, which must be installed. Run it by hand:
// `node bench/review/judgeGames.ts FILE --seed 1 --games 20 --depth 22`. The games are drawn by the seed from the historic
// ones of 40 to 110 plies that the first set doesn't have. FILE grows game by game, in the form of `judgedGames.ts`; a run
// that was stopped goes on. Twenty games take a core about an hour.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findMove, gamePosition, makeUci, parseSan, parseUci, playMove, startGame, turn } from '@lance/chess'
import { historicGames } from '../../packages/chess/src/historicGames.ts'
import { judgedGames } from '../../packages/engine/src/review/judgedGames.ts'
import { randomizer } from '../bot/positions.ts'
import { startUci, type UciProcess } from '../engine/uciProcess.ts'

const PLIES_LEAST = 40
const PLIES_MOST = 110
const SEARCH_MOST_MS = 10 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '20' },
    depth: { type: 'string', default: '22' },
  },
})
const [file] = positionals
if (file === undefined) throw new Error('name the file to append to')

const engine = await startUci({ name: 'stockfish', command: 'stockfish', options: { Hash: 256 } })
const done = existsSync(file) ? readFileSync(file, 'utf8') : ''
for (const { name, ucis } of drawGames(Number(values.seed)).slice(0, Number(values.games))) {
  if (done.includes(`${name}|${values.depth}\n`)) continue
  const evals = await judge(engine, ucis)
  appendFileSync(file, `${name}|${values.depth}\n${wrap(ucis, ' ')}${wrap(evals, '  ')}`)
}
engine.quit()

type DrawnGame = { name: string; ucis: string[] }

function drawGames(seed: number): DrawnGame[] {
  const random = randomizer(seed)
  const known = new Set(judgedGames.map(({ ucis }) => ucis.join(' ')))
  const games = historicGames
    .map(({ white, black, year, moves }) => ({ name: `${white}|${black}|${year}`, ucis: toUcis(moves) }))
    .filter(({ ucis }) => ucis.length >= PLIES_LEAST && ucis.length <= PLIES_MOST)
    .filter(({ ucis }) => !known.has(ucis.join(' ')))
  return games
    .map((game) => ({ game, at: random(2 ** 31) }))
    .sort((one, other) => one.at - other.at)
    .map(({ game }) => game)
}

function toUcis(moves: string): string[] {
  const game = startGame()
  return moves
    .trim()
    .split(/\s+/)
    .map((san) => {
      const move = parseSan(gamePosition(game), san)
      if (move === null) throw new Error(`${san} is not legal`)
      playMove(game, move)
      return makeUci(move)
    })
}

/** White's evaluation of the start and of each position after it: centipawns, or "#n" and "-#n" for mates. */
async function judge(uci: UciProcess, ucis: readonly string[]): Promise<string[]> {
  uci.send('ucinewgame')
  const game = startGame()
  const evals: string[] = []
  for (let ply = 0; ply <= ucis.length; ply++) {
    const isWhite = turn(gamePosition(game)) === 'white'
    let last = ''
    uci.send(`position startpos moves ${ucis.slice(0, ply).join(' ')}`)
    uci.send(`go depth ${values.depth}`)
    await uci.expect('bestmove', SEARCH_MOST_MS, (line) => {
      if (/ score (?:cp|mate) -?\d+(?! (?:lower|upper)bound)/.test(line)) last = line
    })
    evals.push(forWhite(last, isWhite))
    const wanted = parseUci(ucis[ply] ?? '')
    const move = wanted && findMove(gamePosition(game), wanted)
    if (move) playMove(game, move)
  }
  return evals
}

function forWhite(info: string, isWhite: boolean): string {
  const [, kind, text] = / score (cp|mate) (-?\d+)/.exec(info) ?? []
  const value = Number(text) * (isWhite ? 1 : -1)
  if (kind === 'cp') return String(value)
  // Mated already is "mate 0" for the side to move.
  const isForWhite = value === 0 ? !isWhite : value > 0
  return `${isForWhite ? '' : '-'}#${Math.abs(value)}`
}

/** Lines of at most 110 characters. */
function wrap(words: readonly string[], indent: string): string {
  const lines = ['']
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > 110 - indent.length) lines.push(` ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines.map((line) => `${indent}${line.slice(1)}\n`).join('')
}
