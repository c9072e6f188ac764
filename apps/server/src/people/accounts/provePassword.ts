import type { Refusal } from '../../kernel/routing.ts'
import { findAccount } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'

/**
 * Checks whether this is the user's current password. Guesses count as they do at sign-in, so that a
 * borrowed session is no way to find it out. Refuses WRONG_CREDENTIALS, TOO_OFTEN, BUSY.
 */
export async function provePassword(
  ctx: AccountsContext,
  { userId, password, network }: { userId: string; password: string; network: string },
): Promise<{ ok: true; hash: string } | Refusal> {
  const guess = { account: userId, network }
  const admitted = await ctx.limits.countGuess(guess)
  if (!admitted.ok) return admitted
  const account = await findAccount(ctx.db, userId)
  const compared = await ctx.passwords.verify(password, account?.password_hash ?? null)
  if (!compared.ok) {
    await ctx.limits.uncountGuess(guess)
    return compared
  }
  if (!account || !compared.matches) return { ok: false, code: 'WRONG_CREDENTIALS' }
  await ctx.limits.clearGuesses(guess)
  return { ok: true, hash: account.password_hash }
}
