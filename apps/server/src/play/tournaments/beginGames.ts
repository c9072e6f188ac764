import { randomInt } from 'node:crypto'
import { assignColors, paceOf, REPLAY_BLACK_S, REPLAY_WHITE_S, speedOf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { enterGames, lockPlayers, publishPresence } from '../../people/presence/index.ts'
import { type MatchRow, selectWhites, updateBegun } from './matchStore.ts'
import { selectPace } from './tournamentStore.ts'
import { type PresenceChange, publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** A match with both players, to be played now. */
export type ReadyMatch = MatchRow & { player1Id: string; player2Id: string }

export type BegunGames = {
  games: { match: ReadyMatch; gameId: string }[]
  changes: PresenceChange[]
}

export const isReady = (match: MatchRow): match is ReadyMatch =>
  match.player1Id !== null && match.player2Id !== null

/** Begins the games of locked matches of one tournament, and seats their players. */
export async function beginGames(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  matches: readonly ReadyMatch[],
  nowMs: number,
): Promise<BegunGames> {
  const userIds = matches.flatMap(({ player1Id, player2Id }) => [player1Id, player2Id])
  await lockPlayers(trx, { userIds, nowMs })
  const colored = await assignColorsToMatches(trx, matches)
  // Replays have another time control.
  const first = colored.filter(({ match }) => match.gameNumber === 0)
  const replays = colored.filter(({ match }) => match.gameNumber > 0)
  const made = [
    ...(await createAll(ctx, trx, first, { isReplay: false, nowMs })),
    ...(await createAll(ctx, trx, replays, { isReplay: true, nowMs })),
  ]
  const begun = made.map(({ match, gameId, whiteId }) => ({ id: match.id, gameId, whiteId }))
  await updateBegun(trx, { begun, now: new Date(nowMs) })
  const seats = made.flatMap(({ whiteId, blackId, gameId }) =>
    [whiteId, blackId].map((userId) => ({ userId, gameId })),
  )
  return { games: made, changes: await enterGames(trx, { seats, nowMs }) }
}

type ColoredMatch = { match: ReadyMatch; whiteId: string; blackId: string }

async function createAll(
  { config, ports }: TournamentsContext,
  trx: Kysely<Database>,
  colored: readonly ColoredMatch[],
  { isReplay, nowMs }: { isReplay: boolean; nowMs: number },
): Promise<(ColoredMatch & { gameId: string })[]> {
  const [one] = colored
  if (!one) return []
  // A knock-out has the operator's.
  const pace = (await selectPace(trx, one.match.tournamentId)) ?? paceOf(config.TOURNAMENT_TIME_CONTROL_S)
  const games = colored.map(({ match, whiteId, blackId }) => ({
    tournamentId: match.tournamentId,
    whiteId,
    blackId,
    ...(isReplay ? paceOf(REPLAY_WHITE_S) : pace),
    // A replay is faster, but counts for the same rating.
    speed: speedOf(pace),
    ...(isReplay && { blackMs: REPLAY_BLACK_S * 1000 }),
    // The time at which the server would have begun the game itself.
    firstMovesUntilMs: match.dueAt?.getTime() ?? nowMs,
  }))
  const firstMoveMs = config.FIRST_MOVE_S * 1000
  const gameIds = await ports.createGames(trx, games, { firstMoveMs, nowMs })
  return colored.map((one, index) => ({ ...one, gameId: gameIds[index] ?? '' }))
}

/** White goes to the player who had it less often in this tournament; a replay already has its colors. */
async function assignColorsToMatches(
  trx: Kysely<Database>,
  matches: readonly ReadyMatch[],
): Promise<ColoredMatch[]> {
  const whites = await selectWhites(trx, matches)
  return matches.map((match) => {
    const { player1Id, player2Id, whiteId } = match
    if (whiteId !== null) return { match, whiteId, blackId: whiteId === player1Id ? player2Id : player1Id }
    const history = (playerId: string) => ({ playerId, whiteSurplus: whites.get(playerId) ?? 0 })
    const drawn = assignColors({ one: history(player1Id), other: history(player2Id) }, randomInt(2) / 2)
    return { match, ...drawn }
  })
}

/** Call only after the commit. */
export function publishGamesBegun(ctx: TournamentsContext, { games, changes }: BegunGames): void {
  publishPresence(ctx, changes)
  for (const { match, gameId } of games) {
    const { id: matchId, round, slot, player1Id, player2Id } = match
    publishEvent(ctx, match.tournamentId, {
      type: 'MATCH_STARTED',
      data: { matchId, round, slot, player1Id, player2Id, gameId },
    })
  }
}
