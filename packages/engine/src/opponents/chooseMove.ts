import type { Engine, EngineGame } from '../engine.ts'
import type { EngineScore, SearchLine } from '../search.ts'
import { randomizer, seedOf } from './randomness.ts'
import type { Strength } from './strength.ts'

export type ChosenMove = { ok: true; uci: string | null } | { ok: false; code: 'ILLEGAL_GAME' }

/** `isTimeUp`: whether to play what is known by now; asked again and again while it thinks. */
type Question = EngineGame & { strength: Strength; seed: number; isTimeUp?: IsTimeUp }
type IsTimeUp = (hasMove: boolean) => boolean

/** In the opening an opponent that doesn't err plays any of the moves that are almost as good as the best. */
const OPENING_PLIES = 8
const OPENING_LINES = 4
const OPENING_CENTIPAWNS = 15
/** A plan lasts for so many plies: what it makes of a move stays the same. */
const PLAN_PLIES = 12
/** No position has more moves. */
const ALL_LINES = 218
/** With so few plies the search leaves no move out. */
const CAREFUL_PLIES = 6
/** Such a search fills little of a table: one that fits into a processor's cache is faster to empty and to read. */
const CAREFUL_TABLE = { tableMebibytes: 1 }
const SLICE_NODES = 1_000_000
/** With a clock to look at: less than 2 ms on a slow machine. */
const TIMED_SLICE_NODES = 1500

/**
 * The move that an opponent of this strength plays, null where there is none. The same game, strength and seed give the
 * same move. What earlier searches found is forgotten.
 */
export function chooseMove(engine: Engine, { strength, seed, isTimeUp, ...game }: Question): ChosenMove {
  if (!engine.setGame(game).ok) return { ok: false, code: 'ILLEGAL_GAME' }
  engine.forget(isCareful(strength) ? CAREFUL_TABLE : undefined)
  const errs = strength.overlookedPercent > 0 || strength.misjudgedCentipawns > 0
  const lineCount = errs ? ALL_LINES : isOpening(game) ? OPENING_LINES : 1
  const lines = searchLines(engine, { strength, lineCount, isTimeUp })
  const [best] = lines
  if (best === undefined) return { ok: true, uci: null }
  const random = randomizer(seedOf(seed, game.ucis.join(' ')))
  if (!errs) return { ok: true, uci: pickAmongBest(lines, random) }
  if (best.score.kind === 'mate' && best.score.moves > 0) return { ok: true, uci: best.pv[0] ?? null }
  return { ok: true, uci: misjudge(engine, { game, lines, strength, seed, random }) }
}

/** A game of Chess960 begins with a FEN, too. */
const isOpening = ({ ucis, fen, variant }: EngineGame) =>
  (fen === undefined || variant === 'chess960') && ucis.length < OPENING_PLIES

const isCareful = ({ depthPlies }: Strength) => depthPlies <= CAREFUL_PLIES

type Thinking = { strength: Strength; lineCount: number; isTimeUp: IsTimeUp | undefined }

/** The lines of the deepest search, the best first. One ply is always searched, whatever the nodes and the time. */
function searchLines(engine: Engine, { strength, lineCount, isTimeUp }: Thinking): readonly SearchLine[] {
  const { depthPlies, maxNodes } = strength
  const common = {
    lines: lineCount,
    marginCentipawns: marginOf(strength),
    isCareful: isCareful(strength),
  }
  const search = (limits: { depthPlies: number; maxNodes?: number }, isStopped?: IsTimeUp) => {
    const running = engine.startSearch({ ...common, ...limits })
    const slice = isStopped === undefined ? SLICE_NODES : TIMED_SLICE_NODES
    while (!running.advance(slice) && !isStopped?.(running.report() !== null));
    running.stop()
    return running.report()?.lines
  }
  return search({ depthPlies, maxNodes }, isTimeUp) ?? search({ depthPlies: 1 }) ?? []
}

/** Moves worth less than the best one by more than this need no exact score. */
const marginOf = ({ misjudgedCentipawns }: Strength) => Math.max(2 * misjudgedCentipawns, OPENING_CENTIPAWNS)

function pickAmongBest(lines: readonly SearchLine[], random: () => number): string | null {
  const best = worthOf(lines[0]?.score)
  const good = lines.filter(({ score }) => worthOf(score) >= best - OPENING_CENTIPAWNS)
  return good[Math.floor(random() * good.length)]?.pv[0] ?? null
}

type Judged = {
  game: EngineGame
  lines: readonly SearchLine[]
  strength: Strength
  seed: number
  random: () => number
}

/**
 * The move that seems the best to someone who errs like that. The best itself is never overlooked: what goes wrong is that
 * another looks better than it is. Half of an error belongs to the moment; the other half to a plan, which judges a piece's
 * way to a square the same for a while.
 */
function misjudge(engine: Engine, { game, lines, strength, seed, random }: Judged): string | null {
  const { overlookedPercent, misjudgedCentipawns } = strength
  const plan = Math.floor(game.ucis.length / PLAN_PLIES)
  let chosen: string | null = null
  let most = Number.NEGATIVE_INFINITY
  listJudged(engine, lines, marginOf(strength)).forEach(({ uci, worth }, at) => {
    const isOverlooked = random() * 100 < overlookedPercent && at > 0
    const planned = randomizer(seedOf(seed, `${plan} ${uci}`))() * 2 - 1
    const error = ((random() * 2 - 1 + planned) / 2) * misjudgedCentipawns
    const seeming = (isOverlooked ? glance(engine, game, uci) : worth) + error
    if (seeming <= most) return
    most = seeming
    chosen = uci
  })
  return chosen
}

/** All moves, the best first. Those that have no line of their own are worth less than the best by the margin. */
function listJudged(engine: Engine, lines: readonly SearchLine[], margin: number) {
  const judged = lines.map(({ pv: [uci = ''], score }) => ({ uci, worth: worthOf(score) }))
  const worth = (judged[0]?.worth ?? 0) - margin
  const known = new Set(judged.map(({ uci }) => uci))
  const others = engine.legalMoves().filter((uci) => !known.has(uci))
  return [...judged, ...others.map((uci) => ({ uci, worth }))]
}

/** What the position looks like right after a move. */
function glance(engine: Engine, game: EngineGame, uci: string): number {
  engine.setGame({ ...game, ucis: [...game.ucis, uci] })
  return -engine.evaluate()
}

const MATE_CENTIPAWNS = 10_000

function worthOf(score: EngineScore | undefined): number {
  if (score === undefined) return 0
  if (score.kind === 'centipawns') return score.value
  return Math.sign(score.moves) * MATE_CENTIPAWNS - score.moves
}
