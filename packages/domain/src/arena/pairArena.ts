import { assignColors } from '../pairing.ts'
import { ARENA_MAX_PLAYERS } from './arenaTerms.ts'
import { matchNeighbors } from './matchNeighbors.ts'
import { costPairings } from './pairingCosts.ts'
import { blackOwed, type FreePlayer } from './pairingHistory.ts'

export type ArenaPairing = { white: string; black: string }

export type ArenaPairingRefusal = 'TOO_MANY_PLAYERS' | 'REPEATED_PLAYER'

/**
 * Pairs the free players of an arena at one tick: each with a near one in the standings, before the first games in
 * the ratings. As many as possible are paired; an odd one waits, the one who has waited least among those near. No
 * two who just met are paired while another opponent is free near them, and in a larger arena not for
 * `REMATCH_AFTER_MS` either. The color goes to the player who had it less often.
 *
 * @param free in any order; paused players are left out
 * @param isOpening no game has been paired yet
 * @param activePlayers players who are free or in a game, without those who are paused
 * @param random numbers from 0 up to 1, for the colors of players who are owed the same one equally
 * @returns pairings and the ids of players who wait, from the top of the standings
 */
export function pairArena({
  free,
  isOpening,
  activePlayers,
  nowMs,
  random,
}: {
  free: readonly FreePlayer[]
  isOpening: boolean
  activePlayers: number
  nowMs: number
  random: () => number
}): { ok: true; pairings: ArenaPairing[]; waiting: string[] } | { ok: false; code: ArenaPairingRefusal } {
  if (free.length > ARENA_MAX_PLAYERS) return { ok: false, code: 'TOO_MANY_PLAYERS' }
  if (new Set(free.map(({ playerId }) => playerId)).size < free.length)
    return { ok: false, code: 'REPEATED_PLAYER' }
  const line = free.filter(({ isPaused }) => !isPaused).sort(isOpening ? byRating : byRank)
  const opponents = matchNeighbors(costPairings(line, { nowMs, activePlayers }))
  const pairings: ArenaPairing[] = []
  const waiting: string[] = []
  for (const [index, player] of line.entries()) {
    const opponent = opponents[index]!
    if (opponent < 0) waiting.push(player.playerId)
    else if (opponent > index) pairings.push(giveColors(player, line[opponent]!, random))
  }
  return { ok: true, pairings, waiting }
}

function giveColors(one: FreePlayer, other: FreePlayer, random: () => number): ArenaPairing {
  const historyOf = (player: FreePlayer) => ({ playerId: player.playerId, whiteSurplus: blackOwed(player) })
  const { whiteId, blackId } = assignColors({ one: historyOf(one), other: historyOf(other) }, random())
  return { white: whiteId, black: blackId }
}

function byRank(one: FreePlayer, other: FreePlayer): number {
  return one.rank - other.rank || byId(one, other)
}

function byRating(one: FreePlayer, other: FreePlayer): number {
  return other.rating - one.rating || byId(one, other)
}

function byId(one: FreePlayer, other: FreePlayer): number {
  return one.playerId < other.playerId ? -1 : 1
}
