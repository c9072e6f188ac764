import type { Refusal, Speaker } from '../routing.ts'
import { findAccount, replacePasswordHash, revokeSessions, voidMailTokens } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { checkPassword } from './parseCredentials.ts'
import { tellSessionsEnded } from './tellSessionsEnded.ts'

type Change = { currentPassword: string; password: string; network: string }

/** Changes the password of who knows the current one. His other sessions end, and links of older mails die. */
export async function changePassword(
  ctx: AccountsContext,
  speaker: Speaker,
  change: Change,
): Promise<{ ok: true } | Refusal> {
  const checked = checkPassword(change.password)
  if (!checked.ok) return checked
  const known = await proveCurrent(ctx, speaker, change)
  if (!known.ok) return known
  const hashed = await ctx.passwords.hash(change.password)
  if (!hashed.ok) return hashed

  const { userId, sessionId } = speaker
  const ended = await ctx.db.transaction().execute(async (trx) => {
    if (!(await replacePasswordHash(trx, { userId, from: known.hash, to: hashed.hash }))) return null
    const at = new Date(ctx.time.nowMs())
    await voidMailTokens(trx, { userId, kind: 'reset_password', at })
    return revokeSessions(trx, { ofUser: userId, butSessionId: sessionId }, at)
  })
  if (!ended) return { ok: false, code: 'WRONG_CREDENTIALS' }
  tellSessionsEnded(ctx.bus, ended)
  return { ok: true }
}

/** Guesses at the current password count like those at the door: a borrowed session is no way to find it out. */
async function proveCurrent(
  ctx: AccountsContext,
  { userId }: Speaker,
  { currentPassword, network }: Change,
): Promise<{ ok: true; hash: string } | Refusal> {
  const guess = { account: userId, network }
  const admitted = ctx.limits.guess(guess)
  if (!admitted.ok) return admitted
  const account = await findAccount(ctx.db, userId)
  const compared = await ctx.passwords.verify(currentPassword, account?.password_hash ?? null)
  if (!compared.ok) {
    ctx.limits.unguess(guess)
    return compared
  }
  if (!account || !compared.matches) return { ok: false, code: 'WRONG_CREDENTIALS' }
  ctx.limits.guessedRight(guess)
  return { ok: true, hash: account.password_hash }
}
