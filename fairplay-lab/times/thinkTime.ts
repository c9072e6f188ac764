import { readFileSync } from 'node:fs'
import type { PaceClass } from '../format.ts'
import type { Pace } from '../paceClass.ts'
import { drawNormal, type Random } from '../seededRandom.ts'

// How long people think: drawn from what clocks of real games showed (README, "Times"). A share of 1 is an even
// share of the time that is left, with what the increments will add.

/** Where a move is made. `margin`: how much better the best move is than the second one. */
export type TimedMoment = {
  ply: number
  legalMoves: number
  isRecapture: boolean
  marginCentipawns: number | null
  leftMs: number
}

export const KINDS = ['only', 'recapture', 'clear', 'usual', 'close'] as const
export type MomentKind = (typeof KINDS)[number]
/** From these plies on, and with this share of the initial time left or more, a moment is another one. */
export const PLY_STEPS = [8, 16, 30, 50] as const
export const LEFT_STEPS = [0.1, 0.3, 0.6] as const

const CLEAR_CENTIPAWNS = 150
const CLOSE_CENTIPAWNS = 25

export function kindOf({ legalMoves, isRecapture, marginCentipawns }: TimedMoment): MomentKind {
  if (legalMoves === 1) return 'only'
  if (isRecapture) return 'recapture'
  if (marginCentipawns === null || marginCentipawns >= CLEAR_CENTIPAWNS) return 'clear'
  return marginCentipawns <= CLOSE_CENTIPAWNS ? 'close' : 'usual'
}

const stepOf = (value: number, steps: readonly number[]) => steps.filter((from) => value >= from).length

/** The cells that describe a moment, the narrowest first: a cell with too few moves was not kept. */
export function cellsOf(paceClass: PaceClass, pace: Pace, moment: TimedMoment): string[] {
  const ply = stepOf(moment.ply, PLY_STEPS)
  const left = stepOf(moment.leftMs / (pace.initialS * 1000 || 1000), LEFT_STEPS)
  const kind = kindOf(moment)
  const few = moment.legalMoves <= 12 ? 'few' : 'many'
  return [
    `${paceClass} ${ply} ${left} ${kind} ${few}`,
    `${paceClass} ${ply} ${left} ${kind}`,
    `${paceClass} ${ply} ${left}`,
    `${paceClass} ${ply}`,
    paceClass,
  ]
}

/** Moves that a player still expects to make. */
export const movesLeft = (ply: number) => Math.max(12, 40 - ply / 2)

/** An even share of the time left. */
export function evenShareMs({ ply, leftMs }: { ply: number; leftMs: number }, { incrementS }: Pace): number {
  return leftMs / movesLeft(ply) + incrementS * 1000
}

/** By cell: quantiles of the logarithm of a move's share, from the lowest to the highest, separated by spaces. */
export type TimeTable = { source: string; cells: Record<string, string> }

let quantilesByCell: ReadonlyMap<string, readonly number[]> | null = null

function readTable(): ReadonlyMap<string, readonly number[]> {
  const text = readFileSync(new URL('./timeTable.json', import.meta.url), 'utf8')
  const { cells } = JSON.parse(text) as TimeTable
  return new Map(Object.entries(cells).map(([cell, words]) => [cell, words.split(' ').map(Number)]))
}

/** How long a player thinks, at most the time that they have. `slowness`: the player's own factor. */
export function drawThinkMs(
  question: { paceClass: PaceClass; pace: Pace; moment: TimedMoment; slowness: number },
  random: Random,
): number {
  quantilesByCell ??= readTable()
  const known = quantilesByCell
  const { paceClass, pace, moment, slowness } = question
  const name = cellsOf(paceClass, pace, moment).find((cell) => known.has(cell))
  const quantiles = known.get(name ?? '') ?? [0]
  const at = random() * (quantiles.length - 1)
  const low = quantiles[Math.floor(at)] ?? 0
  const high = quantiles[Math.ceil(at)] ?? low
  const share = Math.exp(low + (high - low) * (at % 1) + 0.1 * drawNormal(random)) * slowness
  return Math.min(moment.leftMs, Math.round(share * evenShareMs(moment, pace)))
}
