import type { Color } from '@lance/chess'
import { type ColorPreference, preferenceOf } from './colorPreference.ts'
import {
  HALF_POINTS,
  halfPointsOf,
  type SwissGame,
  type SwissPlayer,
  type SwissRound,
  wasPlayed,
} from './swissRound.ts'

/** The direction in which a player's opponent was off: FIDE C.04.3, 1.4. */
export type Float = 'down' | 'up' | null

/** What the pairing of a round needs to know of a player: FIDE C.04.3, article 1. */
export type PlayerRecord = {
  playerId: string
  /** The place among all players, from 0. */
  place: number
  /** The place among the players who have been paired or are now, from 1. */
  pairingNumber: number
  halfPoints: number
  /** The places of those the player has played. */
  opponents: ReadonlySet<number>
  /** The colors of the games played, in order. */
  colors: readonly Color[]
  preference: ColorPreference
  /** Whether the player may still get the pairing-allocated bye (C.04.1, article 4). */
  mayHaveBye: boolean
  /** The float of the last round, then of the one before. */
  floats: readonly [Float, Float]
}

/** What becomes of a player while the rounds are read. */
type Draft = {
  halfPoints: number
  opponents: Set<number>
  colors: Color[]
  mayHaveBye: boolean
  wasPaired: boolean
  floats: Float[]
}

/**
 * Reads the history of all players. `absent` are those who sit the round out that is about to be paired; they get
 * records too. The rounds must name players of the list only, each once a round.
 */
export function readRecords(
  players: readonly SwissPlayer[],
  rounds: readonly SwissRound[],
  absent: ReadonlySet<string>,
): PlayerRecord[] {
  const placeOf = new Map(players.map(({ playerId }, place) => [playerId, place]))
  const drafts = players.map(
    (): Draft => ({
      halfPoints: 0,
      opponents: new Set(),
      colors: [],
      mayHaveBye: true,
      wasPaired: false,
      floats: [],
    }),
  )
  for (const round of rounds) readRound(round, drafts, placeOf)
  let pairingNumber = 0
  return players.map(({ playerId }, place) => {
    const { wasPaired, floats, ...draft } = drafts[place] as Draft
    if (wasPaired || !absent.has(playerId)) pairingNumber++
    return {
      playerId,
      place,
      pairingNumber,
      ...draft,
      preference: preferenceOf(draft.colors),
      floats: [floats.at(-1) ?? null, floats.at(-2) ?? null],
    }
  })
}

function readRound(round: SwissRound, drafts: Draft[], placeOf: ReadonlyMap<string, number>): void {
  const draftOf = (playerId: string) => {
    const draft = drafts[placeOf.get(playerId) ?? -1]
    if (draft === undefined) throw new Error(`player ${playerId} is not in the tournament`)
    return draft
  }
  const before = drafts.map(({ halfPoints }) => halfPoints)
  for (const draft of drafts) draft.floats.push(null)
  for (const game of round.games) readGame(game, { draftOf, before, placeOf })
  for (const { playerId, kind } of round.byes) {
    const draft = draftOf(playerId)
    draft.halfPoints += HALF_POINTS[kind]
    if (HALF_POINTS[kind] > HALF_POINTS.loss) draft.floats[draft.floats.length - 1] = 'down'
    if (HALF_POINTS[kind] >= HALF_POINTS.win) draft.mayHaveBye = false
    if (kind === 'pairing') draft.wasPaired = true
  }
}

function readGame(
  { white, black, result }: SwissGame,
  {
    draftOf,
    before,
    placeOf,
  }: {
    draftOf: (playerId: string) => Draft
    before: readonly number[]
    placeOf: ReadonlyMap<string, number>
  },
): void {
  const points = halfPointsOf(result)
  for (const color of ['white', 'black'] as const) {
    const [own, other] = color === 'white' ? [white, black] : [black, white]
    const draft = draftOf(own)
    const otherPlace = placeOf.get(other) ?? -1
    draft.wasPaired = true
    draft.halfPoints += points[color]
    if (wasPlayed(result)) {
      draft.opponents.add(otherPlace)
      draft.colors.push(color)
      const ahead = (before[placeOf.get(own) ?? -1] ?? 0) - (before[otherPlace] ?? 0)
      draft.floats[draft.floats.length - 1] = ahead > 0 ? 'down' : ahead < 0 ? 'up' : null
    } else if (points[color] > HALF_POINTS.loss) {
      draft.floats[draft.floats.length - 1] = 'down'
      if (points[color] >= HALF_POINTS.win) draft.mayHaveBye = false
    }
  }
}

/** The order in which players are ranked for pairing (C.04.3, 1.2). */
export function compareRank(one: PlayerRecord, other: PlayerRecord): number {
  return other.halfPoints - one.halfPoints || one.place - other.place
}
