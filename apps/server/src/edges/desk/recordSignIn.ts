import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { insertAct, updateDone } from '../operator/actStore.ts'

type Visit = {
  verb: 'accept-invite' | 'sign-in' | 'sign-out'
  operatorId: string
  who: string
  factor?: string
}

/** Writes to the log that an operator came or left, in the transaction that lets them. */
export async function recordVisit(
  trx: Context['db'],
  { verb, operatorId, who, factor }: Visit,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const given: Record<string, string> = factor === undefined ? {} : { factor }
  await insertAct(trx, { id, verb, who, why: 'at the desk', given, operatorId }, now)
  await updateDone(trx, { id, doneAt: now, changed: { operator: who } })
}
