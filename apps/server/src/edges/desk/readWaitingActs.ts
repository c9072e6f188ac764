import type { WaitingAct } from '@lance/contract/desk'
import { selectWithdrawalsById } from '../../money/withdrawals/index.ts'
import type { OperatorSession } from '../../people/operators/index.ts'
import { selectWaitingActs } from '../operator/actRequestStore.ts'
import { isSamePerson } from '../operator/samePerson.ts'
import type { DeskContext } from './deskContext.ts'

/** The most acts that are shown as waiting; they wait for a day. */
const WAITING_MAX = 200

/** The acts that wait for a second operator, oldest first, as the operator of this session sees them. */
export async function readWaitingActs(
  { ctx: { db, time } }: DeskContext,
  { operatorId, name }: OperatorSession,
): Promise<WaitingAct[]> {
  const acts = await selectWaitingActs(db, { now: new Date(time.nowMs()), limit: WAITING_MAX })
  const ids = acts.flatMap(({ given }) => given.withdrawal ?? [])
  const withdrawals = new Map((await selectWithdrawalsById(db, ids)).map((row) => [row.id, row]))
  return acts.map(({ actId, verb, given, who, why, askedAt, expiresAt, operatorId: by }) => {
    const row = withdrawals.get(given.withdrawal ?? '')
    return {
      actId,
      verb,
      given: { ...given },
      who,
      isOwn: isSamePerson({ who, operatorId: by }, { who: name, operatorId }),
      why,
      askedAt: askedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      withdrawal: row
        ? { id: row.id, user: { id: row.userId, name: row.userName }, amountCents: Number(row.amount) }
        : null,
    }
  })
}
