import { MATCH_NOTICES_MAX } from '@lance/contract'
import type { MatchNoticeKind, TournamentFormat } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for telling players of matches that ended without them. A notice is a row until its player closes it.

type Db = Kysely<Database>

export type NewMatchNotice = { userId: string; matchId: string; kind: MatchNoticeKind }

/** An unseen notice. The opponent is null for a bye; their name is null if their account is closed. */
export type UnseenMatch = Row<'match_notices', 'userId' | 'matchId' | 'tournamentId' | 'notedAt'> & {
  kind: MatchNoticeKind
  tournamentName: string
  format: TournamentFormat
  round: number
  isFinal: boolean
  opponentId: string | null
  opponentName: string | null
}

/** Stores notices, replacing an earlier one of the same match, and forgets the oldest of too many. */
export async function insertMatchNotices(
  trx: Db,
  { tournamentId, notices, now }: { tournamentId: string; notices: readonly NewMatchNotice[]; now: Date },
): Promise<void> {
  if (notices.length === 0) return
  const userIds = notices.map(({ userId }) => userId)
  await sql`
    insert into match_notices (user_id, match_id, tournament_id, kind, noted_at)
    select user_id, match_id, ${tournamentId}, kind, ${now}
    from unnest(
      ${userIds}::uuid[], ${notices.map(({ matchId }) => matchId)}::uuid[], ${notices.map(({ kind }) => kind)}::text[]
    ) as noted (user_id, match_id, kind)
    order by user_id
    on conflict (user_id, match_id) do update set kind = excluded.kind, noted_at = excluded.noted_at`.execute(
    trx,
  )
  await sql`
    delete from match_notices n using (
      select user_id, match_id,
        row_number() over (partition by user_id order by noted_at desc, match_id) as number
      from match_notices where user_id = any(${userIds}::uuid[])
    ) as counted
    where counted.number > ${MATCH_NOTICES_MAX}
      and n.user_id = counted.user_id and n.match_id = counted.match_id`.execute(trx)
}

/** The matches that these users have not seen, oldest first, without those of tournaments that ended earlier. */
export async function selectUnseenMatches(
  db: Db,
  { userIds, endedAfter }: { userIds: readonly string[]; endedAfter: Date },
): Promise<UnseenMatch[]> {
  const { rows } = await sql<UnseenMatch>`
    select n.user_id as "userId", n.match_id as "matchId", n.tournament_id as "tournamentId", n.kind,
      n.noted_at as "notedAt", t.name as "tournamentName", t.format, m.round, m.round = t.total_rounds as "isFinal",
      o.id as "opponentId", o.name as "opponentName"
    from match_notices n join tournaments t on t.id = n.tournament_id
    join tournament_matches m on m.id = n.match_id
    left join users o on o.id = case when m.player1_id = n.user_id then m.player2_id else m.player1_id end
    where n.user_id = any(${userIds}::uuid[]) and (t.ended_at is null or t.ended_at > ${endedAfter})
    order by n.noted_at, n.match_id`.execute(db)
  return rows
}

/** The users who have not seen a match of this tournament. */
export async function selectUnseenMatchesOf(db: Db, tournamentId: string): Promise<string[]> {
  const { rows } = await sql<Row<'match_notices', 'userId'>>`
    select distinct user_id as "userId" from match_notices where tournament_id = ${tournamentId}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Deletes a notice of this kind: one that has replaced it meanwhile stays. */
export async function deleteMatchNotice(
  db: Db,
  { tournamentId, matchId, userId, kind }: NewMatchNotice & { tournamentId: string },
): Promise<void> {
  await sql`
    delete from match_notices
    where user_id = ${userId} and match_id = ${matchId} and tournament_id = ${tournamentId} and kind = ${kind}`.execute(
    db,
  )
}

/** Of a cancelled tournament, whose matches no longer count. */
export async function deleteMatchNoticesOfTournament(trx: Db, tournamentId: string): Promise<void> {
  await sql`delete from match_notices where tournament_id = ${tournamentId}`.execute(trx)
}

export async function deleteMatchNoticesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from match_notices where user_id = ${userId}`.execute(trx)
}

export async function deleteOldMatchNotices(
  db: Db,
  { endedBefore, limit }: { endedBefore: Date; limit: number },
): Promise<void> {
  await sql`
    delete from match_notices where (user_id, match_id) in (
      select n.user_id, n.match_id from match_notices n join tournaments t on t.id = n.tournament_id
      where t.ended_at <= ${endedBefore} limit ${limit}
    )`.execute(db)
}

/** For the owner of the account. */
export async function selectOwnMatchNotices(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select tournament_id as "tournamentId", match_id as "matchId", kind, noted_at as "notedAt" from match_notices
    where user_id = ${userId} order by noted_at, match_id`.execute(db)
  return rows
}
