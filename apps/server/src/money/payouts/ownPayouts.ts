import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'

/**
 * Which of a user's wins and prizes were judged before they were paid, and what the user saw of it. What was found is not
 * part of the data export, because it would show how to avoid it.
 */
export const ownPayouts: OwnDataPart = {
  exportOf: (db, { userId }) => ({ payoutReviews: () => reviewsOf(db, userId) }),
  async forget(trx, { userId }) {
    await sql`delete from payout_judgements where user_id = ${userId}`.execute(trx)
    return {}
  },
}

type Judged = Row<'payout_judgements', 'id' | 'gameId' | 'tournamentId' | 'state' | 'askedAt' | 'endedAt'>

const SEEN_AS: Readonly<Record<Judged['state'], 'waiting' | 'in_review' | 'paid' | 'returned'>> = {
  waiting: 'waiting',
  judging: 'waiting',
  failed: 'waiting',
  held: 'in_review',
  clean: 'paid',
  released: 'paid',
  missed: 'paid',
  undone: 'returned',
}

async function* reviewsOf(db: Kysely<Database>, userId: string): AsyncGenerator<object> {
  for await (const { gameId, tournamentId, state, askedAt, endedAt } of inPages(selectJudged, { db, userId }))
    yield { gameId, tournamentId, state: SEEN_AS[state], askedAt, endedAt }
}

async function selectJudged(
  db: Kysely<Database>,
  userId: string,
  { after, limit }: { after: Judged | null; limit: number },
): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select id, game_id as "gameId", tournament_id as "tournamentId", state, asked_at as "askedAt", ended_at as "endedAt"
    from payout_judgements
    where user_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (asked_at, id) > (${after?.askedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by asked_at, id limit ${limit}`.execute(db)
  return rows
}
