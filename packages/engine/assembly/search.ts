import { findCheckSquares, givesCheck } from './checks'
import { corrected, learnCorrection } from './corrections'
import { countNode, nodes } from './counters'
import { evaluate } from './evaluate'
import { wins } from './exchange'
import { Frame, frameAt } from './frame'
import { frameList, MAX_FRAMES, MAX_PLIES } from './layout'
import { endLine, extendLine } from './lines'
import { isCapture, isQuiet } from './move'
import { ALL, isLegal, writeMoves } from './moves'
import {
  captureHistory,
  dropQuiets,
  isBadCapture,
  movedBy,
  quietHistory,
  scoreMoves,
  takeBest,
  takeNext,
} from './order'
import { clearKillers, evaluationAt, killerAt, secondKillerAt, setEvaluation, setMoved } from './plies'
import {
  cannotMate,
  checkers,
  hasPieces,
  isRepeated,
  key,
  lastMove,
  pass,
  play,
  quietPlies,
  side,
  takeBack,
  takeBackPass,
} from './position'
import { quiesce, setCorrecting } from './quiesce'
import { reductionOf } from './reductions'
import { beginScores, noteScore, rootMoveAt, rootMoves } from './rootMoves'
import { INFINITE, isMate, MATE, MATE_BOUND, matedAt, NO_SCORE } from './score'
import {
  EXACT,
  entryBound,
  entryDepth,
  entryEval,
  entryMove,
  entryScore,
  findEntry,
  LOWER,
  NO_BOUND,
  storeEntry,
  UPPER,
} from './table'
import { noteTried, rewardBefore, rewardCutoff } from './tried'

// A principal variation search with its stack in memory instead of in calls: it can stop at any node and go on later,
// which gives its caller a turn without threads. A node is a frame. Its stage says what to do next, or which child's
// score it waits for; `returned` is that score.

const ENTER: i32 = 0
const AFTER_PASS: i32 = 1
const NEXT_MOVE: i32 = 2
const AFTER_SINGULAR: i32 = 3
const AFTER_REDUCED: i32 = 4
const AFTER_SCOUT: i32 = 5
const AFTER_FULL: i32 = 6

/** The count of a frame's moves before they are listed: many a node ends after the table's move. */
const UNLISTED: i32 = -1

let top: i32 = 0
let returned: i32 = 0
/** Which of the best lines is searched: the moves of the earlier ones are left out at the root. */
let firstRootMove: i32 = 0

/**
 * A careful search leaves no move out, reduces late moves by one ply at most, and doesn't count a ply that gives check.
 * For few plies: it finds the short mates that pruning overlooks, but doesn't get far.
 */
let isCareful: bool = false
/** What a quiet move at the last ply of a careful search changes at most, in hundredths of a pawn. */
const LAST_PLY_MARGIN: i32 = 100
let rootDepth: i32 = 0

export function setCareful(value: bool): void {
  isCareful = value
  setCorrecting(!value)
}

/** Begins one depth within a window, over the root moves from `first` on. `run` then searches it. */
export function beginDepth(depth: i32, alpha: i32, beta: i32, first: i32): void {
  firstRootMove = first
  top = 0
  rootDepth = depth
  const frame = frameAt(0)
  frame.ply = 0
  frame.alpha = alpha
  frame.beta = beta
  frame.depth = depth
  frame.isCut = false
  frame.excluded = 0
  frame.stage = ENTER
  beginScores(first)
}

/** The score of the depth that `run` has searched. */
export function result(): i32 {
  return returned
}

/** Searches until the depth is done (true) or about so many more nodes were visited (false: call again). */
export function run(budget: i32): bool {
  const limit = nodes + <i64>budget
  while (true) {
    const frame = frameAt(top)
    let done: bool
    switch (frame.stage) {
      case ENTER:
        if (nodes >= limit) return false
        done = enter(frame)
        break
      case AFTER_PASS:
        done = afterPass(frame)
        break
      case AFTER_SINGULAR:
        done = afterSingular(frame)
        break
      case AFTER_REDUCED:
        done = afterReduced(frame)
        break
      case AFTER_SCOUT:
        done = afterScout(frame)
        break
      case AFTER_FULL:
        done = afterChild(frame, -returned)
        break
      default:
        done = nextMove(frame)
    }
    if (!done) continue
    if (top === 0) return true
    top--
  }
}

