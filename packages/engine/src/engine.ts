import {
  type Color,
  castlingRooks,
  makeFen,
  type Position,
  parseFen,
  START_FEN,
  turn,
  type Variant,
} from '@lance/chess'
import type { EngineExports } from './engineExports.ts'
import { type CastlingRooks, makeEngineUci, squaresOfMove, squaresOfUci } from './engineMove.ts'
import { fenPieces } from './fenPieces.ts'
import { type Search, type SearchLimits, startSearch } from './search.ts'

const NO_SQUARE = 64
const TABLE_MIB = 16
/** The engine remembers the positions of a game for repetitions; the rest is room for its search. */
const GAME_PLIES_MAX = 1800

export type SetGameResult = { ok: true } | { ok: false; code: 'FEN' | 'MOVE' | 'TOO_LONG'; message: string }

/** The moves that lead to a position, and where they begin: the usual position of standard chess if not said. */
export type EngineGame = { fen?: string; variant?: Variant; ucis: readonly string[] }

/** An engine: one position, one search at a time, and a memory of what earlier searches found. */
export type Engine = {
  /** Sets the position that these moves lead to, and knows its game for repetitions. */
  setGame(game: EngineGame): SetGameResult
  /** Plays a legal move on; false, with nothing changed, if it isn't one. No search may be running. */
  play(uci: string): boolean
  /** The side to move. */
  turn(): Color
  /** The legal moves as UCI. */
  legalMoves(): string[]
  /** Begins a search of the position; an earlier one must be over. */
  startSearch(limits: SearchLimits): Search
  /** Counts the lines of so many plies, at least 1. */
  perft(depthPlies: number): number
  /** The position's score for the side to move without a search, in hundredths of a pawn. Not while in check. */
  evaluate(): number
  /**
   * Evaluates positions by this network from now on, or by hand-written terms (null). False: it has another size. What
   * was found before was worth something else: it is forgotten.
   */
  setNetwork(network: Uint8Array | null): boolean
  /** Forgets what earlier searches have learned, as for a new game. A given table size lasts until the next call. */
  forget(options?: { tableMebibytes: number }): void
  /** Sets the size of the transposition table and empties it. False: there is no memory of that size. */
  resizeTable(mebibytes: number): boolean
}

/** Makes an engine of an instance of `engine.wasm`, with a table of 16 MiB. */
export function openEngine(wasm: EngineExports): Engine {
  wasm.init()
  wasm.resizeTable(TABLE_MIB)
  /** The table's size as it was set, and as it is. */
  const table = { setMebibytes: TABLE_MIB, mebibytes: TABLE_MIB }
  const sizeTable = (mebibytes: number) => {
    if (wasm.resizeTable(mebibytes) === 0) return false
    table.mebibytes = mebibytes
    return true
  }
  let isWhite = true
  let plies = 0
  let rooks: CastlingRooks | null = null
  const nameMove = (move: number) => makeEngineUci(move, rooks)
  const engine: Engine = {
    setGame({ fen = START_FEN, variant = 'standard', ucis }) {
      if (ucis.length > GAME_PLIES_MAX)
        return { ok: false, code: 'TOO_LONG', message: `more than ${GAME_PLIES_MAX} moves` }
      const parsed = parseFen(fen, { variant })
      if (!parsed.ok) return { ok: false, code: 'FEN', message: parsed.message }
      setPosition(wasm, parsed.position)
      rooks = variant === 'chess960' ? castlingRooks(parsed.position) : null
      isWhite = turn(parsed.position) === 'white'
      plies = 0
      for (const uci of ucis)
        if (!engine.play(uci)) return { ok: false, code: 'MOVE', message: `not a legal move: ${uci}` }
      return { ok: true }
    },
    play(uci) {
      const move = plies < GAME_PLIES_MAX ? findEngineMove(wasm, uci, rooks) : undefined
      if (move === undefined) return false
      wasm.play(move)
      isWhite = !isWhite
      plies++
      return true
    },
    turn: () => (isWhite ? 'white' : 'black'),
    legalMoves: () => listMoves(wasm).map(nameMove),
    startSearch: (limits) => startSearch(wasm, limits, nameMove),
    perft: (depthPlies) => wasm.perft(depthPlies),
    evaluate: () => wasm.evaluate(),
    setNetwork(network) {
      if (network !== null) {
        if (network.length !== wasm.networkBytes()) return false
        new Uint8Array(wasm.memory.buffer).set(network, wasm.networkAddress())
      }
      wasm.useNetwork(network === null ? 0 : 1)
      wasm.forget()
      return true
    },
    forget({ tableMebibytes } = { tableMebibytes: table.setMebibytes }) {
      if (tableMebibytes !== table.mebibytes) sizeTable(tableMebibytes)
      wasm.forget()
    },
    resizeTable(mebibytes) {
      if (!sizeTable(mebibytes)) return false
      table.setMebibytes = mebibytes
      return true
    },
  }
  engine.setGame({ ucis: [] })
  return engine
}

function listMoves(wasm: EngineExports): number[] {
  const count = wasm.listMoves()
  const memory = new DataView(wasm.memory.buffer, wasm.moveList())
  return Array.from({ length: count }, (_, index) => memory.getInt32(8 * index, true))
}

/** A legal move by its UCI. Compares numbers: a game's moves are read often, and names are slow to make. */
function findEngineMove(wasm: EngineExports, uci: string, rooks: CastlingRooks | null): number | undefined {
  const count = wasm.listMoves()
  const memory = new DataView(wasm.memory.buffer, wasm.moveList())
  const squares = squaresOfUci(uci)
  for (let index = 0; index < count; index++) {
    const move = memory.getInt32(8 * index, true)
    if (squaresOfMove(move, rooks) === squares && makeEngineUci(move, rooks) === uci) return move
  }
  return undefined
}

function setPosition(wasm: EngineExports, position: Position): void {
  const fen = makeFen(position)
  const [, toMove, , epSquare = '-', quietPlies] = fen.split(' ')
  wasm.clearPosition()
  for (const { piece, square } of fenPieces(fen)) wasm.putPiece(piece, square)
  let castling = 0
  for (const [right, rook] of castlingRooks(position).entries()) {
    if (rook === null) continue
    castling |= 1 << right
    wasm.setCastlingRook(right, rook)
  }
  const behindPawn =
    epSquare === '-' ? NO_SQUARE : epSquare.charCodeAt(0) - 97 + 8 * (epSquare.charCodeAt(1) - 49)
  wasm.setState(toMove === 'b' ? 1 : 0, castling, behindPawn, Math.min(Number(quietPlies), 255))
}
