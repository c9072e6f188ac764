// Our rules beside chess.js and chessops: the same work, alternating, in one run.
import {
  findMove,
  gamePosition,
  makeFen,
  makeMove,
  makeSan,
  parseFen,
  parseUci,
  perft,
  perftBulk,
  playMove,
  START_FEN,
  startGame,
} from '@lance/chess'
import { famousGames } from '@lance/chess/famousGames'
import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { makeFen as makeChessopsFen, parseFen as parseChessopsFen } from 'chessops/fen'
import { makeSan as makeChessopsSan } from 'chessops/san'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { interleave } from './interleave.ts'

const ROUNDS = 9
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

/** Counts published at https://www.chessprogramming.org/Perft_Results, a ply deeper than in the tests. */
const PUBLISHED: readonly [fen: string, depthPlies: number, lines: number][] = [
  [START_FEN, 6, 119_060_324],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 7, 178_633_661],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 6, 706_045_033],
]

function proveCounts(): void {
  for (const [fen, depthPlies, lines] of PUBLISHED) {
    const counted = perftBulk(startGame(fen).position, depthPlies)
    if (counted !== lines) throw new Error(`perft ${depthPlies} of ${fen} is ${counted}, not ${lines}`)
  }
}

export async function bench(): Promise<Figure[]> {
  proveCounts()
  return [
    ...(await benchPerft('perft start', START_FEN, { ours: 5, chessops: 4, chessJs: 3 })),
    ...(await benchPerft('perft kiwipete', KIWIPETE, { ours: 4, chessops: 4, chessJs: 3 })),
    ...(await benchMoves()),
  ]
}

/** Millions of lines per second. */
function speedOf(count: () => number): number {
  const startMs = performance.now()
  const lines = count()
  return lines / (performance.now() - startMs) / 1000
}

/** Ours with every leaf made, and with leaves counted as chessops does; chess.js makes every leaf. */
async function benchPerft(
  figure: string,
  fen: string,
  depths: { ours: number; chessops: number; chessJs: number },
): Promise<Figure[]> {
  const { position } = startGame(fen)
  const chessops = chessopsOf(fen)
  const chessJs = new ChessJs(fen)
  const speeds = await interleave(
    [
      { name: 'made', measure: () => speedOf(() => perft(position, depths.ours)) },
      { name: 'counted', measure: () => speedOf(() => perftBulk(position, depths.ours)) },
      { name: 'chessops', measure: () => speedOf(() => chessopsPerft(chessops, depths.chessops, false)) },
      { name: 'chess.js', measure: () => speedOf(() => chessJs.perft(depths.chessJs)) },
    ],
    ROUNDS,
  )
  const { made = 0, counted = 0, chessops: peer = 0, 'chess.js': other = 0 } = speeds
  return [
    higherIsBetter({ figure, unit: 'M/s', ours: made, peer, peerName: 'chessops (leaves counted)' }),
    higherIsBetter({ figure, unit: 'M/s', ours: made, peer: other, peerName: 'chess.js' }),
    higherIsBetter({
      figure: `${figure}, leaves counted`,
      unit: 'M/s',
      ours: counted,
      peer,
      peerName: 'chessops',
    }),
  ]
}

type Promotion = 'knight' | 'bishop' | 'rook' | 'queen'
/** A move as a client sends it: by squares. */
type RequestedMove = {
  from: number
  to: number
  fromName: string
  toName: string
  promotion: Promotion | undefined
}
type Games = { fen: string; moves: RequestedMove[] }[]

/** Starts a game; the returned function validates and plays one move, and consumes all of its output. */
type Player = (fen: string) => (asked: RequestedMove) => number

function requestedGames(): Games {
  return famousGames.map(({ fen = START_FEN, moves }) => {
    const peer = new ChessJs(fen)
    const asked = moves
      .trim()
      .split(/\s+/)
      .map((san) => {
        const { lan, from: fromName, to: toName } = peer.move(san)
        const { from, to, promotion } = parseUci(lan) ?? { from: 0, to: 0 }
        return { from, to, fromName, toName, promotion }
      })
    return { fen, moves: asked }
  })
}

/** Reads a character, so that a text built from parts has to be assembled. */
function consume(text: string): number {
  return text.charCodeAt(text.length - 1)
}

const ours: Player = (fen) => {
  const game = startGame(fen)
  return (asked) => {
    const move = findMove(gamePosition(game), asked)
    if (move === null) throw new Error('refused')
    const { fen, san, outcome } = playMove(game, move)
    return consume(fen) + consume(san) + (outcome === null ? 0 : 1)
  }
}

function chessopsOf(fen: string): Chessops {
  return Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap()
}

function playChessops(
  position: Chessops,
  { from, to, promotion }: RequestedMove,
): { fen: string; san: string } {
  const move = promotion ? { from, to, promotion } : { from, to }
  if (!position.isLegal(move)) throw new Error('refused')
  const san = makeChessopsSan(position, move)
  position.play(move)
  return { fen: makeChessopsFen(position.toSetup()), san }
}

