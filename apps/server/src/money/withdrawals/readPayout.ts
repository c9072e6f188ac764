import type { WalletState } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { readTrust, type TrustChanges } from '../../people/accounts/index.ts'
import { isIdentified } from '../../people/identityChecks/index.ts'
import { selectPayee } from './withdrawalStore.ts'

const HOUR_MS = 3_600_000
/** How long withdrawals rest after a change of what guards them, so that the owner has time to notice. */
const REST_MS = {
  keyChangedAt: 48 * HOUR_MS,
  passwordChangedAt: 48 * HOUR_MS,
  emailChangedAt: 24 * HOUR_MS,
  factorsChangedAt: 24 * HOUR_MS,
} as const

type Changes = { keyChangedAt: Date | null } & TrustChanges

/** Returns until when withdrawals rest after these changes; null if they don't. */
export function restsUntilMs(changes: Changes, nowMs: number): number | null {
  const kinds = Object.keys(REST_MS) as (keyof typeof REST_MS)[]
  const ends = kinds.map((kind) => (changes[kind]?.getTime() ?? Number.NEGATIVE_INFINITY) + REST_MS[kind])
  const untilMs = Math.max(...ends)
  return untilMs > nowMs ? untilMs : null
}

/** Reads the Pix key that a user's withdrawals go to, until when they rest, and whether the CPF is known. */
export async function readPayout(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<WalletState['payout']> {
  const payee = await selectPayee(db, { sealer, userId })
  const { passwordChangedAt, emailChangedAt, factorsChangedAt } = await readTrust(db, userId)
  const keyChangedAt = payee?.keyChangedAt ?? null
  const changes = { keyChangedAt, passwordChangedAt, emailChangedAt, factorsChangedAt }
  const restsUntil = restsUntilMs(changes, nowMs)
  const knowsCpf = payee !== null || (await isIdentified(db, userId))
  return { pixKey: payee?.pixKey.key ?? null, restsUntil, knowsCpf }
}
