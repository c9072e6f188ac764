import { keepLimit, makeReais } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { NamedKeys } from '../../kernel/namedKeys.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { identitiesOf } from './identitiesOf.ts'
import { deleteIdentities, lockPlainIdentities, selectOwnIdentities } from './identityStore.ts'
import { type KeptRules, upsertKept } from './keptRulesStore.ts'
import { deleteRules, selectRules } from './playRulesStore.ts'

/** A user's rules. Those that still apply when the account is closed are kept under keyed hashes. */
export function ownRules({ time, sealer }: Pick<Context, 'time' | 'sealer'>, keys: NamedKeys): OwnDataPart {
  return {
    exportOf: (db, { userId }) => ({
      async limits() {
        const nowMs = time.nowMs()
        const { adultDeclaredAt, pausedUntil, isCarried, depositLimit } = await selectRules(db, {
          userId,
          nowMs,
        })
        const { limit, next } = depositLimit
        return {
          adultDeclaredAt,
          pausedUntil,
          pauseIsOfAnotherAccount: isCarried,
          dailyDeposit: limit && makeReais(limit),
          nextDailyDeposit: next && {
            limit: next.limit && makeReais(next.limit),
            from: new Date(next.fromMs),
          },
        }
      },
      knownBy: () => selectOwnIdentities(db, userId),
    }),
    async forget(trx, user) {
      await keepRules(trx, { keys, sealer }, user)
      await deleteRules(trx, user.userId)
      await deleteIdentities(trx, user.userId)
      return {}
    },
  }
}

/** Called before the account's address and CPF are deleted. */
async function keepRules(
  trx: Kysely<Database>,
  { keys, sealer }: { keys: NamedKeys; sealer: Context['sealer'] },
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  const { pausedUntil, depositLimit } = await selectRules(trx, { userId, nowMs })
  const kept: KeptRules = {
    pausedUntil: pausedUntil && pausedUntil.getTime() > nowMs ? pausedUntil : null,
    limit: keepLimit(depositLimit, nowMs),
  }
  if (!kept.pausedUntil && !kept.limit) return
  const plain = await lockPlainIdentities(trx, { sealer, userId })
  if (!plain) throw new Error(`the account ${userId} was closed before its rules were kept`)
  for (const { isProven, hashes } of identitiesOf(keys, plain))
    await upsertKept(trx, { hashes, isProven, kept, now: new Date(nowMs) })
}
