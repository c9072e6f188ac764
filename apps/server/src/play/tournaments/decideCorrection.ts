import { correctedResult } from '@lance/domain/swiss'
import type { MatchRow } from './matchStore.ts'
import type { TournamentRow } from './tournamentRow.ts'

export type CorrectionRefusal =
  | 'MATCH_UNKNOWN'
  | 'TOURNAMENT_NOT_RUNNING'
  | 'MATCH_NOT_OVER'
  | 'MATCH_NOT_PLAYED'
  | 'NOT_A_PLAYER'
  | 'NEXT_MATCH_STARTED'

type Seat = { playerId: string; seed: number }
type Seats = { player1: Seat | null; player2: Seat | null }

/** How the match that follows looks after a correction: the two seats, and who has a bye. */
export type NextMatch = Seats & { id: string; status: 'PENDING' | 'BYE'; winnerId: string | null }

export type Correction =
  | { ok: true; isChanged: false }
  /** `next`: the match that follows, if its round has begun. */
  | {
      ok: true
      isChanged: true
      winnerId: string
      loserId: string
      next: NextMatch | null
      /** Null in a knock-out. */
      result: MatchRow['result']
    }
  | { ok: false; code: CorrectionRefusal }

type Given = {
  tournament: Pick<TournamentRow, 'status' | 'currentRound' | 'format'>
  match: MatchRow
  /** The match that the winner plays next; null before its round is drawn. */
  next: MatchRow | null
  winnerId: string
}

/**
 * Decides whether a match's winner may be set to `winnerId`, and what becomes of the match that follows. It may
 * until that match has begun: its players would otherwise have played in vain. A bye that the correction fills
 * becomes a match to play. The best seed that was saved from a round without winners stays in. In a Swiss tournament
 * it may until the next round is paired, which depends on every result.
 */
export function decideCorrection({ tournament, match, next, winnerId }: Given): Correction {
  const { player1Id, player2Id, seed1, seed2, status, round, slot } = match
  if (tournament.status !== 'IN_PROGRESS') return { ok: false, code: 'TOURNAMENT_NOT_RUNNING' }
  if (status === 'PENDING' || status === 'IN_PROGRESS') return { ok: false, code: 'MATCH_NOT_OVER' }
  if (player1Id === null || player2Id === null || seed1 === null || seed2 === null)
    return { ok: false, code: 'MATCH_NOT_PLAYED' }
  if (winnerId !== player1Id && winnerId !== player2Id) return { ok: false, code: 'NOT_A_PLAYER' }
  if (winnerId === match.winnerId) return { ok: true, isChanged: false }
  const loserId = winnerId === player1Id ? player2Id : player1Id
  if (tournament.format === 'SWISS') {
    if (round < tournament.currentRound) return { ok: false, code: 'NEXT_MATCH_STARTED' }
    const result = correctedResult(match.result, winnerId === match.whiteId ? 'white' : 'black')
    return { ok: true, isChanged: true, winnerId, loserId, next: null, result }
  }
  if (round < tournament.currentRound - 1) return { ok: false, code: 'NEXT_MATCH_STARTED' }
  if (next && hasBegun(next)) return { ok: false, code: 'NEXT_MATCH_STARTED' }
  const seat = { playerId: winnerId, seed: winnerId === player1Id ? seed1 : seed2 }
  const nextMatch = next && takeSeat(next, { slot, seat })
  return { ok: true, isChanged: true, winnerId, loserId, next: nextMatch, result: null }
}

/** A match without players is over too, but was never played. */
const hasBegun = ({ status, player1Id, player2Id }: MatchRow): boolean =>
  status === 'IN_PROGRESS' || (status === 'COMPLETED' && (player1Id !== null || player2Id !== null))

function takeSeat(next: MatchRow, { slot, seat }: { slot: number; seat: Seat }): NextMatch {
  const other = slot % 2 === 0 ? seatOf(next.player2Id, next.seed2) : seatOf(next.player1Id, next.seed1)
  const [player1, player2] = slot % 2 === 0 ? [seat, other] : [other, seat]
  const isBye = other === null
  return {
    id: next.id,
    player1,
    player2,
    status: isBye ? 'BYE' : 'PENDING',
    winnerId: isBye ? seat.playerId : null,
  }
}

const seatOf = (playerId: string | null, seed: number | null): Seat | null =>
  playerId === null || seed === null ? null : { playerId, seed }
