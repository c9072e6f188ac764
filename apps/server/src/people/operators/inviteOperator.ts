import type { OperatorRole } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { hashToken, isTokenShaped, makeSecretToken } from '../accounts/index.ts'
import {
  expireInvites,
  expireInvitesOfAct,
  type Invite,
  insertInvite,
  selectInvite,
  selectOperator,
  selectOperatorByName,
} from './operatorStore.ts'

/** How long an invitation may be used, in ms. */
export const INVITE_MS = 24 * 60 * 60_000

type Db = Kysely<Database>

export type InviteResult =
  | { ok: true; token: string; expiresAt: Date; roles: readonly OperatorRole[] }
  | { ok: false; code: 'UNKNOWN' | 'LEFT' }

/**
 * Makes the token of a one-time link. `roles`: for a new operator, who chooses a name. `name`: for an operator
 * who needs a new factor; earlier links of theirs end. `actId`: the act that makes it; done again, its earlier link
 * ends.
 */
export async function inviteOperator(
  trx: Db,
  to: { roles: readonly OperatorRole[] } | { name: string },
  { nowMs, actId = null }: { nowMs: number; actId?: string | null },
): Promise<InviteResult> {
  const [now, expiresAt] = [new Date(nowMs), new Date(nowMs + INVITE_MS)]
  const { token, hash: tokenHash } = makeSecretToken()
  if (actId !== null) await expireInvitesOfAct(trx, actId, now)
  if ('roles' in to) {
    await insertInvite(trx, { tokenHash, operatorId: null, roles: to.roles, actId, now, expiresAt })
    return { ok: true, token, expiresAt, roles: to.roles }
  }
  const operator = await selectOperatorByName(trx, to.name)
  if (!operator) return { ok: false, code: 'UNKNOWN' }
  if (operator.endedAt) return { ok: false, code: 'LEFT' }
  await expireInvites(trx, operator.id, now)
  const { id: operatorId, roles } = operator
  await insertInvite(trx, { tokenHash, operatorId, roles, actId, now, expiresAt })
  return { ok: true, token, expiresAt, roles }
}

/** Ends an invitation that was not used yet, by the act that made it. `name`: of the operator it was for. */
export async function cancelInvite(
  trx: Db,
  { actId, now }: { actId: string; now: Date },
): Promise<{ ok: true; name: string | null; roles: readonly OperatorRole[] } | { ok: false }> {
  const ended = await expireInvitesOfAct(trx, actId, now)
  if (!ended) return { ok: false }
  const operator = ended.operatorId === null ? null : await selectOperator(trx, ended.operatorId)
  return { ok: true, name: operator?.name ?? null, roles: ended.roles }
}

/** What an invitation is for; null if it is used or expired. */
export function readInvite(db: Db, token: string, now: Date): Promise<Invite | null> {
  return isTokenShaped(token) ? selectInvite(db, hashToken(token), now) : Promise.resolve(null)
}
