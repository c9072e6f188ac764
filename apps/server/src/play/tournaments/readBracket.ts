import {
  BRACKET_PAGE_MATCHES,
  BRACKET_SEARCH_MAX_PLAYERS,
  BRACKET_WHOLE_MAX_PLAYERS,
  type Bracket,
  type BracketQuery,
  userId,
} from '@lance/contract'
import type { Refusal } from '../../kernel/routing.ts'
import {
  selectLatestByName,
  selectMatchById,
  selectMatchesOfPlayer,
  selectRoundPage,
  selectWholeBracket,
} from './bracketStore.ts'
import type { ShownMatch } from './matchStore.ts'
import { showMatch } from './showTournament.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { selectTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/**
 * The requested part of a bracket, by rounds: all of it for up to 256 players; for more, or on request, a
 * page of a round or some players' matches. Includes the clocks of running games.
 */
export async function readBracket(
  ctx: TournamentsContext,
  { id, ...query }: BracketQuery & { id: string },
): Promise<{ ok: true; bracket: Bracket } | Refusal> {
  const tournament = await selectTournament(ctx.db, id)
  if (!tournament) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const matches = await selectMatches(ctx, tournament, query)
  const running = matches.flatMap(({ status, gameId }) =>
    status === 'IN_PROGRESS' && gameId !== null ? [gameId] : [],
  )
  const at = ctx.time.nowMs()
  const clocks = await ctx.ports.readClocks(running)
  const bracket: Bracket = {}
  for (const match of matches) {
    const known = match.gameId === null ? undefined : clocks.get(match.gameId)
    const round = String(match.round)
    bracket[round] ??= []
    bracket[round].push(showMatch(match, known ? { ...known, at } : null))
  }
  return { ok: true, bracket }
}

function selectMatches(
  { db }: TournamentsContext,
  { id: tournamentId, participants, currentRound }: TournamentRow,
  { round, offset, limit, player, match }: BracketQuery,
): Promise<ShownMatch[]> {
  if (match !== undefined) return selectMatchById(db, { tournamentId, matchId: match })
  if (player !== undefined) {
    const known = userId.safeParse(player)
    if (known.success) return selectMatchesOfPlayer(db, { tournamentId, userId: known.data })
    return selectLatestByName(db, { tournamentId, part: player, playersMax: BRACKET_SEARCH_MAX_PLAYERS })
  }
  const isWhole = round === undefined && offset === undefined && limit === undefined
  if (isWhole && participants <= BRACKET_WHOLE_MAX_PLAYERS) return selectWholeBracket(db, tournamentId)
  return selectRoundPage(db, {
    tournamentId,
    round: round ?? currentRound,
    offset: offset ?? 0,
    limit: limit ?? BRACKET_PAGE_MATCHES,
  })
}
