import { randomUUID } from 'node:crypto'
import {
  type AddedPasskey,
  PASSKEY_NAME_MAX_CHARS,
  PASSKEYS_MAX,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRegistration,
} from '@lance/contract'
import { challengeOf, makeRegistrationOptions, verifyRegistration } from '../../kernel/factors/passkeys.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { keepChallenge, useChallenge } from './challenges.ts'
import { changeFactors, dropCodesWithoutFactor, makeFirstCodes, type Origin } from './changeFactors.ts'
import type { FactorsContext } from './factorsContext.ts'
import { deletePasskey, insertPasskey, renamePasskey, selectPasskeys } from './passkeyStore.ts'
import { proveOwner } from './proveOwner.ts'
import { makePasskey } from './readFactors.ts'
import { handleOf } from './verifyPasskey.ts'

const TOO_MANY = { ok: false, code: 'TOO_MANY_PASSKEYS', params: { max: PASSKEYS_MAX } } as const

/** The bytes of the user's id: they name the account and reveal nothing that its games don't. */
const userHandle = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex')

function parsePasskeyName(text: string): { ok: true; name: string } | Refusal {
  const name = text.normalize('NFC').trim()
  const chars = [...name].length
  return chars === 0 || chars > PASSKEY_NAME_MAX_CHARS || /\p{C}/u.test(name)
    ? { ok: false, code: 'PASSKEY_NAME', params: { max: PASSKEY_NAME_MAX_CHARS } }
    : { ok: true, name }
}

/** A challenge for a new passkey. Refuses what `proveOwner` refuses, and TOO_MANY_PASSKEYS. */
export async function askToAddPasskey(
  ctx: FactorsContext,
  caller: Caller,
  { network, email, name }: { network: string; email: string; name: string },
): Promise<{ ok: true; options: PasskeyCreation } | Refusal> {
  const { userId } = caller
  const proved = await proveOwner(ctx, { caller, password: undefined, network })
  if (!proved.ok) return proved
  const passkeys = await selectPasskeys(ctx.db, userId)
  if (passkeys.length >= PASSKEYS_MAX) return TOO_MANY
  const owner = { handle: userHandle(userId), name: email, displayName: name }
  const known = passkeys.map(handleOf)
  const options = await makeRegistrationOptions({ party: ctx.party(), owner, known })
  const asked = { text: options.challenge, kind: 'register', userId, nowMs: ctx.time.nowMs() } as const
  const kept = await ctx.db.transaction().execute((trx) => keepChallenge(trx, asked))
  return kept.ok ? { ok: true, options } : kept
}

/** Stores a new passkey. Refuses PASSKEY_NAME, TOO_MANY_PASSKEYS, STEP_ENDED, PASSKEY_REFUSED and what `changeFactors` does. */
export async function addPasskey(
  ctx: FactorsContext,
  caller: Caller,
  asked: { name: string; passkey: PasskeyRegistration; origin: Origin },
): Promise<{ ok: true; answer: AddedPasskey } | Refusal> {
  const { userId } = caller
  const parsed = parsePasskeyName(asked.name)
  if (!parsed.ok) return parsed
  const { name } = parsed
  return changeFactors(ctx, caller, {
    origin: asked.origin,
    async apply(trx, nowMs) {
      const text = challengeOf(asked.passkey)
      const question = await useChallenge(trx, { text, kind: 'register', userId, nowMs })
      if (!question.ok) return question
      const { challenge } = question
      const verified = await verifyRegistration({ party: ctx.party(), challenge, response: asked.passkey })
      if (!verified.ok) return verified
      if ((await selectPasskeys(trx, userId)).length >= PASSKEYS_MAX) return TOO_MANY
      const { id, publicKey, counter, transports } = verified.passkey
      const stored = {
        id: randomUUID(),
        credentialId: Buffer.from(id, 'base64url'),
        userId,
        name,
        publicKey: Buffer.from(publicKey),
        counter: BigInt(counter),
        transports: transports.filter((one) => /^[a-z-]+$/.test(one)).join(' '),
        createdAt: new Date(nowMs),
        usedAt: null,
      }
      if (!(await insertPasskey(trx, stored))) return { ok: false, code: 'PASSKEY_REFUSED' }
      const recoveryCodes = await makeFirstCodes(trx, userId)
      const change = { kind: 'factor_added', factor: name } as const
      return { ok: true, change, answer: { passkey: makePasskey(stored), recoveryCodes } }
    },
  })
}

/** Gives a passkey another name. Refuses PASSKEY_NAME and PASSKEY_NOT_FOUND. */
export async function namePasskey(
  { db }: Pick<FactorsContext, 'db'>,
  { userId }: Caller,
  asked: { id: string; name: string },
): Promise<{ ok: true; passkey: Passkey } | Refusal> {
  const parsed = parsePasskeyName(asked.name)
  if (!parsed.ok) return parsed
  const renamed = await renamePasskey(db, { userId, id: asked.id, name: parsed.name })
  return renamed ? { ok: true, passkey: makePasskey(renamed) } : { ok: false, code: 'PASSKEY_NOT_FOUND' }
}

/** Deletes a passkey. Refuses PASSKEY_NOT_FOUND, and what `changeFactors` does. */
export async function removePasskey(
  ctx: FactorsContext,
  caller: Caller,
  { id, origin }: { id: string; origin: Origin },
): Promise<{ ok: true } | Refusal> {
  const { userId } = caller
  return changeFactors(ctx, caller, {
    origin,
    async apply(trx) {
      const name = await deletePasskey(trx, { userId, id })
      if (name === null) return { ok: false, code: 'PASSKEY_NOT_FOUND' }
      await dropCodesWithoutFactor(trx, userId)
      return { ok: true, change: { kind: 'factor_removed', factor: name }, answer: null }
    },
  })
}
