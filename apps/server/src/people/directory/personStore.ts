import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of one person as operators see them.

type Db = Kysely<Database>

/** An act of an operator that is in force. */
type StandingAct = { at: Date; who: string; why: string }

export type PersonRow = Row<
  'users',
  | 'id'
  | 'name'
  | 'email'
  | 'emailConfirmedAt'
  | 'createdAt'
  | 'closedAt'
  | 'country'
  | 'phone'
  | 'language'
  | 'role'
  | 'titles'
  | 'score'
> & {
  seenAt: Date | null
  ratings: { speed: 'rapid' | 'classical' | 'daily'; rating: number; games: number }[]
  frozen: StandingAct | null
  held: StandingAct | null
}

type Flat = Omit<PersonRow, 'frozen' | 'held'> &
  Record<'frozenAt' | 'heldAt', Date | null> &
  Record<'frozenBy' | 'frozenWhy' | 'heldBy' | 'heldWhy', string | null>

/** A person, also one who closed their account; null if there is none with this id. */
export async function selectPerson(db: Db, userId: string): Promise<PersonRow | null> {
  const { rows } = await sql<Flat>`
    select u.id, u.name, u.email, u.email_confirmed_at as "emailConfirmedAt", u.created_at as "createdAt",
      u.closed_at as "closedAt", u.country, u.phone, u.language, u.role, u.titles, u.score,
      (select max(coalesce(used_at, s.created_at)) from sessions s where s.user_id = u.id) as "seenAt",
      (select coalesce(json_agg(json_build_object('speed', speed, 'rating', round(rating)::int, 'games', games)
        order by speed), '[]') from ratings r where r.user_id = u.id and games > 0) as ratings,
      f.frozen_at as "frozenAt", fa.who as "frozenBy", fa.why as "frozenWhy",
      h.held_at as "heldAt", ha.who as "heldBy", ha.why as "heldWhy"
    from users u
    left join frozen_accounts f on f.user_id = u.id left join operator_acts fa on fa.id = f.act_id
    left join payout_holds h on h.user_id = u.id left join operator_acts ha on ha.id = h.act_id
    where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { frozenAt, frozenBy, frozenWhy, heldAt, heldBy, heldWhy, ...person } = row
  return {
    ...person,
    frozen: standing(frozenAt, frozenBy, frozenWhy),
    held: standing(heldAt, heldBy, heldWhy),
  }
}

const standing = (at: Date | null, who: string | null, why: string | null): StandingAct | null =>
  at === null ? null : { at, who: who ?? '', why: why ?? '' }

export async function personExists(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId}`.execute(db)
  return rows.length > 0
}
