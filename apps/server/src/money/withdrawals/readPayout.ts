import type { WalletState } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { readTrust } from '../../people/accounts/index.ts'
import { selectPayee } from './withdrawalStore.ts'

/** How long withdrawals rest after a new Pix key or password, so that the owner has time to notice. */
const RESTS_MS = 48 * 3_600_000

/** Returns until when withdrawals rest after these changes; null if they don't. */
export function restsUntilMs(changes: readonly (Date | null)[], nowMs: number): number | null {
  const untilMs = Math.max(...changes.map((at) => at?.getTime() ?? Number.NEGATIVE_INFINITY)) + RESTS_MS
  return untilMs > nowMs ? untilMs : null
}

/** Reads the Pix key that a user's withdrawals go to, and until when they rest. */
export async function readPayout(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<WalletState['payout']> {
  const payee = await selectPayee(db, userId)
  const { passwordChangedAt } = await readTrust(db, userId)
  const restsUntil = restsUntilMs([payee?.keyChangedAt ?? null, passwordChangedAt], nowMs)
  return { pixKey: payee?.pixKey.key ?? null, restsUntil }
}
