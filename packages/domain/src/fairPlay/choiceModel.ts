import { MOVE_KINDS } from '@lance/chess/fairPlay'
import type { JudgedMove } from './judgedGame.ts'

/**
 * How a person of a skill chooses: like a logit over what could be played. Each part is [at 1600, per 400 points]. `loss`,
 * `look`, `glance`: exponents, by how much a move loses its share when the whole search, one of three plies or of one ply says
 * that it throws chances away. `rest`: of the moves that were not looked at. `kinds`: how much more natural moves of a kind
 * look. `lapse`: the share of moves played as if at random.
 */
export type ChoiceParameters = {
  loss: readonly [number, number]
  look: readonly [number, number]
  glance: readonly [number, number]
  rest: readonly [number, number]
  lapse: readonly [number, number]
  kinds: readonly (readonly [number, number])[]
}

const KIND_BITS = Object.values(MOVE_KINDS)

/** Parameters are given at this skill, and change by so much for each unit above it. A helper has no skill: it is at the middle. */
export const MIDDLE_SKILL = 1600
export const SKILL_UNIT = 400
/** Points of winning chances: up to here, a difference is hardly noticed. */
const NOTICED = 2

/**
 * A move's alternatives: those that were listed, and one that stands for all others. `loss`, `look`, `glance`: logarithms of what
 * each throws away by these searches. `played`: its index. `restCount`: how many moves the last one stands for, 0 for none.
 */
export type Alternatives = {
  played: number
  choices: number
  restCount: number
  /** Winning chances thrown away, in points. */
  points: Float64Array
  loss: Float64Array
  look: Float64Array
  glance: Float64Array
  kinds: Uint8Array
}

/** No move has more listed candidates; room for their chances. */
export const ALTERNATIVES_MAX = 17

const noticed = (points: number) => Math.log1p(Math.max(0, points) / NOTICED)

export function alternativesOf({ candidates, choices, listed, played }: JudgedMove): Alternatives {
  const pointsOf = (part: 1 | 2 | 3) => {
    let most = 0
    for (let at = 0; at < listed; at++) most = Math.max(most, candidates[at]?.[part] ?? 0)
    const points = new Float64Array(listed + 1)
    for (let at = 0; at < listed; at++) points[at] = (most - (candidates[at]?.[part] ?? 0)) / 10
    points[listed] = points.reduce((one, other) => Math.max(one, other), 0)
    return points
  }
  const points = pointsOf(1)
  return {
    played: Math.min(played, listed),
    choices,
    restCount: Math.max(0, choices - listed),
    points,
    loss: points.map(noticed),
    look: pointsOf(3).map(noticed),
    glance: pointsOf(2).map(noticed),
    kinds: Uint8Array.from({ length: listed + 1 }, (_, at) => (at < listed ? (candidates[at]?.[4] ?? 0) : 0)),
  }
}

/** How likely the played move was, by the chances of the alternatives: among those not listed, each is as likely. */
export function chanceOfPlayed({ played, points, restCount }: Alternatives, chances: Float64Array): number {
  const chance = chances[played] ?? 0
  return played < points.length - 1 ? chance : chance / Math.max(1, restCount)
}

/** How likely a person of this skill chooses each alternative. Written into `chances`, which has room for all of them. */
export function humanChances(
  move: Alternatives,
  { skill, parameters, chances }: { skill: number; parameters: ChoiceParameters; chances: Float64Array },
): void {
  const u = (skill - MIDDLE_SKILL) / SKILL_UNIT
  const exponent = ([at, per]: readonly [number, number]) => Math.exp(at + per * u)
  const [loss, look, glance] = [
    exponent(parameters.loss),
    exponent(parameters.look),
    exponent(parameters.glance),
  ]
  const kinds = parameters.kinds.map(([at, per]) => at + per * u)
  const rest = parameters.rest[0] + parameters.rest[1] * u + Math.log(move.restCount)
  const last = move.points.length - 1
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at <= last; at++) {
    let utility = -loss * (move.loss[at] ?? 0) - look * (move.look[at] ?? 0) - glance * (move.glance[at] ?? 0)
    if (at === last) utility += rest
    else utility += natural(move.kinds[at] ?? 0, kinds)
    chances[at] = utility
    most = Math.max(most, utility)
  }
  const lapse = 1 / (1 + Math.exp(-(parameters.lapse[0] + parameters.lapse[1] * u)))
  normalize(move, { chances, most, lapse })
}

function natural(bits: number, kinds: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < KIND_BITS.length; kind++)
    if (bits & (KIND_BITS[kind] ?? 0)) sum += kinds[kind] ?? 0
  return sum
}

/** Makes chances of utilities; a share of moves is played as if at random. */
function normalize(
  { points, choices, restCount }: Alternatives,
  { chances, most, lapse }: { chances: Float64Array; most: number; lapse: number },
): void {
  const last = points.length - 1
  let sum = 0
  for (let at = 0; at <= last; at++) {
    const share = Math.exp((chances[at] ?? 0) - most)
    chances[at] = share
    sum += share
  }
  for (let at = 0; at <= last; at++) {
    const count = at < last ? 1 : restCount
    chances[at] = ((1 - lapse) * (chances[at] ?? 0)) / sum + (lapse * count) / choices
  }
}

/** What a choice throws away on the average, in points. */
export function expectedLoss(move: Alternatives, chances: Float64Array): number {
  let sum = 0
  for (let at = 0; at < move.points.length; at++) sum += (chances[at] ?? 0) * (move.points[at] ?? 0)
  return sum
}
