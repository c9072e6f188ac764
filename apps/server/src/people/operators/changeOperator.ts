import type { OperatorRole } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { lockOwners, type Operator, selectOperatorByName, updateEnded, updateRoles } from './operatorStore.ts'
import { endSessionsOf } from './sessionStore.ts'

export type ChangeRefusal = { ok: false; code: 'UNKNOWN' | 'LEFT' | 'LAST_OWNER' }
type Changed = { ok: true; operator: Operator; sessionsEnded: number }

type Db = Kysely<Database>

async function findChangeable(trx: Db, name: string, stays: boolean): Promise<Operator | ChangeRefusal> {
  const owners = await lockOwners(trx)
  const operator = await selectOperatorByName(trx, name)
  if (!operator) return { ok: false, code: 'UNKNOWN' }
  if (operator.endedAt) return { ok: false, code: 'LEFT' }
  const isLast = owners.length === 1 && owners[0] === operator.id
  return isLast && !stays ? { ok: false, code: 'LAST_OWNER' } : operator
}

/** An operator leaves: their factors count no longer, and their sessions end at once. */
export function endOperator(
  db: Db,
  { name, now }: { name: string; now: Date },
): Promise<Changed | ChangeRefusal> {
  return db.transaction().execute(async (trx) => {
    const operator = await findChangeable(trx, name, false)
    if ('ok' in operator) return operator
    await updateEnded(trx, operator.id, now)
    return { ok: true, operator, sessionsEnded: await endSessionsOf(trx, operator.id, now) }
  })
}

/** Gives an operator these roles and no others, in sessions that are open too. */
export function changeRoles(
  db: Db,
  { name, roles }: { name: string; roles: readonly OperatorRole[] },
): Promise<Changed | ChangeRefusal> {
  return db.transaction().execute(async (trx) => {
    const operator = await findChangeable(trx, name, roles.includes('owner'))
    if ('ok' in operator) return operator
    await updateRoles(trx, operator.id, roles)
    return { ok: true, operator, sessionsEnded: 0 }
  })
}

/** Ends all sessions of an operator, who may sign in again. */
export async function endOperatorSessions(
  db: Db,
  { name, now }: { name: string; now: Date },
): Promise<Changed | ChangeRefusal> {
  const operator = await selectOperatorByName(db, name)
  if (!operator) return { ok: false, code: 'UNKNOWN' }
  return { ok: true, operator, sessionsEnded: await endSessionsOf(db, operator.id, now) }
}
