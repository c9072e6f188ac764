import { displayName } from '@lance/domain'
import { type SwissResult, swissResultOf } from '@lance/domain/swiss'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import {
  type EndedMatchGame,
  insertMatchEnd,
  type MatchRow,
  noteDecided,
  publishEvent,
  type SettledMatch,
  selectApplicant,
  selectMatchOfGame,
  type TournamentsContext,
  updateMatch,
} from '../tournaments/index.ts'

type EndedSwissGame = EndedMatchGame & { ply: number }
type SettleContext = Pick<TournamentsContext, 'config' | 'bus'>

/**
 * What the end of a game does to its match of a Swiss tournament, inside the transaction that ends it: once, or not at
 * all. The step of tournaments, which comes before, has taken the locks.
 */
export function makeSwissEndStep(
  ctx: SettleContext,
  { onCompleted }: { onCompleted: (tournamentId: string) => void },
) {
  return {
    async settle(trx: Kysely<Database>, game: EndedSwissGame): Promise<SettledMatch> {
      const match = game.tournamentId === null ? null : await selectMatchOfGame(trx, game.gameId)
      if (match?.format !== 'SWISS' || match.status !== 'IN_PROGRESS') return {}
      const { winnerId, whiteId, reason, ply } = game
      const winner = winnerId === null ? null : winnerId === whiteId ? 'white' : 'black'
      const result = swissResultOf({ winner, reason, ply })
      if (result === null) return undo(ctx, trx, { match, game })
      return complete(ctx, trx, { match, game, result, onCompleted })
    },
  }
}

/** An operator voided the game: the match is played as if the game had never begun, with the same colors. */
async function undo(
  { config }: SettleContext,
  trx: Kysely<Database>,
  { match, game: { gameId, endedAtMs } }: { match: MatchRow; game: EndedSwissGame },
): Promise<SettledMatch> {
  const startsAt = endedAtMs + config.TOURNAMENT_NO_SHOW_S * 1000
  const end = { outcome: 'undone', matchId: match.id, startsAt } as const
  await updateMatch(trx, {
    id: match.id,
    status: 'PENDING',
    winnerId: null,
    whiteId: match.whiteId,
    gameId: null,
    gameNumber: 0,
    dueAt: new Date(startsAt),
    now: new Date(endedAtMs),
  })
  await insertMatchEnd(trx, { gameId, end })
  return { match: end }
}

async function complete(
  ctx: SettleContext,
  trx: Kysely<Database>,
  {
    match,
    game,
    result,
    onCompleted,
  }: {
    match: MatchRow
    game: EndedSwissGame
    result: SwissResult
    onCompleted: (tournamentId: string) => void
  },
): Promise<SettledMatch> {
  const { id: matchId, tournamentId, round, slot, player1Id, player2Id, whiteId, gameNumber } = match
  const { gameId, winnerId, endedAtMs } = game
  const now = new Date(endedAtMs)
  await updateMatch(trx, {
    id: matchId,
    status: 'COMPLETED',
    winnerId,
    whiteId,
    gameId,
    gameNumber,
    dueAt: null,
    result,
    now,
  })
  const end = { outcome: 'decided', matchId, winnerId } as const
  await insertMatchEnd(trx, { gameId, end })
  await noteDecided(trx, { match, game, winnerId })
  const name = winnerId === null ? null : (await selectApplicant(trx, winnerId)).name
  const winnerName = winnerId === null ? null : displayName({ id: winnerId, name })
  return {
    match: end,
    afterCommit: () => {
      if (player1Id !== null && player2Id !== null) {
        const data = { matchId, round, slot, player1Id, player2Id, winnerId, winnerName, result }
        publishEvent(ctx, tournamentId, { type: 'MATCH_COMPLETED', data })
      }
      onCompleted(tournamentId)
    },
  }
}