/** Unwinds an unfinished search, so that the position is again the one it began with. */
export function abandon(): void {
  while (top > 0) {
    top--
    const frame = frameAt(top)
    if (frame.stage === AFTER_PASS) takeBackPass()
    else if (frame.stage !== AFTER_SINGULAR) takeBack()
  }
}

/** Pushes a child's frame; its score will be `returned`. */
// @inline
function search(ply: i32, alpha: i32, beta: i32, depth: i32, isCut: bool, excluded: i32): void {
  top++
  const child = frameAt(top)
  child.stage = ENTER
  child.ply = ply
  child.alpha = alpha
  child.beta = beta
  child.depth = depth
  child.isCut = isCut
  child.excluded = excluded
}

// @inline
function answer(score: i32): bool {
  returned = score
  return true
}

function enter(frame: Frame): bool {
  const ply = frame.ply
  const isPv = frame.beta - frame.alpha > 1
  frame.isPv = isPv
  endLine(ply)
  if (frame.depth <= 0) return answer(quiesce(frame.alpha, frame.beta, ply, 0))
  countNode(ply)
  const inCheck = checkers() !== 0
  frame.inCheck = inCheck
  if (ply > 0) {
    if (quietPlies >= 100 || isRepeated(ply) || cannotMate()) {
      // Mate comes before the fifty-move rule.
      if (quietPlies < 100 || !inCheck || writeMoves(frameList(top), ALL) > 0) return answer(0)
    }
    if (ply >= MAX_PLIES - 1 || top >= MAX_FRAMES - 2) return answer(inCheck ? 0 : evaluate())
    // A mate found closer to the root can't be improved here.
    if (frame.alpha < matedAt(ply)) frame.alpha = matedAt(ply)
    if (frame.beta > MATE - ply - 1) frame.beta = MATE - ply - 1
    if (frame.alpha >= frame.beta) return answer(frame.alpha)
  }
  frame.floor = frame.alpha
  clearKillers(ply + 1)
  const found = findEntry(key, ply)
  const tableMove = ply === 0 && rootMoves > 0 ? rootMoveAt(firstRootMove) : found ? entryMove : 0
  frame.tableMove = tableMove
  frame.tableScore = found ? entryScore : NO_SCORE
  frame.tableDepth = found ? entryDepth : -1
  frame.tableBound = found ? entryBound : NO_BOUND
  frame.takesBest = tableMove !== 0 && isCapture(tableMove)
  if (!isPv && frame.excluded === 0 && found && entryDepth >= frame.depth && quietPlies < 90) {
    if (entryBound & (entryScore >= frame.beta ? LOWER : UPPER)) return answer(entryScore)
  }
  if (inCheck) {
    frame.raw = NO_SCORE
    frame.evaluation = NO_SCORE
    setEvaluation(ply, NO_SCORE)
    frame.isImproving = false
    return beginMoves(frame)
  }
  let standing = evaluationAt(ply)
  if (frame.excluded === 0) {
    const raw = found && entryEval !== NO_SCORE ? entryEval : evaluate()
    frame.raw = raw
    standing = isCareful ? raw : corrected(raw)
    setEvaluation(ply, standing)
    if (!found) storeEntry(key, ply, 0, raw, raw, 0, NO_BOUND)
  }
  const before = evaluationAt(ply - 2)
  frame.isImproving = before !== NO_SCORE ? standing > before : true
  // What the table knows is a better evaluation.
  let evaluation = standing
  if (found && frame.excluded === 0 && entryBound & (entryScore > standing ? LOWER : UPPER))
    evaluation = entryScore
  frame.evaluation = evaluation
  if (isPv || frame.excluded !== 0 || isCareful) return beginMoves(frame)
  return prune(frame, evaluation)
}

