import { assess } from './assess.ts'
import { evaluate } from './evaluate.ts'
import * as game from './gamePositions.ts'
import { quiesce } from './negamax.ts'
import { settle } from './settle.ts'
import * as search from './transpositions.ts'

/** What a selective search sees with, and where it remembers what it saw. */
export type Sight = Readonly<{
  /** Hundredths of a pawn for the side to move, without looking ahead. */
  judge: (fullness: number, placement: number) => number
  /** The same once all captures that pay are made. */
  settle: (alpha: number, beta: number, ply: number, start: number, check: boolean) => number
  find: () => number
  moveOf: (entry: number) => number
  depthOf: (entry: number) => number
  boundOf: (entry: number) => number
  scoreOf: (entry: number) => number
  store: (move: number, depthPlies: number, bound: number, score: number) => void
}>

/** `plain` is the bot's evaluation, `learned` the review's own, which remembers a whole game. */
export type SightName = 'plain' | 'learned'

export const SIGHTS: Readonly<Record<SightName, Sight>> = {
  plain: {
    judge: (fullness, placement) => evaluate(placement, fullness),
    settle: quiesce,
    find: search.findEntry,
    moveOf: search.entryMove,
    depthOf: search.entryDepth,
    boundOf: search.entryBound,
    scoreOf: search.entryScore,
    store: search.storeEntry,
  },
  learned: {
    judge: assess,
    settle,
    find: game.findEntry,
    moveOf: game.entryMove,
    depthOf: game.entryDepth,
    boundOf: game.entryBound,
    scoreOf: game.entryScore,
    store: game.storeEntry,
  },
}
