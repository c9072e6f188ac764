import { endSearches } from '../../play/matchmaking/index.ts'
import { correctResult } from '../../play/tournaments/index.ts'
import { isUuid } from './isUuid.ts'
import type { Verb } from './verb.ts'

type Refused = Extract<Awaited<ReturnType<typeof correctResult>>, { ok: false }>

const whyNot: Record<Refused['code'], string> = {
  MATCH_UNKNOWN: 'there is no such match',
  TOURNAMENT_NOT_RUNNING: 'its tournament is not running',
  MATCH_NOT_OVER: 'it is not over',
  MATCH_NOT_PLAYED: 'it had no two players',
  NOT_A_PLAYER: 'that is none of its two players',
  NEXT_MATCH_STARTED: 'the match that follows has begun',
}

export const correctResultVerb: Verb = {
  says: 'Sets the winner of a tournament’s match that is over, until the match that follows has begun; both players are told. The game and its ratings stay.',
  takes: [
    { name: 'match', says: 'the id of the match' },
    { name: 'winner', says: 'the id of the player who wins' },
  ],
  changes: true,
  transactions: 'one',
  async run(ctx, { match: matchId = '', winner: winnerId = '', actId }) {
    const corrected = isUuid(matchId)
      ? await correctResult(
          ctx,
          { matchId, winnerId, actId },
          { endSearches: (trx, search) => endSearches(ctx, trx, search) },
        )
      : ({ ok: false, code: 'MATCH_UNKNOWN' } as const)
    if (!corrected.ok) {
      const { code } = corrected
      return { ok: false, lines: [`Nothing was done: ${whyNot[code]}.`], code }
    }
    const { isChanged, tournamentId, wasId } = corrected
    return {
      ok: true,
      lines: [`Match ${matchId} ${isChanged ? 'is now' : 'was already'} won by ${winnerId}.`],
      changed: { user: winnerId, tournament: tournamentId, match: matchId, from: wasId, to: winnerId },
    }
  },
}
