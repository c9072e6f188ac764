// node scripts/net/writePositions.mjs ENGINE FILE SECONDS [SEED]
//
// Appends positions with what a far stronger engine thinks of them to FILE, for train.c. ENGINE is a program that speaks
// UCI, such as Stockfish; nothing of it goes into ours but its numbers. Games begin as ones that were played, or with
// moves at random, and go on with the engine's moves and every few with a random one, so that every lead occurs.
// The games of the proof (judgedGames.ts) are left out. docs/decisions/0021-learned-correction.md tells the rest.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { famousGames } from '../../packages/chess/src/famousGames.ts'
import { historicGames } from '../../packages/chess/src/historicGames.ts'
import {
  findMove,
  gamePosition,
  isCheck,
  legalMoves,
  makeFen,
  makeUci,
  parseSanMove,
  parseUci,
  playMove,
  startGame,
} from '../../packages/chess/src/index.ts'
import { judgedGames } from '../../packages/chess/src/review/judgedGames.ts'
import { evaluate, fullnessOnTable, placementOnTable } from '../../packages/chess/src/search/evaluate.ts'
import { randomizer } from '../../packages/chess/src/search/randomPositions.ts'
import { lay } from '../../packages/chess/src/table.ts'

const [, , engine, file, seconds, seed = '1'] = process.argv
const NODES = 400
/** Asked ahead, so that the engine never waits for us. */
const GAMES = 48
const MOST_CENTIPAWNS = 2000
const DECIDED_CENTIPAWNS = 900
const PIECES = 'PNBRQKpnbrqk'
/** Score, side to move, number of pieces, two bytes for each of up to 32 pieces, the hand-made evaluation. */
const RECORD_BYTES = 70

const random = randomizer(Number(seed))
const untilMs = Date.now() + 1000 * Number(seconds)
const proven = new Set(judgedGames.map(({ ucis }) => ucis.join()))
const known = [...historicGames, ...famousGames.filter(({ fen }) => fen === undefined)]
  .map(({ moves }) => readGame(moves))
  .filter((ucis) => !proven.has(ucis.join()))

function readGame(moves) {
  const game = startGame()
  return moves
    .trim()
    .split(/\s+/)
    .map((san) => {
      const move = parseSanMove(gamePosition(game), san)
      playMove(game, move)
      return makeUci(move)
    })
}

/** Plays on; false where the game is over. */
const play = (game, move) => move !== undefined && playMove(game, move).outcome === null
const anyMove = (game) => {
  const moves = legalMoves(gamePosition(game))
  return moves[random(moves.length)]
}
const moveOf = (game, uci) => findMove(gamePosition(game), parseUci(uci))

function beginGame() {
  const game = startGame()
  const isKnown = random(10) < 6
  const ucis = known[random(known.length)]
  const lead = isKnown ? ucis.slice(0, 4 + random(ucis.length - 5)) : []
  const wild = isKnown ? 1 + random(4) : 6 + random(7)
  const isOn =
    lead.every((uci) => play(game, moveOf(game, uci))) &&
    Array.from({ length: wild }).every(() => play(game, anyMove(game)))
  return isOn ? { game, plies: 20 + random(50), oneIn: random(2) === 0 ? 10 : 3, decided: 0 } : beginGame()
}

/** A position that says little about what stands where is left to the search: a check, a capture, a promotion. */
function makeRecord({ game, fen }, { centipawns, best }) {
  const position = gamePosition(game)
  const [rows, side] = fen.split(' ')
  const squares = rows
    .replace(/\d/g, (empty) => ' '.repeat(Number(empty)))
    .split('/')
    .reverse()
    .join('')
  const squareOf = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1)
  const isPawn = 'Pp'.includes(squares[squareOf(best)])
  const isTaking = squares[squareOf(best.slice(2))] !== ' ' || (isPawn && best[0] !== best[2])
  if (isTaking || best.length > 4 || isCheck(position)) return null
  const record = Buffer.alloc(RECORD_BYTES)
  record.writeInt16LE(centipawns, 0)
  record[2] = side === 'w' ? 0 : 1
  for (const [square, piece] of [...squares].entries()) {
    if (piece === ' ') continue
    const at = 4 + 2 * record[3]++
    record[at] = PIECES.indexOf(piece)
    record[at + 1] = square
  }
  lay(position)
  record.writeInt16LE(evaluate(placementOnTable(), fullnessOnTable()), 68)
  return record
}

const written = createWriteStream(file, { flags: 'a' })
const { stdin, stdout } = spawn(engine, { stdio: ['pipe', 'pipe', 'inherit'] })
const asked = []
function ask(one) {
  one.fen = makeFen(gamePosition(one.game))
  asked.push(one)
  stdin.write(`position fen ${one.fen}\ngo nodes ${NODES}\n`)
}

/** The game that is asked about next: this one with another move, or a new one. */
function goOn(one, { centipawns, best }) {
  one.decided = Math.abs(centipawns) > DECIDED_CENTIPAWNS ? one.decided + 1 : 0
  one.plies--
  const move = random(one.oneIn) === 0 ? anyMove(one.game) : moveOf(one.game, best)
  return one.plies > 0 && one.decided < 5 && play(one.game, move) ? one : beginGame()
}

let score = null
createInterface({ input: stdout }).on('line', (line) => {
  const [, unit, value, bound] = / score (cp|mate) (-?\d+)( \w+bound)?/.exec(line) ?? []
  if (unit !== undefined && bound === undefined) {
    const centipawns = unit === 'mate' ? Math.sign(value) * MOST_CENTIPAWNS : Number(value)
    score = Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, centipawns))
  }
  if (!line.startsWith('bestmove')) return
  const one = asked.shift()
  const answer = { centipawns: score, best: line.split(' ')[1] }
  score = null
  const record = answer.centipawns === null ? null : makeRecord(one, answer)
  if (record !== null) written.write(record)
  if (Date.now() < untilMs) ask(answer.centipawns === null ? beginGame() : goOn(one, answer))
  else if (asked.length === 0) stdin.end('quit\n', () => written.end())
})
for (let count = 0; count < GAMES; count++) ask(beginGame())