/** chessops does not track repetition: positions are counted by the part of the FEN before the counters. */
const chessops: Player = (fen) => {
  const position = chessopsOf(fen)
  const seen = new Map<string, number>()
  return (asked) => {
    const { fen, san } = playChessops(position, asked)
    const key = fen.split(' ', 4).join(' ')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    const over = position.isEnd() || times > 2 || position.halfmoves >= 100
    return consume(fen) + consume(san) + (over ? (position.isCheckmate() ? 1 : 2) : 0)
  }
}

const chessopsWithoutEnds: Player = (fen) => {
  const position = chessopsOf(fen)
  return (asked) => {
    const { fen, san } = playChessops(position, asked)
    return consume(fen) + consume(san)
  }
}

const chessJs: Player = (fen) => {
  const position = new ChessJs(fen)
  return ({ fromName, toName, promotion }) => {
    const letter = promotion === 'knight' ? 'n' : promotion?.charAt(0)
    const move = position.move({ from: fromName, to: toName, ...(letter && { promotion: letter }) })
    const over = position.isCheckmate() || position.isStalemate() || position.isDraw()
    return consume(move.after) + consume(move.san) + (over ? 1 : 0)
  }
}

function playOneByOne(player: Player, games: Games): number {
  let sum = 0
  for (const { fen, moves } of games) {
    const play = player(fen)
    for (const asked of moves) sum += play(asked)
  }
  return sum
}

/** As a server receives them: a move here, a move there. */
function playInterleaved(player: Player, games: Games): number {
  let sum = 0
  const running = games.map(({ fen, moves }) => ({ play: player(fen), moves }))
  const longest = Math.max(...games.map(({ moves }) => moves.length))
  for (let ply = 0; ply < longest; ply++) {
    for (const { play, moves } of running) {
      const asked = moves[ply]
      if (asked) sum += play(asked)
    }
  }
  return sum
}

/** Microseconds per move. */
function costOf(moves: number, play: () => number): number {
  const startMs = performance.now()
  if (Number.isNaN(play())) throw new Error('a move returned nothing')
  return ((performance.now() - startMs) * 1000) / moves
}

async function benchMoves(): Promise<Figure[]> {
  const games = requestedGames()
  const few = games.slice(0, 8)
  const positions = games.flatMap(positionsOf)
  const measure = (list: Games, play: () => number) => () =>
    costOf(
      list.reduce((sum, { moves }) => sum + moves.length, 0),
      play,
    )
  const costs = await interleave(
    [
      { name: 'ours', measure: measure(games, () => playOneByOne(ours, games)) },
      { name: 'in turn', measure: measure(games, () => playInterleaved(ours, games)) },
      { name: 'chessops', measure: measure(games, () => playOneByOne(chessops, games)) },
      { name: 'chessops in turn', measure: measure(games, () => playInterleaved(chessops, games)) },
      { name: 'no ends', measure: measure(games, () => playOneByOne(chessopsWithoutEnds, games)) },
      { name: 'chess.js', measure: measure(few, () => playOneByOne(chessJs, few)) },
      { name: 'FEN', measure: () => costOf(positions.length, () => playFromFens(positions)) },
      {
        name: 'chessops FEN',
        measure: () => costOf(positions.length, () => playChessopsFromFens(positions)),
      },
    ],
    ROUNDS,
  )
  const compare = (figure: string, mine: string, peer: string, peerName: string) =>
    lowerIsBetter({ figure, unit: 'µs', ours: costs[mine] ?? 0, peer: costs[peer] ?? 0, peerName })
  return [
    compare('validated move', 'ours', 'chessops', 'chessops'),
    compare('validated move', 'ours', 'chess.js', 'chess.js'),
    compare('validated move', 'ours', 'no ends', 'chessops (ends not checked)'),
    compare('validated move, games interleaved', 'in turn', 'chessops in turn', 'chessops'),
    compare('validated move from a FEN', 'FEN', 'chessops FEN', 'chessops'),
  ]
}

/** Each position of a game with the move that was played there: a server that keeps no games in memory. */
function positionsOf({ fen, moves }: Games[number]): (RequestedMove & { fen: string })[] {
  const game = startGame(fen)
  return moves.map((asked) => {
    const before = makeFen(gamePosition(game))
    playMove(game, findMove(gamePosition(game), asked) ?? 0)
    return { ...asked, fen: before }
  })
}

function playFromFens(positions: readonly (RequestedMove & { fen: string })[]): number {
  let sum = 0
  for (const asked of positions) {
    const parsed = parseFen(asked.fen)
    if (!parsed.ok) throw new Error(parsed.message)
    const move = findMove(parsed.position, asked)
    if (move === null) throw new Error('refused')
    sum += consume(makeSan(parsed.position, move))
    makeMove(parsed.position, move)
    sum += consume(makeFen(parsed.position))
  }
  return sum
}

function playChessopsFromFens(positions: readonly (RequestedMove & { fen: string })[]): number {
  let sum = 0
  for (const asked of positions) {
    const { fen, san } = playChessops(chessopsOf(asked.fen), asked)
    sum += consume(fen) + consume(san)
  }
  return sum
}
