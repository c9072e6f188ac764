import type { MatchNotice, TournamentEvent } from '@lance/contract'
import {
  type BracketMatch,
  byeOf,
  displayName,
  type EndReason,
  MATCH_NOTICE_DAYS,
  noticeOfEnd,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import {
  deleteOldMatchNotices,
  insertMatchNotices,
  type NewMatchNotice,
  selectUnseenMatches,
  selectUnseenMatchesOf,
  type UnseenMatch,
} from './matchNoticeStore.ts'
import type { MatchRow } from './matchStore.ts'
import { openUnseenWatch, type UnseenWatch } from './unseenWatch.ts'

/** The most rows that one sweep deletes. */
const DELETED_AT_ONCE = 1000

const oldestEnd = (nowMs: number) => new Date(nowMs - MATCH_NOTICE_DAYS * 86_400_000)

type DecidedGame = {
  whiteId: string
  blackId: string
  winnerId: string | null
  reason: EndReason
  endedAtMs: number
}

/** Notes a decided match for the players who did not end its game themselves, in that transaction ([TOUR-41]). */
export async function noteDecided(
  trx: Kysely<Database>,
  { match, game, winnerId }: { match: MatchRow; game: DecidedGame; winnerId: string | null },
): Promise<void> {
  const { reason, endedAtMs } = game
  const end = { reason, wasDrawn: game.winnerId === null, winnerId }
  const notices = [game.whiteId, game.blackId].flatMap((userId): NewMatchNotice[] => {
    const kind = noticeOfEnd(end, userId)
    return kind === null ? [] : [{ userId, matchId: match.id, kind }]
  })
  await insertMatchNotices(trx, { tournamentId: match.tournamentId, notices, now: new Date(endedAtMs) })
}

/** Notes the byes of a round that begins. `ids` are those of its matches, in the same order. */
export async function noteByes(
  trx: Kysely<Database>,
  {
    tournamentId,
    matches,
    ids,
    now,
  }: { tournamentId: string; matches: readonly BracketMatch[]; ids: readonly string[]; now: Date },
): Promise<void> {
  const notices = matches.flatMap((match, index): NewMatchNotice[] => {
    const bye = byeOf(match)
    return bye ? [{ userId: bye.playerId, matchId: ids[index] ?? '', kind: 'bye' }] : []
  })
  await insertMatchNotices(trx, { tournamentId, notices, now })
}

/** Tells players of the matches that ended without them. */
export function openMatchNoticeWatch(
  ctx: Pick<Context, 'db' | 'bus' | 'log' | 'time'>,
): UnseenWatch<MatchNotice> {
  return openUnseenWatch(ctx, {
    name: 'a match',
    async read(userIds) {
      const unseen = await selectUnseenMatches(ctx.db, { userIds, endedAfter: oldestEnd(ctx.time.nowMs()) })
      const byUser = Map.groupBy(unseen, ({ userId }) => userId)
      return new Map([...byUser].map(([userId, rows]) => [userId, rows.map(showMatchNotice)]))
    },
    usersOf: (tournamentId) => selectUnseenMatchesOf(ctx.db, tournamentId),
    concernedBy,
  })
}

/** A match tells its players; a beginning round brings byes, and like the end it may save a player. */
function concernedBy(event: TournamentEvent): readonly string[] | 'tournament' | null {
  switch (event.type) {
    case 'MATCH_COMPLETED':
      return [event.data.player1Id, event.data.player2Id]
    case 'ROUND_ADVANCED':
    case 'TOURNAMENT_FINISHED':
    case 'TOURNAMENT_STATUS_CHANGED':
      return 'tournament'
    default:
      return null
  }
}

/** A notice in wire format. */
function showMatchNotice({
  userId: _,
  opponentId,
  opponentName,
  notedAt,
  ...rest
}: UnseenMatch): MatchNotice {
  const opponent = opponentId === null ? null : displayName({ id: opponentId, name: opponentName })
  return { ...rest, opponent, at: notedAt.getTime() }
}

/** Deletes the notices of tournaments that ended long ago. */
export async function sweepMatchNotices(ctx: Pick<Context, 'db' | 'time'>): Promise<void> {
  await deleteOldMatchNotices(ctx.db, { endedBefore: oldestEnd(ctx.time.nowMs()), limit: DELETED_AT_ONCE })
}