/** Gives up nodes that are so far beyond the window that a full search would not bring them back. */
function prune(frame: Frame, evaluation: i32): bool {
  const ply = frame.ply
  const depth = frame.depth
  const beta = frame.beta
  if (depth <= 4 && evaluation + 220 * depth + 120 < frame.alpha) {
    const score = quiesce(frame.alpha, frame.alpha + 1, ply, 0)
    if (score <= frame.alpha) return answer(score)
  }
  if (depth <= 8 && !isMate(beta) && evaluation - 75 * (depth - <i32>frame.isImproving) >= beta)
    return answer((evaluation + beta) / 2)
  if (
    depth >= 3 &&
    evaluation >= beta &&
    evaluationAt(ply) + 20 * depth >= beta + 100 &&
    lastMove() !== 0 &&
    hasPieces(side) &&
    !isMate(beta)
  ) {
    const excess = (evaluation - beta) / 200
    const reduction = 4 + depth / 4 + (excess > 3 ? 3 : excess)
    setMoved(ply, 0)
    pass()
    frame.stage = AFTER_PASS
    search(ply + 1, -beta, 1 - beta, depth - reduction, !frame.isCut, 0)
    return false
  }
  return beginMoves(frame)
}

function afterPass(frame: Frame): bool {
  takeBackPass()
  const score = -returned
  if (score >= frame.beta) return answer(isMate(score) ? frame.beta : score)
  return beginMoves(frame)
}

function beginMoves(frame: Frame): bool {
  if (!isCareful && frame.depth >= 5 && frame.tableMove === 0 && (frame.isPv || frame.isCut)) frame.depth--
  frame.next = 0
  frame.played = 0
  frame.quiets = 0
  frame.captures = 0
  frame.best = -INFINITE
  frame.bestMove = 0
  frame.skipsQuiets = false
  frame.hasDroppedQuiets = false
  frame.stage = NEXT_MOVE
  if (frame.ply === 0) {
    frame.next = firstRootMove
    frame.count = rootMoves
    return false
  }
  frame.count = UNLISTED
  return false
}

/** Lists the moves behind the table's move, which was tried first. */
function listMoves(frame: Frame): void {
  const list = frameList(top)
  frame.count = writeMoves(list, ALL)
  scoreMoves(list, frame.count, frame.tableMove, frame.ply)
  if (frame.played > 0) {
    takeBest(list, 0, frame.count)
    frame.next = 1
  }
}

function nextMove(frame: Frame): bool {
  const ply = frame.ply
  const list = frameList(top)
  if (frame.count === UNLISTED) {
    const move = frame.tableMove
    if (frame.played === 0 && move !== 0 && move !== frame.excluded && isLegal(move)) {
      frame.played = 1
      return tryMove(frame, move)
    }
    listMoves(frame)
  }
  while (frame.next < frame.count) {
    if (ply === 0) {
      frame.move = rootMoveAt(frame.next)
      frame.next++
      frame.played++
      return playNext(frame, 0)
    }
    if (isCareful && !frame.hasDroppedQuiets && frame.played > 0 && isFutile(frame)) {
      frame.skipsQuiets = true
      const most = frame.evaluation + LAST_PLY_MARGIN * frame.depth
      if (most > frame.best) frame.best = most
    }
    if (frame.skipsQuiets && !frame.hasDroppedQuiets) {
      frame.hasDroppedQuiets = true
      frame.count = dropQuiets(list, frame.next, frame.count)
      continue
    }
    const move = takeNext(list, frame.next, frame.count)
    frame.next++
    if (move === frame.excluded) continue
    const quiet = isQuiet(move)
    frame.played++
    if (!isCareful && frame.best > -MATE_BOUND && hasPieces(side) && isHopeless(frame, move, quiet)) continue
    return tryMove(frame, move)
  }
  return finish(frame)
}

