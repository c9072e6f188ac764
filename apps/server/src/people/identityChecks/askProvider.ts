import { type CheckRow, openPerson, postponeCheck, selectCheck, updateWaits } from './checkStore.ts'
import { CHECK_OPEN_MS, pollAfterMs } from './identityBounds.ts'
import type { IdentityContext } from './identityContext.ts'
import type { IdentityAnswer } from './identityProvider.ts'
import { ProviderDown } from './identityProvider.ts'
import { settleCheck } from './settleCheck.ts'

/**
 * Asks the provider about an open check and applies its answer. Safe to repeat and to run at the same time on
 * several servers: the first answer that ends the check is the one. Without an answer the check waits.
 */
export async function askProvider(ctx: IdentityContext, id: string): Promise<void> {
  const check = await selectCheck(ctx.db, id)
  if (!check || check.settledAt) return
  const ageMs = ctx.time.nowMs() - check.startedAt.getTime()
  if (ageMs >= CHECK_OPEN_MS) return settleCheck(ctx, { id, status: 'expired', reason: null })
  const answer = await ask(ctx, check)
  const askAt = new Date(ctx.time.nowMs() + pollAfterMs(ageMs))
  if (answer === null) return postponeCheck(ctx.db, { id, askAt })
  if (answer.status === 'waits') return updateWaits(ctx.db, { id, documentUrl: answer.documentUrl, askAt })
  const reason = answer.status === 'refused' ? answer.reason : null
  return settleCheck(ctx, { id, status: answer.status, reason })
}

/** Null: the provider did not answer, or it is another one than the check began with. */
async function ask(ctx: IdentityContext, check: CheckRow): Promise<IdentityAnswer | null> {
  const { provider, config, log } = ctx
  if (provider === null || provider.name !== check.provider) return null
  try {
    const known = check.status === 'waits' ? await provider.read(check.id) : null
    if (known) return known
    return await provider.start({
      reference: check.id,
      person: openPerson(ctx.sealer, check),
      needsDocument: config.IDENTITY_DOCUMENTS,
      returnUrl: `${ctx.siteUrl()}/profile`,
    })
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.error({ err: error, checkId: check.id }, 'the identity provider did not answer')
    return null
  }
}
