import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type ShownMatch, shownMatches } from './matchStore.ts'

// SQL for showing brackets.

type Db = Kysely<Database>

/** All matches of a tournament, round by round from the top. */
export async function selectWholeBracket(db: Db, tournamentId: string): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches} where m.tournament_id = ${tournamentId} order by m.round, m.slot`.execute(db)
  return rows
}

/** The final and the semi-finals, as far as they have been drawn. */
export async function selectFinals(
  db: Db,
  { tournamentId, totalRounds }: { tournamentId: string; totalRounds: number },
): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches}
    where m.tournament_id = ${tournamentId} and m.round >= ${totalRounds - 1}
    order by m.round, m.slot`.execute(db)
  return rows
}

/** A page of a round, from the top. */
export async function selectRoundPage(
  db: Db,
  {
    tournamentId,
    round,
    offset,
    limit,
  }: { tournamentId: string; round: number; offset: number; limit: number },
): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches}
    where m.tournament_id = ${tournamentId} and m.round = ${round}
      and m.slot >= ${offset} and m.slot < ${offset + limit}
    order by m.slot`.execute(db)
  return rows
}

/** The match with this id, if it belongs to the tournament. */
export async function selectMatchById(
  db: Db,
  { tournamentId, matchId }: { tournamentId: string; matchId: string },
): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches} where m.tournament_id = ${tournamentId} and m.id = ${matchId}`.execute(db)
  return rows
}

/** All matches of one player. */
export async function selectMatchesOfPlayer(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`
    ${shownMatches}
    where m.tournament_id = ${tournamentId} and (m.player1_id = ${userId} or m.player2_id = ${userId})
    order by m.round`.execute(db)
  return rows
}

const ACCENTED = 'áàâãäåéèêëíìîïóòôõöúùûüçñ'
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn'

/** Normalises a text for searching: lower case, without the diacritics of our languages. */
export const normalised = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), ${ACCENTED}, ${PLAIN})`

/**
 * The latest match of each player whose name contains `part`, round by round. Of too many players, takes the
 * best seeds. Scans at most the players of one tournament.
 */
export async function selectLatestByName(
  db: Db,
  { tournamentId, part, playersMax }: { tournamentId: string; part: string; playersMax: number },
): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`
    with found as (
      select e.user_id from tournament_entries e join users on users.id = e.user_id
      where e.tournament_id = ${tournamentId} and e.seed is not null
        and strpos(${normalised(sql`users.name`)}, ${normalised(sql`${part}::text`)}) > 0
      order by e.seed limit ${playersMax}
    ), latest as (
      select distinct on (found.user_id) m.id from found
      join tournament_matches m on m.tournament_id = ${tournamentId}
        and (m.player1_id = found.user_id or m.player2_id = found.user_id)
      order by found.user_id, m.round desc
    )
    ${shownMatches} where m.id in (select id from latest) order by m.round, m.slot`.execute(db)
  return rows
}