/** Searches a move, after a look whether it is the only good one. */
function tryMove(frame: Frame, move: i32): bool {
  frame.move = move
  if (!isWorthSingular(frame, move)) return playNext(frame, 0)
  const beta = frame.tableScore - 2 * frame.depth
  frame.singularBeta = beta
  frame.stage = AFTER_SINGULAR
  search(frame.ply, beta - 1, beta, (frame.depth - 1) / 2, frame.isCut, move)
  return false
}

/** Whether a late move can be left out unsearched: what is known of it says it won't reach alpha. */
function isHopeless(frame: Frame, move: i32, quiet: bool): bool {
  const depth = frame.depth
  const reduced = depth - reductionOf(depth, frame.played) / 1024
  const left = reduced < 0 ? 0 : reduced
  if (!quiet) return depth <= 7 && frame.played > 1 && !wins(move, -95 * depth)
  const most = frame.isImproving ? 3 + depth * depth : (3 + depth * depth) / 2
  if (frame.played > most) frame.skipsQuiets = true
  // A check may threaten more than the evaluation knows: without it, sacrifices that lead to mate go unseen.
  if (left <= 4 && quietHistory(move, frame.ply) < -3500 * depth && !isCheckBy(move)) return true
  if (!frame.inCheck && left <= 8 && frame.evaluation + 90 + 105 * left <= frame.alpha) {
    frame.skipsQuiets = true
    if (!isCheckBy(move)) return true
  }
  return left <= 8 && !wins(move, -28 * left * left)
}

function isCheckBy(move: i32): bool {
  findCheckSquares()
  return givesCheck(move)
}

/** Whether to look if the table's move is the only good one, which earns it another ply. */
// @inline
function isWorthSingular(frame: Frame, move: i32): bool {
  return (
    frame.depth >= 7 &&
    move === frame.tableMove &&
    frame.excluded === 0 &&
    frame.tableDepth >= frame.depth - 3 &&
    (frame.tableBound & LOWER) !== 0 &&
    !isMate(frame.tableScore) &&
    top < MAX_FRAMES - 8
  )
}

function afterSingular(frame: Frame): bool {
  const score = returned
  const beta = frame.singularBeta
  if (score < beta) return playNext(frame, !frame.isPv && score < beta - 25 ? 2 : 1)
  // Several moves are good enough: the node will fail high.
  if (beta >= frame.beta) return answer(beta)
  if (frame.tableScore >= frame.beta || frame.isCut) return playNext(frame, -1)
  return playNext(frame, 0)
}

/** Plays the frame's move and begins its search: reduced, with a window of nothing, or full. */
function playNext(frame: Frame, extension: i32): bool {
  const ply = frame.ply
  const move = frame.move
  const quiet = isQuiet(move)
  const history = quiet ? quietHistory(move, ply) : captureHistory(move)
  const isKiller = quiet && (move === killerAt(ply) || move === secondKillerAt(ply))
  const isBad = !quiet && ply > 0 && frame.count !== UNLISTED && isBadCapture(frameList(top), frame.next - 1)
  setMoved(ply, movedBy(move))
  play(move)
  const isCheck = checkers() !== 0
  const limit = ply > 2 * frame.depth + 20 ? 0 : extension
  const isExtended = isCareful && isCheck && ply < 2 * rootDepth
  const newDepth = frame.depth - 1 + (isExtended ? 1 : limit)
  frame.newDepth = newDepth
  const played = frame.played
  if (frame.depth >= 2 && played > 1 + <i32>frame.isPv && (quiet || isBad)) {
    let reduction = reductionOf(frame.depth, played)
    if (!frame.isPv) reduction += 700
    if (frame.isCut) reduction += 1000
    if (!frame.isImproving) reduction += 500
    if (frame.takesBest) reduction += 700
    if (isKiller) reduction -= 1000
    if (frame.inCheck) reduction -= 600
    if (isCheck) reduction -= 800
    reduction -= history / 8
    const plies = isCareful ? carefulReduction(frame, isCheck) : reduction / 1024
    const reduced = plies <= 0 ? newDepth : newDepth - plies < 1 ? 1 : newDepth - plies
    if (reduced < newDepth) {
      frame.reducedDepth = reduced
      frame.stage = AFTER_REDUCED
      search(ply + 1, -frame.alpha - 1, -frame.alpha, reduced, true, 0)
      return false
    }
  }
  if (!frame.isPv || played > 1) {
    frame.stage = AFTER_SCOUT
    search(ply + 1, -frame.alpha - 1, -frame.alpha, newDepth, frame.isPv ? true : !frame.isCut, 0)
    return false
  }
  frame.stage = AFTER_FULL
  search(ply + 1, -frame.beta, -frame.alpha, newDepth, false, 0)
  return false
}

