import { CASTLING, EN_PASSANT, type Move, PROMOTION } from '../move.ts'
import { MOVES } from '../moves.ts'
import { BOARD, CELLS } from '../table.ts'
import { exchangeGain } from './exchange.ts'
import { MOST_SEARCH_PLIES } from './line.ts'

// Which move is looked at first. The sooner the best one comes, the more of the others is never looked at.

// Names of our own, see table.ts.
const cells = CELLS
const board = BOARD
const moves = MOVES
const gain = exchangeGain

// What orders the moves. Each can be taken out to measure what it earns.
const withCaptures: boolean = true
const withExchanges: boolean = true
const withKillers: boolean = true
const withHistory: boolean = true

/** How urgent each move of `MOVES` is, beside it. */
const urgency: Int32Array = /* @__PURE__ */ new Int32Array(MOVES.length)

/** Two quiet moves for each ply that cut a line short there. */
const killers = /* @__PURE__ */ new Int32Array(2 * MOST_SEARCH_PLIES + 8)
/** `piece << 6 | to`: how often quiet moves cut lines short, deep ones counting more. */
const history = /* @__PURE__ */ new Int32Array(1024)
const MOST_HISTORY = 1 << 20

const REMEMBERED = 1 << 30
const WINNING = 1 << 28
const KILLER = 1 << 26
const LOSING = -(1 << 28)

export function forgetOrder(): void {
  killers.fill(0)
  history.fill(0)
}

/** Whether the move neither captures nor promotes. */
export function isQuiet(move: Move): boolean {
  const kind = move >> 12
  // In Chess960 castling ends on the king's own rook.
  return kind < EN_PASSANT && (cells[board + ((move >> 6) & 63)] === 0 || kind === CASTLING)
}
const quiet = isQuiet

/** Says how urgent the moves from `start` to `end` are. */
export function rankMoves(start: number, end: number, remembered: Move, ply: number): void {
  const killer = killers[ply << 1]!
  const other = killers[(ply << 1) + 1]!
  for (let at = start; at < end; at++) {
    const move = moves[at]!
    if (move === remembered) urgency[at] = REMEMBERED
    else if (!quiet(move)) urgency[at] = withCaptures ? rankCapture(move) : 0
    else if (withKillers && (move === killer || move === other))
      urgency[at] = KILLER + (move === killer ? 1 : 0)
    else urgency[at] = withHistory ? history[(cells[board + (move & 63)]! << 6) + ((move >> 6) & 63)]! : 0
  }
}

/** The same where all are captures or promotions. */
export function rankCaptures(start: number, end: number): void {
  for (let at = start; at < end; at++) urgency[at] = withCaptures ? rankCapture(moves[at]!) : 0
}

/** Most valuable victim, least valuable attacker; those that lose material last. */
function rankCapture(move: Move): number {
  const victim = cells[board + ((move >> 6) & 63)]! & 7
  const attacker = cells[board + (move & 63)]! & 7
  const kind = move >> 12
  const rank = (victim << 4) - attacker + (kind >= PROMOTION ? (kind & 3) << 6 : 0)
  return withExchanges && loses(move) ? LOSING + rank : WINNING + rank
}

/** Whether a capture or promotion loses material by what follows on its square. */
export function losesExchange(move: Move): boolean {
  const kind = move >> 12
  if (kind >= PROMOTION) return (kind & 3) !== 3 && gain(move) < 0
  const victim = cells[board + ((move >> 6) & 63)]! & 7
  return (cells[board + (move & 63)]! & 7) > victim && kind !== EN_PASSANT && gain(move) < 0
}
const loses = losesExchange

/** Brings the most urgent move of those left to `at` and returns it. */
export function nextMove(at: number, end: number): Move {
  let best = at
  let most = urgency[at]!
  for (let other = at + 1; other < end; other++) {
    if (urgency[other]! > most) {
      most = urgency[other]!
      best = other
    }
  }
  const move = moves[best]!
  if (best !== at) {
    moves[best] = moves[at]!
    urgency[best] = urgency[at]!
    moves[at] = move
    urgency[at] = most
  }
  return move
}

/** Whether the move that `nextMove` brought to `at` is a capture that loses material. */
export function losesMaterial(at: number): boolean {
  return urgency[at]! < 0
}

/** Whether the move that `nextMove` brought to `at` is remembered, a capture that wins, or cut a line short here. */
export function isUrgent(at: number): boolean {
  return urgency[at]! >= KILLER
}

/** A quiet move cut the line short. Those tried before it, from `start` on to `at`, did not. */
export function rewardQuiet(move: Move, ply: number, depthPlies: number): void {
  const slot = ply << 1
  if (killers[slot] !== move) {
    killers[slot + 1] = killers[slot]!
    killers[slot] = move
  }
  const at = (cells[board + (move & 63)]! << 6) + ((move >> 6) & 63)
  history[at]! += depthPlies * depthPlies
  if (history[at]! > MOST_HISTORY) for (let each = 0; each < 1024; each++) history[each]! >>= 1
}
