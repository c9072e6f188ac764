import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for questions that wait for one answer, and for the proofs that sessions gave.

type Db = Kysely<Database>
export type ChallengeKind = Database['factor_challenges']['kind']
export type StoredProof = { kind: Database['session_proofs']['kind']; provedAt: Date }

/**
 * Stores a question. Deletes a user's oldest beyond `keep`; refuses one without a user, false, when `openMax`
 * of those wait already.
 */
export async function insertChallenge(
  db: Db,
  challenge: { hash: Buffer; kind: ChallengeKind; userId: string | null; at: Date; expiresAt: Date },
  { keep, openMax }: { keep: number; openMax: number },
): Promise<boolean> {
  const { hash, kind, userId, at, expiresAt } = challenge
  const { rows } = await sql`
    insert into factor_challenges (hash, kind, user_id, created_at, expires_at)
    select ${hash}, ${kind}, ${userId}, ${at}, ${expiresAt}
    where ${userId}::uuid is not null or (
      select count(*) from (
        select from factor_challenges where user_id is null and expires_at > ${at} limit ${openMax}
      ) as waiting
    ) < ${openMax} returning hash`.execute(db)
  if (userId !== null)
    await sql`delete from factor_challenges where hash in (
      select hash from factor_challenges where user_id = ${userId} order by created_at desc, hash offset ${keep}
    )`.execute(db)
  return rows.length > 0
}

/** Takes a question that still waits, so that it is answered once. Returns its user. */
export async function takeChallenge(
  db: Db,
  { hash, kind, now }: { hash: Buffer; kind: ChallengeKind; now: Date },
): Promise<{ userId: string | null; createdAt: Date } | null> {
  const { rows } = await sql<{ userId: string | null; createdAt: Date }>`
    delete from factor_challenges where hash = ${hash} and kind = ${kind} and expires_at > ${now}
    returning user_id as "userId", created_at as "createdAt"`.execute(db)
  return rows[0] ?? null
}

/** The user of the sign-in with this second step, which is not taken. */
export async function findSecondStep(
  db: Db,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<{ userId: string; createdAt: Date } | null> {
  const { rows } = await sql<{ userId: string; createdAt: Date }>`
    select user_id as "userId", created_at as "createdAt" from factor_challenges
    where hash = ${hash} and kind = 'second_step' and expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

export async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await sql`delete from factor_challenges where user_id = ${userId}`.execute(db)
}

export async function deleteExpiredChallenges(
  db: Db,
  { now, atOnceMax }: { now: Date; atOnceMax: number },
): Promise<void> {
  await sql`delete from factor_challenges where hash in (
    select hash from factor_challenges where expires_at <= ${now} limit ${atOnceMax}
  )`.execute(db)
}

export async function upsertProof(
  db: Db,
  { sessionId, kind, provedAt }: { sessionId: string } & StoredProof,
): Promise<void> {
  await sql`
    insert into session_proofs (session_id, kind, proved_at) values (${sessionId}, ${kind}, ${provedAt})
    on conflict (session_id) do update set kind = excluded.kind, proved_at = excluded.proved_at`.execute(db)
}

export async function findProof(db: Db, sessionId: string): Promise<StoredProof | null> {
  const { rows } = await sql<Row<'session_proofs', 'kind' | 'proved_at'>>`
    select kind, proved_at from session_proofs where session_id = ${sessionId}`.execute(db)
  const [row] = rows
  return row ? { kind: row.kind, provedAt: row.proved_at } : null
}

/** Records that factors changed, so that withdrawals rest. */
export async function recordFactorChange(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await sql`update users set factors_changed_at = ${at} where id = ${userId}`.execute(db)
}
