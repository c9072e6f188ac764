import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { hasOperators, inviteOperator } from '../../people/operators/index.ts'
import { insertAct, updateDone } from '../operator/actStore.ts'

/**
 * Makes the one-time link for the first operator, who is an owner; null if the desk has operators. Once one
 * has joined, all other links for the first operator are void.
 */
export async function inviteFirstOperator(
  { db, time }: Context,
  { deskUrl }: { deskUrl: string },
): Promise<string | null> {
  if (await hasOperators(db)) return null
  const nowMs = time.nowMs()
  const now = new Date(nowMs)
  return db.transaction().execute(async (trx) => {
    const made = await inviteOperator(trx, { roles: ['owner'] }, { nowMs })
    if (!made.ok) throw new Error(`the first operator can't be invited: ${made.code}`)
    const id = randomUUID()
    const given = { roles: 'owner' }
    await insertAct(
      trx,
      { id, verb: 'invite', who: 'the server', why: 'the desk has no operator yet', given },
      now,
    )
    await updateDone(trx, { id, doneAt: now, changed: { invited: 'the first operator', roles: 'owner' } })
    return `${deskUrl}/desk/invite#${made.token}`
  })
}
