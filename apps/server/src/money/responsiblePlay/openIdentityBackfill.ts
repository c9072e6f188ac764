import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { NamedKeys } from '../../kernel/namedKeys.ts'
import { identitiesOf } from './identitiesOf.ts'
import {
  deleteIdentities,
  lockPlainIdentities,
  selectAccountsAfter,
  upsertIdentity,
} from './identityStore.ts'

const PAGE_ACCOUNTS = 500
const PAGES_A_RUN = 4
const RESTS_MS = 3_600_000

/**
 * Goes through all accounts, some in each run, and adds missing hashes: of accounts that are older than the
 * hashes or than a key, or that a server of the previous version created. Accounts that such a server closed
 * lose theirs. After the last account it rests for an hour.
 */
export function openIdentityBackfill(
  { db, time, sealer }: Pick<Context, 'db' | 'time' | 'sealer'>,
  keys: NamedKeys,
): () => Promise<void> {
  const keyIds = keys.map(({ id }) => id)
  let after: string | null = null
  let restsUntilMs = Number.NEGATIVE_INFINITY

  async function backfill(trx: Kysely<Database>, userId: string): Promise<void> {
    const plain = await lockPlainIdentities(trx, { sealer, userId })
    if (!plain) return deleteIdentities(trx, userId)
    for (const identity of identitiesOf(keys, plain)) await upsertIdentity(trx, userId, identity)
  }

  async function backfillPage(): Promise<void> {
    const accounts = await selectAccountsAfter(db, { after, keyIds, limit: PAGE_ACCOUNTS })
    for (const account of accounts) {
      if (!account.isDue) continue
      await db.transaction().execute((trx) => backfill(trx, account.userId))
    }
    after = accounts.length < PAGE_ACCOUNTS ? null : (accounts.at(-1)?.userId ?? null)
    if (after === null) restsUntilMs = time.nowMs() + RESTS_MS
  }

  return async () => {
    for (let page = 0; page < PAGES_A_RUN && time.nowMs() >= restsUntilMs; page++) await backfillPage()
  }
}