/** Whether a quiet move at the last plies of a careful search can't reach alpha. */
// @inline
function isFutile(frame: Frame): bool {
  return (
    frame.depth <= 2 &&
    !frame.isPv &&
    !frame.inCheck &&
    !isMate(frame.alpha) &&
    frame.evaluation + LAST_PLY_MARGIN * frame.depth <= frame.alpha
  )
}

// @inline
function carefulReduction(frame: Frame, isCheck: bool): i32 {
  return frame.depth >= 3 && frame.played > 3 && !frame.isPv && !frame.inCheck && !isCheck ? 1 : 0
}

function afterReduced(frame: Frame): bool {
  const score = -returned
  if (score <= frame.alpha) return afterChild(frame, score)
  if (!isCareful) {
    if (score > frame.best + 35 + 2 * frame.newDepth && !isMate(score)) frame.newDepth++
    else if (score < frame.best + 8) frame.newDepth--
    if (frame.newDepth <= frame.reducedDepth) return afterScout(frame)
  }
  frame.stage = AFTER_SCOUT
  search(frame.ply + 1, -frame.alpha - 1, -frame.alpha, frame.newDepth, !frame.isCut, 0)
  return false
}

function afterScout(frame: Frame): bool {
  const score = -returned
  if (!frame.isPv || score <= frame.alpha) return afterChild(frame, score)
  frame.stage = AFTER_FULL
  search(frame.ply + 1, -frame.beta, -frame.alpha, frame.newDepth, false, 0)
  return false
}

/** Takes the move back and uses its score. */
function afterChild(frame: Frame, score: i32): bool {
  const ply = frame.ply
  const move = frame.move
  takeBack()
  frame.stage = NEXT_MOVE
  if (ply === 0 && (frame.played === 1 || score > frame.alpha)) noteScore(frame.next - 1, score)
  if (score > frame.best) {
    frame.best = score
    if (score > frame.alpha) {
      frame.bestMove = move
      if (frame.isPv) extendLine(ply, move)
      if (score >= frame.beta) {
        rewardCutoff(frame, top, move)
        return finish(frame)
      }
      frame.alpha = score
    }
  }
  noteTried(frame, top, move)
  return false
}

function finish(frame: Frame): bool {
  const ply = frame.ply
  if (frame.count === 0) return answer(frame.inCheck ? matedAt(ply) : 0)
  // Without the excluded move there was none.
  if (frame.best === -INFINITE) return answer(frame.floor)
  if (frame.best <= frame.floor && frame.excluded === 0 && !isCareful) rewardBefore(frame)
  const bound = frame.best >= frame.beta ? LOWER : frame.isPv && frame.best > frame.floor ? EXACT : UPPER
  if (frame.excluded === 0 && (ply > 0 || firstRootMove === 0)) {
    storeEntry(key, ply, frame.bestMove, frame.best, frame.raw, frame.depth, bound)
    if (!isCareful) learn(frame, bound)
  }
  return answer(frame.best)
}

/** Learns how far off the evaluation was, unless a capture or a check explains it or the score is only a bound. */
// @inline
function learn(frame: Frame, bound: i32): void {
  if (frame.inCheck || (frame.bestMove !== 0 && !isQuiet(frame.bestMove)) || isMate(frame.best)) return
  const difference = frame.best - evaluationAt(frame.ply)
  if ((bound === LOWER && difference <= 0) || (bound === UPPER && difference >= 0)) return
  learnCorrection(difference, frame.depth)
}
