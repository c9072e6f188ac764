import type { CandidateMove } from '@lance/chess/fairPlay'
import { JUDGED_VERSION, type JudgedGame, type JudgedMove } from './judgedGame.ts'

// Players for tests who don't follow the model of play. They misjudge each move by an error of their own, with tails, weigh a
// glance against a deeper look, tire during the game, and overlook moves altogether. Helped moves are the best or nearly so.

/** Reproducible random numbers: uniform between 0 and 1, and normal around 0. */
export function randomizer(seed: number) {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 + 1e-12
  }
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

type Random = ReturnType<typeof randomizer>

/**
 * Which moves are helped: all, so many of the worst mistakes of a game, so many of its first moves, or those for which the player
 * leaves the page.
 */
export type SimulatedHelp = 'none' | 'all' | { worst: number } | { first: number } | 'away'

export type SimulatedPlayer = {
  rating: number
  /** How well they play; the rating if not said. */
  skill?: number
  help?: SimulatedHelp
  stakeCents?: number
  /** The share of moves during which the page is out of sight for no reason. */
  idleAway?: number
  /** Whether thinking times follow a program. */
  isFlat?: boolean
}

const MOVES = 24
const CANDIDATES = 8

/** A game of a simulated player, the same for the same random numbers. */
export function simulateGame(random: Random, player: SimulatedPlayer, at: number): JudgedGame {
  const { rating, skill = rating, help = 'none', stakeCents = 0 } = player
  const positions = Array.from({ length: MOVES }, () => makePosition(random))
  const own = positions.map((position, move) => choose(random, { position, skill, tired: move / MOVES }))
  const helped = helpedMoves(random, { help, positions, own })
  const moves = positions.map((candidates, index): JudgedMove => {
    const isHelped = helped.has(index)
    const isAway = (isHelped && help === 'away') || random.uniform() < (player.idleAway ?? 0)
    const difficulty = (candidates[0]?.[1] ?? 0) - (candidates[2]?.[1] ?? 0)
    const log = player.isFlat
      ? 1.6 + 0.1 * random.normal()
      : 1 + Math.min(1.5, difficulty / 120) + 0.8 * random.normal()
    return {
      ply: 11 + 2 * index,
      choices: 30,
      listed: CANDIDATES,
      played: isHelped ? helperChoice(random) : (own[index] ?? 0),
      candidates,
      thinkMs: Math.round(1000 * Math.exp(log)),
      leftMs: 300_000,
      awayMs: isAway ? 6000 : 0,
    }
  })
  const facts = {
    rating,
    deviation: 70,
    opponentRating: rating,
    stakeCents,
    initialMs: 600_000,
    incrementMs: 0,
  }
  const game = { version: JUDGED_VERSION, gameId: `g${at}`, endedAtMs: at * 1000, ...facts, moves } as const
  return { ...game, score: 0.5, plies: 70, nodes: 15_000 }
}

/** Moves whose worth falls off, in calm and sharp positions; a glance and a look see it with errors. */
function makePosition({ uniform, normal }: Random): CandidateMove[] {
  const best = 350 + 300 * uniform()
  const fall = 8 * Math.exp(1.1 * Math.abs(normal()))
  let chance = best
  return Array.from({ length: CANDIDATES }, (_, at): CandidateMove => {
    if (at > 0) chance -= fall * -Math.log(uniform())
    const worth = Math.max(0, Math.round(chance))
    const seen = (error: number) => Math.max(0, Math.min(1000, Math.round(chance + error * normal())))
    return [at * 64 + 1, worth, seen(90), seen(40), uniform() < 0.2 ? 1 : 0]
  })
}

/** The move that seems best to a player who misjudges each by an error of their own. */
function choose(
  { uniform, normal }: Random,
  { position, skill, tired }: { position: readonly CandidateMove[]; skill: number; tired: number },
): number {
  const sigma = 60 * Math.exp(-(skill - 1000) / 2000) * (1 + 0.3 * tired)
  let [chosen, most] = [0, Number.NEGATIVE_INFINITY]
  for (const [at, [, chance, glance, look]] of position.entries()) {
    // A move that is overlooked is never played; a heavy tail stands for what is misunderstood.
    if (uniform() < 0.1) continue
    const tail = uniform() < 0.15 ? 6 : 1
    const seeming = 0.5 * chance + 0.3 * look + 0.2 * glance + tail * sigma * normal()
    if (seeming > most) [chosen, most] = [at, seeming]
  }
  return chosen
}

/** The best move, now and then the next one: another engine's choice. */
const helperChoice = ({ uniform }: Random) => (uniform() < 0.75 ? 0 : 1)

function helpedMoves(
  random: Random,
  {
    help,
    positions,
    own,
  }: { help: SimulatedHelp; positions: readonly CandidateMove[][]; own: readonly number[] },
): Set<number> {
  const all = positions.map((_, at) => at)
  if (help === 'none') return new Set()
  if (help === 'all') return new Set(all)
  if (help === 'away') return new Set(all.filter(() => random.uniform() < 0.25))
  if ('first' in help) return new Set(all.slice(0, help.first))
  const lossOf = (at: number) => (positions[at]?.[0]?.[1] ?? 0) - (positions[at]?.[own[at] ?? 0]?.[1] ?? 0)
  return new Set(all.sort((one, other) => lossOf(other) - lossOf(one)).slice(0, help.worst))
}

/** Games of a simulated player in a row. */
export function simulateGames(random: Random, player: SimulatedPlayer, count: number): JudgedGame[] {
  return Array.from({ length: count }, (_, at) => simulateGame(random, player, at))
}
