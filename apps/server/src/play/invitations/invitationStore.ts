import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of invitations.

type Db = Kysely<Database>

export type InvitationRow = Row<
  'invitations',
  | 'id'
  | 'hostId'
  | 'timeControlS'
  | 'incrementS'
  | 'variant'
  | 'color'
  | 'createdAt'
  | 'until'
  | 'takenBy'
  | 'gameId'
> & {
  hostName: string | null
}

const columns = sql`
  i.id, i.host_id as "hostId", u.name as "hostName", i.time_control_s as "timeControlS",
  i.increment_s as "incrementS", i.variant, i.color,
  i.created_at as "createdAt", i.until, i.taken_by as "takenBy", i.game_id as "gameId"
  from invitations i join users u on u.id = i.host_id`

/** An invitation that is open, or taken and still stored. `locked`: until the transaction ends. */
export async function selectInvitation(
  db: Db,
  id: string,
  { now, locked = false }: { now: Date; locked?: boolean },
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} where i.id = ${id} and i.until > ${now} ${locked ? sql`for update of i` : sql``}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The open invitations of this user, oldest first. */
export async function selectOpenInvitations(db: Db, hostId: string, now: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} where i.host_id = ${hostId} and i.taken_by is null and i.until > ${now}
    order by i.created_at, i.id`.execute(db)
  return rows
}

/** Inserts an invitation unless one with that id exists. */
export async function insertInvitation(
  trx: Db,
  {
    id,
    hostId,
    timeControlS,
    incrementS,
    variant,
    color,
    createdAt,
    until,
  }: Omit<InvitationRow, 'hostName' | 'takenBy' | 'gameId'>,
): Promise<void> {
  await sql`
    insert into invitations (id, host_id, time_control_s, increment_s, variant, color, created_at, until)
    values (${id}, ${hostId}, ${timeControlS}, ${incrementS}, ${variant}, ${color}, ${createdAt}, ${until})
    on conflict (id) do nothing`.execute(trx)
}

export async function updateTaken(
  trx: Db,
  { id, takenBy, gameId }: { id: string; takenBy: string; gameId: string },
): Promise<void> {
  await sql`update invitations set taken_by = ${takenBy}, game_id = ${gameId} where id = ${id}`.execute(trx)
}

/** Deletes this host's invitation if it has not been taken. */
export async function deleteOpen(db: Db, { id, hostId }: { id: string; hostId: string }): Promise<void> {
  await sql`delete from invitations where id = ${id} and host_id = ${hostId} and taken_by is null`.execute(db)
}

export async function deletePast(
  db: Db,
  { now, atOnceMax }: { now: Date; atOnceMax: number },
): Promise<void> {
  await sql`
    delete from invitations where id in (
      select id from invitations where until <= ${now} order by until limit ${atOnceMax} for update skip locked
    )`.execute(db)
}

export type OwnInvitation = { id: string; createdAt: Date } & Record<string, unknown>

/** All stored invitations of a user, newest first, in pages. */
export async function selectOwnInvitations(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnInvitation | null; limit: number },
): Promise<OwnInvitation[]> {
  const { rows } = await sql<OwnInvitation>`
    select id, time_control_s as "timeControl", increment_s as increment, variant, color, created_at as "createdAt", until, game_id as "gameId"
    from invitations
    where host_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export async function deleteInvitationsOf(trx: Db, hostId: string): Promise<void> {
  await sql`delete from invitations where host_id = ${hostId}`.execute(trx)
}
