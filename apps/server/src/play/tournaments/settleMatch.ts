import type { MatchEnd, TournamentEvent } from '@lance/contract'
import { displayName, type EndReason, REPLAY_BLACK_S, REPLAY_WAIT_S, REPLAY_WHITE_S } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { noteDecided } from './matchNotices.ts'
import {
  insertMatchEnd,
  lockMatchOfGame,
  type MatchRow,
  selectMatchOfGame,
  updateMatch,
} from './matchStore.ts'
import { selectApplicant, shareTournamentOfGame } from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** An ended game, as a tournament sees it. */
export type EndedMatchGame = {
  gameId: string
  whiteId: string
  blackId: string
  winnerId: string | null
  reason: EndReason
  tournamentId: string | null
  endedAtMs: number
}

/** What the end of a game means for its match. `winnerId` null: both players are out. */
export type MatchOutcome =
  | { kind: 'completed'; winnerId: string | null }
  /** Replayed. `whiteId` now has White. */
  | { kind: 'replayed'; whiteId: string }
  /** An operator voided the game: the match is played as if the game had never begun. */
  | { kind: 'undone' }

/** Decides a match by the end of its game. A draw is replayed once; after a second draw, Black advances. */
export function decideMatch(
  { gameNumber }: Pick<MatchRow, 'gameNumber'>,
  { winnerId, blackId, reason }: Pick<EndedMatchGame, 'winnerId' | 'blackId' | 'reason'>,
): MatchOutcome {
  if (winnerId !== null) return { kind: 'completed', winnerId }
  if (reason === 'server' || reason === 'aborted') return { kind: 'undone' }
  if (reason === 'no_show') return { kind: 'completed', winnerId: null }
  return gameNumber > 1 ? { kind: 'completed', winnerId: blackId } : { kind: 'replayed', whiteId: blackId }
}

/** What a game's end step returns: nothing for a game that no running match waits for. */
export type SettledMatch = { match?: MatchEnd; afterCommit?: () => void }

/** What the end of a game does to its match of a knock-out, inside the transaction that ends it: once, or not at all. */
export function makeEndStep(
  ctx: Pick<TournamentsContext, 'config' | 'bus'>,
  { onCompleted }: { onCompleted: (tournamentId: string) => void },
) {
  return {
    async lockFirst(
      trx: Kysely<Database>,
      { gameId, tournamentId }: { gameId: string; tournamentId: string | null },
    ): Promise<void> {
      if (tournamentId === null) return
      await shareTournamentOfGame(trx, gameId)
      await lockMatchOfGame(trx, gameId)
    },
    async settle(trx: Kysely<Database>, game: EndedMatchGame): Promise<SettledMatch> {
      const match = game.tournamentId === null ? null : await selectMatchOfGame(trx, game.gameId)
      if (match?.status !== 'IN_PROGRESS' || match.format !== 'KNOCKOUT') return {}
      const outcome = decideMatch(match, game)
      const settled = { match, game, outcome }
      const end = makeMatchEnd(ctx, settled)
      await storeOutcome(trx, settled, end)
      await insertMatchEnd(trx, { gameId: game.gameId, end })
      if (outcome.kind === 'completed') await noteDecided(trx, { match, game, winnerId: outcome.winnerId })
      const event = await makeEvent(trx, settled)
      return {
        match: end,
        afterCommit: () => {
          if (event) publishEvent(ctx, match.tournamentId, event)
          if (outcome.kind === 'completed') onCompleted(match.tournamentId)
        },
      }
    },
  }
}

type Settled = { match: MatchRow; game: EndedMatchGame; outcome: MatchOutcome }

/** What the players of the game are told of its match. */
function makeMatchEnd(
  { config }: Pick<TournamentsContext, 'config'>,
  { match: { id: matchId, gameNumber }, game: { endedAtMs }, outcome }: Settled,
): MatchEnd {
  const replayAt = endedAtMs + REPLAY_WAIT_S * 1000
  switch (outcome.kind) {
    case 'completed':
      return { outcome: 'decided', matchId, winnerId: outcome.winnerId }
    case 'replayed': {
      const clocks = { whiteMs: REPLAY_WHITE_S * 1000, blackMs: REPLAY_BLACK_S * 1000 }
      return { outcome: 'replayed', matchId, startsAt: replayAt, ...clocks }
    }
    case 'undone': {
      const startAt = endedAtMs + config.TOURNAMENT_NO_SHOW_S * 1000
      return { outcome: 'undone', matchId, startsAt: gameNumber === 1 ? startAt : replayAt }
    }
  }
}

async function storeOutcome(
  trx: Kysely<Database>,
  { match: { id, gameNumber, whiteId }, game: { gameId, endedAtMs }, outcome }: Settled,
  end: MatchEnd,
): Promise<void> {
  const now = new Date(endedAtMs)
  const dueAt = end.outcome === 'decided' ? null : new Date(end.startsAt)
  switch (outcome.kind) {
    case 'completed': {
      const { winnerId } = outcome
      return updateMatch(trx, { id, status: 'COMPLETED', winnerId, whiteId, gameId, gameNumber, now, dueAt })
    }
    case 'replayed': {
      const swapped = { whiteId: outcome.whiteId, gameId, gameNumber }
      return updateMatch(trx, { id, status: 'IN_PROGRESS', winnerId: null, ...swapped, now, dueAt })
    }
    case 'undone': {
      const isFirst = gameNumber === 1
      return updateMatch(trx, {
        id,
        status: isFirst ? 'PENDING' : 'IN_PROGRESS',
        winnerId: null,
        now,
        ...(isFirst ? { whiteId: null, gameId: null } : { whiteId, gameId }),
        gameNumber: gameNumber - 1,
        dueAt,
      })
    }
  }
}

async function makeEvent(
  trx: Kysely<Database>,
  { match, game, outcome }: Settled,
): Promise<TournamentEvent | null> {
  const { id: matchId, round, slot, player1Id, player2Id } = match
  if (player1Id === null || player2Id === null) return null
  const data = { matchId, round, slot, player1Id, player2Id }
  if (outcome.kind === 'replayed')
    return { type: 'MATCH_DRAWN', data: { ...data, startsAt: game.endedAtMs + REPLAY_WAIT_S * 1000 } }
  if (outcome.kind === 'undone') return null
  const { winnerId } = outcome
  const name = winnerId && displayName({ id: winnerId, name: (await selectApplicant(trx, winnerId)).name })
  return { type: 'MATCH_COMPLETED', data: { ...data, winnerId, winnerName: name || null } }
}
