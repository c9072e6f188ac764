import type { Color } from '@lance/chess'
import { allocateColors } from './allocateColors.ts'
import { checkHistory, type HistoryRefusal } from './checkHistory.ts'
import { pairDutch } from './pairDutch.ts'
import { pairWindows } from './pairWindows.ts'
import { compareRank, type PlayerRecord, readRecords } from './playerRecord.ts'
import type { SwissPlayer, SwissRound } from './swissRound.ts'

/** With more players a round is paired in windows: see `pairWindows`. */
export const SWISS_EXACT_PLAYERS = 300

export type SwissPairing = { white: string; black: string }

export type SwissRefusal = HistoryRefusal | 'NO_ROUND_LEFT' | 'NO_LEGAL_PAIRING'

/**
 * Pairs the next round of a Swiss tournament by the FIDE Dutch system, C.04.3 as effective from 1 February 2026.
 * Boards come in the order in which they are published: by the higher score, the lower score, the rank.
 *
 * @param players all who ever entered, in order of pairing number; a late entry may be anywhere among them
 * @param rounds the finished rounds
 * @param initialColor what the highest player gets in the first round, drawn by lot before it
 * @param absent who is not paired: not yet entered, withdrawn, or with a bye on request
 * @returns `bye`: the player left over, null if the number is even. Refusals: `NO_LEGAL_PAIRING` if all pairings
 *   break an absolute criterion, which the organizer has to resolve; `NO_ROUND_LEFT` after the last round; for
 *   the others see `checkHistory`.
 */
export function pairSwissRound(tournament: {
  players: readonly SwissPlayer[]
  rounds: readonly SwissRound[]
  roundsTotal: number
  initialColor: Color
  absent?: readonly string[]
}): { ok: true; pairings: SwissPairing[]; bye: string | null } | { ok: false; code: SwissRefusal } {
  const { players, rounds, roundsTotal, initialColor, absent = [] } = tournament
  const refusal = checkHistory(tournament)
  if (refusal !== null) return { ok: false, code: refusal }
  if (rounds.length === roundsTotal) return { ok: false, code: 'NO_ROUND_LEFT' }
  const away = new Set(absent)
  const present = readRecords(players, rounds, away)
    .filter(({ playerId }) => !away.has(playerId))
    .sort(compareRank)
  const stage = { playedRounds: rounds.length, isLastRound: rounds.length === roundsTotal - 1 }
  const paired = (present.length > SWISS_EXACT_PLAYERS ? pairWindows : pairDutch)(present, stage)
  if (paired === null) return { ok: false, code: 'NO_LEGAL_PAIRING' }
  const pairings = paired.pairs
    .sort(compareBoards)
    .map(([one, other]) => allocateColors(one, other, initialColor))
    .map(({ white, black }) => ({ white: white.playerId, black: black.playerId }))
  return { ok: true, pairings, bye: paired.bye?.playerId ?? null }
}

/** The order of boards (C.04.2, 3.6). The first player of a pair is the higher ranked one. */
function compareBoards(
  [higher, lower]: readonly [PlayerRecord, PlayerRecord],
  [otherHigher, otherLower]: readonly [PlayerRecord, PlayerRecord],
): number {
  return (
    otherHigher.halfPoints - higher.halfPoints ||
    otherLower.halfPoints - lower.halfPoints ||
    higher.place - otherHigher.place
  )
}
